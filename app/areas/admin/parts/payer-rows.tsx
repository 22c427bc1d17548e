import type { Payer } from '@bff/domain/payments';
import type { SummaryRow } from '@ds/patterns/SummaryList/SummaryList';
import { usePath } from '~/http/paths';
import { useTranslation } from '~/i18n/use-translation';
import { useContactRows } from '~/nouns/bookings/contact-rows';
import { to } from '~/to';

/** Whose money it is, and whom to call about it. */
export function usePayerRows({ customerId, customerName, contact }: Payer): SummaryRow[] {
  const { t } = useTranslation('bookings');
  const path = usePath();
  return [
    {
      label: t('details.customer'),
      value: <a href={path(to.customer(customerId))}>{customerName ?? t('customers:deleted.name')}</a>,
    },
    ...useContactRows(contact),
  ];
}
