import { useTranslation } from '~/i18n/use-translation';
import type { Seller } from '@bff/areas/public';
import { formatOrgNumber } from '@formats';
import { PhoneLink } from './PhoneLink';

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
