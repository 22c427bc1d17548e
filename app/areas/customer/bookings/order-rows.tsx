import type { BookingView } from '@bff/areas/customer';
import type { SummaryRow } from '@ds/patterns/SummaryList/SummaryList';
import { usePath } from '~/http/paths';
import { useTranslation } from '~/i18n/use-translation';
import { to } from '~/to';

/** The order that a booking was bought with, and its other buses. */
export function useOrderRows({ siblings, orderNumber }: BookingView, readOnly: boolean): SummaryRow[] {
  const { t } = useTranslation('booking');
  const path = usePath();
  const [purchase, booking] = readOnly ? [to.purchaseSheet, to.bookingSheet] : [to.purchase, to.booking];
  return [
    { label: t('details.order'), value: <a href={path(purchase(orderNumber))}>{orderNumber}</a> },
    ...(siblings.length > 0
      ? [
          {
            label: t('details.siblings'),
            value: siblings.map((number, index) => (
              <span key={number}>
                {index > 0 ? ', ' : ''}
                <a href={path(booking(number))}>{number}</a>
              </span>
            )),
          },
        ]
      : []),
  ];
}
