import type { Payer } from '@bff/domain/payments';
import type { SummaryRow } from '@ds/patterns/SummaryList/SummaryList';
import { MailLink } from '~/frame/MailLink';
import { PhoneLink } from '~/frame/PhoneLink';
import { usePath } from '~/http/paths';
import { useTranslation } from '~/i18n/use-translation';
import { to } from '~/to';

/** Whose money it is, and whom to call about it. */
export function usePayerRows({ customerId, customerName, contact: { name, phone, email } }: Payer): SummaryRow[] {
  const { t } = useTranslation('bookings');
  const path = usePath();
  return [
    {
      label: t('details.customer'),
      value: <a href={path(to.customer(customerId))}>{customerName ?? t('customers:deleted.name')}</a>,
    },
    ...(name ? [{ label: t('details.contact'), value: name }] : []),
    ...(phone ? [{ label: t('details.phone'), value: <PhoneLink {...phone} /> }] : []),
    ...(email ? [{ label: t('details.email'), value: <MailLink address={email} /> }] : []),
  ];
}
