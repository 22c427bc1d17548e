import type { OwnBuyer } from '@bff/domain/deal-organisations';
import { Banner } from '@ds/patterns/Banner/Banner';
import { MailLink } from '~/frame/MailLink';
import { PhoneLink } from '~/frame/PhoneLink';
import { useTranslation } from '~/i18n/use-translation';

interface UnitBuyersProps {
  buyers: readonly Pick<OwnBuyer, 'unit' | 'name' | 'email' | 'phone'>[];
  title: string;
  text: string;
}

/** Whom somebody asks who belongs to an organisation's unit but does not buy for it. */
export function UnitBuyers({ buyers, title, text }: UnitBuyersProps) {
  const { t } = useTranslation('booking');
  return (
    <Banner tone="info" title={title}>
      <p>{text}</p>
      {buyers.map(({ unit, name, email, phone }) => (
        <p key={unit}>
          {t('list.buyers.of', { unit, name })}{' '}
          {phone ? (
            <>
              <PhoneLink {...phone} />,{' '}
            </>
          ) : null}
          <MailLink address={email} />
        </p>
      ))}
    </Banner>
  );
}
