import type { MessageSubject } from '@bff/domain/outgoing-messages';
import { usePath } from '~/http/paths';
import { to } from '~/to';

type Subject = Pick<MessageSubject, 'orderNumber' | 'bookingNumber'>;

/** The number of a message's order, otherwise of its booking. */
export const aboutNumber = ({ orderNumber, bookingNumber }: Subject): string | null =>
  orderNumber ?? bookingNumber ?? null;

/** The same as a link; nothing if there is neither. */
export function AboutLink({ about: { orderNumber, bookingNumber } }: { about: Subject }) {
  const path = usePath();
  if (orderNumber !== undefined) return <a href={path(to.adminPurchase(orderNumber))}>{orderNumber}</a>;
  return bookingNumber === undefined ? null : <a href={path(to.adminBooking(bookingNumber))}>{bookingNumber}</a>;
}
