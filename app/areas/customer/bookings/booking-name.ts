import type { BookingView } from '@bff/areas/customer';
import type { Translate } from '~/i18n/text-keys';

/** A booking by the number that its customer knows: the order's, unless that has several buses. */
export const bookingName = (
  t: Translate,
  { number, orderNumber, siblings }: Pick<BookingView, 'number' | 'orderNumber' | 'siblings'>,
): string =>
  siblings.length > 0 ? t('booking:details.title', { number }) : t('booking:purchase.title', { number: orderNumber });

/** The title of its window: a canceled one says so. */
export const bookingTitle = (
  t: Translate,
  booking: Pick<BookingView, 'number' | 'orderNumber' | 'siblings' | 'cancellation'>,
): string =>
  booking.cancellation && booking.cancellation.paid > 0
    ? t('booking:purchase.canceledTitle', {
        number: booking.siblings.length > 0 ? booking.number : booking.orderNumber,
      })
    : bookingName(t, booking);
