import { useTranslation } from '~/i18n/use-translation';
import { Banner } from '@ds/patterns/Banner/Banner';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { usePath } from '~/http/paths';
import { to } from '~/to';
import { CopyButton } from '../parts/CopyButton';

export interface NewKey {
  id: number;
  keyId: string;
  secret: string;
  /** Until when the previous secret is also valid; null if there was none, or it ended immediately. */
  previousUntil: Date | null;
}

/** Key and secret, in the response to the form that made them: no other page ever shows the secret. */
export function ShownKey({ id, keyId, secret, previousUntil }: NewKey) {
  const { t, i18n } = useTranslation('integration');
  const path = usePath();
  return (
    <>
      <Banner tone="warning" title={t('key.onceTitle')}>
        {t('key.once')}
      </Banner>
      <SummaryList
        rows={[
          {
            label: t('key.id'),
            value: <code>{keyId}</code>,
            action: <CopyButton text={keyId} what={t('key.id')} />,
          },
          {
            label: t('key.secret'),
            value: <code>{secret}</code>,
            action: <CopyButton text={secret} what={t('key.secret')} />,
          },
          ...(previousUntil ? [{ label: t('key.previousUntil'), value: <DateTime at={previousUntil} /> }] : []),
        ]}
      />
      <p className="measure">
        {t('key.howTo')} <a href={`/api/docs/signing?language=${i18n.language}`}>{t('key.docs')}</a>
      </p>
      <p>
        <LinkButton href={path(to.editIntegration(id))}>{t('key.saved')}</LinkButton>
      </p>
    </>
  );
}
