import { useTranslation } from '~/i18n/use-translation';
import type { Seller } from '@bff/areas/public';
import { OrgNumber } from './OrgNumber';
import { PhoneLink } from './PhoneLink';

/** How to reach the seller with a question, and when they answer. Address and number are written out, because not every device can act on such a link. */
export function ReachSeller({ seller: { phone, hours, email, answerDays } }: { seller: Seller }) {
  const { t } = useTranslation('common');
  return (
    <>
      <a href={`mailto:${email}`}>{email}</a>
      {phone ? (
        <>
          {' '}
          {t('seller.orCall')} <PhoneLink {...phone} />
          {hours ? ` (${hours})` : null}
        </>
      ) : null}
      {'. '}
      {answerDays === null ? null : t('seller.answers', { count: answerDays })}
    </>
  );
}

/** Who runs the service and how to reach them; empty details are left out. */
export function SellerLines({ seller: { name, orgNumber, address, phone, hours, email } }: { seller: Seller }) {
  return (
    <>
      {name ? (
        <>
          {name}
          {orgNumber ? (
            <>
              {' · '}
              <OrgNumber>{orgNumber}</OrgNumber>
            </>
          ) : null}
          {address ? ` · ${address}` : null}
          <br />
        </>
      ) : null}
      {phone ? (
        <>
          <PhoneLink {...phone} />
          {hours ? ` (${hours})` : null}
          {' · '}
        </>
      ) : null}
      <a href={`mailto:${email}`}>{email}</a>
    </>
  );
}
