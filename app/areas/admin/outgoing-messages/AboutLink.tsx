import type { MessageSubject } from '@bff/domain/outgoing-messages';
import { usePath } from '~/http/paths';
import { to } from '~/to';

type Subject = Pick<MessageSubject, 'orderNumber' | 'bookingNumber'>;

/** The number of the order that a message is about, else of the booking. */
export const aboutNumber = ({ orderNumber, bookingNumber }: Subject): string | null =>
  orderNumber ?? bookingNumber ?? null;

/** The same as a link to it; nothing where it is about neither. */
export function AboutLink({ about: { orderNumber, bookingNumber } }: { about: Subject }) {
  const path = usePath();
  if (orderNumber !== undefined) return <a href={path(to.adminPurchase(orderNumber))}>{orderNumber}</a>;
  return bookingNumber === undefined ? null : <a href={path(to.adminBooking(bookingNumber))}>{bookingNumber}</a>;
}
