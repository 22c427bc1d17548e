// Traces: S8-024
import type { Actor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { bookingPolicy } from './booking.policy';
import { bookingStore } from './booking.store';
import type { BookingDetails, OrderDetails } from './order-details';
import { orderIn } from './order-in-language';
import { readOrderDetails } from './order-details.store';

/** The order of that number. Throws `booking.notFound` when it does not exist or the actor may not see it: both answer alike. */
export async function seeOrder(actor: Actor, orderNumber: string): Promise<OrderDetails> {
  const order = await readOrderDetails(orderNumber);
  must(order && bookingPolicy.see(actor, order), 'booking.notFound');
  const read = await orderIn(actor.language, order);
  return bookingPolicy.seeAllBuses(actor, order) ? read : ownBusesOf(actor, read);
}

/** An operator sees its own buses, as if the order had no others: who else drives or drove for the customer does not concern it. */
function ownBusesOf(actor: Actor, order: OrderDetails): OrderDetails {
  const bookings = order.bookings.filter(({ companyId }) => actor.kind === 'user' && companyId === actor.companyId);
  const [first] = bookings;
  must(first, 'booking.notFound');
  return { ...order, bookings, company: first.company };
}

/** The booking of that number, with its order. Throws like `seeOrder`. */
export async function seeBooking(
  actor: Actor,
  bookingNumber: string,
): Promise<{ order: OrderDetails; booking: BookingDetails }> {
  const orderNumber = await bookingStore.orderNumberOf(bookingNumber);
  must(orderNumber, 'booking.notFound');
  const order = await seeOrder(actor, orderNumber);
  const booking = order.bookings.find(({ number }) => number === bookingNumber);
  must(booking, 'booking.notFound');
  // Another bus of the order may belong to another operator.
  return { order: { ...order, company: booking.company }, booking };
}

/**
 * The same for those who manage the order, not its customer. An operator sees only its own buses.
 * @throws DomainError `booking.notFound`
 */
export async function seeHandled(
  actor: Actor,
  bookingNumber: string,
): Promise<{ order: OrderDetails; booking: BookingDetails }> {
  const found = await seeBooking(actor, bookingNumber);
  const subject = { ...found.order, operators: [found.booking.companyId] };
  must(bookingPolicy.handle(actor, subject), 'booking.notFound');
  return found;
}
