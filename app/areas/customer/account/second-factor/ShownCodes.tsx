import { useTranslation } from '~/i18n/use-translation';
import { Banner } from '@ds/patterns/Banner/Banner';
import { CodeList } from '@ds/patterns/CodeList/CodeList';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { usePath } from '~/http/paths';
import { to } from '~/to';

/** Shows recovery codes, this once: we cannot show them again. */
export function ShownCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation('account');
  const path = usePath();
  return (
    <>
      <h2 id="codes-heading">{t('codes.title')}</h2>
      <Banner tone="warning">{t('codes.once')}</Banner>
      <CodeList label={t('codes.title')} codes={codes} />
      <p>{t('codes.use')}</p>
      <p className="no-print">
        <LinkButton href={path(to.dashboard())}>{t('codes.saved')}</LinkButton>
      </p>
    </>
  );
}
