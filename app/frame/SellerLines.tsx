import { useTranslation } from '~/i18n/use-translation';
import type { Seller } from '@bff/areas/public';
import { formatOrgNumber } from '@formats';
import { PhoneLink } from './PhoneLink';

/** How somebody is reached, for who has something to ask: address and number in sight, as a press on them does nothing everywhere; and by when they answer. */
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

/** Who stands behind the service and how they are reached; what is not filled in stays unsaid. */
export function SellerLines({ seller: { name, orgNumber, address, phone, hours, email } }: { seller: Seller }) {
  const { t } = useTranslation('common');
  const who = [name, orgNumber && t('seller.orgNumber', { number: formatOrgNumber(orgNumber) }), address];
  return (
    <>
      {name ? (
        <>
          {who.filter(Boolean).join(' · ')}
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
