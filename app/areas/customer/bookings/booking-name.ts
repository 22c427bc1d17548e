import type { BookingView } from '@bff/areas/customer';
import type { Translate } from '~/i18n/text-keys';

/** A booking by the number that its customer knows: the order's, unless that has several buses. */
export const bookingName = (
  t: Translate,
  { number, orderNumber, siblings }: Pick<BookingView, 'number' | 'orderNumber' | 'siblings'>,
): string =>
  siblings.length > 0 ? t('booking:details.title', { number }) : t('booking:purchase.title', { number: orderNumber });
