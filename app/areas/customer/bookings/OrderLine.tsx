import type { BookingView } from '@bff/areas/customer';
import { usePath } from '~/http/paths';
import { useTranslation } from '~/i18n/use-translation';
import { to } from '~/to';

/**
 * The order that a booking was bought with, and its other buses; and the quote request that it was made from, which is nobody's else. Of one
 * bus the heading has the number, and a button the receipt.
 */
export function OrderLine({
  booking: { siblings, orderNumber, requestNumber },
  readOnly,
}: {
  booking: BookingView;
  readOnly: boolean;
}) {
  const { t } = useTranslation('booking');
  const path = usePath();
  const request =
    readOnly || requestNumber === null ? null : (
      <>
        {t('details.fromRequest')} <a href={path(to.quoteRequest(requestNumber))}>{requestNumber}</a>
      </>
    );
  if (siblings.length === 0 && !readOnly) return request && <p>{request}</p>;
  const [purchase, booking] = readOnly ? [to.purchaseSheet, to.bookingSheet] : [to.purchase, to.booking];
  return (
    <p>
      {t('details.order')} <a href={path(purchase(orderNumber))}>{orderNumber}</a>
      {siblings.length > 0 ? (
        <>
          <br />
          {t('details.siblings')}{' '}
          {siblings.map((number, index) => (
            <span key={number}>
              {index > 0 ? ', ' : ''}
              <a href={path(booking(number))}>{number}</a>
            </span>
          ))}
        </>
      ) : null}
      {request ? (
        <>
          <br />
          {request}
        </>
      ) : null}
    </p>
  );
}
