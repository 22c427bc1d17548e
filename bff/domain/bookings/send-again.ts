import { inTransaction } from '@bff/platform/transaction';
import type { Actor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { logTransition } from '@bff/domain/shared/event-log.store';
import { bookingPolicy } from './booking.policy';
import { bookingStore } from './booking.store';
import { chooseAgain, confirmAgain } from './booking-mail';
import { isConfirmed } from './booking-states';
import { isChoiceOpen } from './choice-deadline';
import type { BookingDetails, OrderDetails } from './order-details';
import { seeHandled } from './see-order';

/** What a customer can be sent again: the confirmation of the order, or the way to the choice after an operator's cancellation. */
export type SentAgain = 'confirmation' | 'choice';

/** What a booking's state calls for; null: nothing. */
export function sentAgainOf(
  { bookings }: Pick<OrderDetails, 'bookings'>,
  booking: Pick<BookingDetails, 'choice'>,
): SentAgain | null {
  if (isChoiceOpen(booking)) return 'choice';
  return bookings.some(({ status }) => isConfirmed(status)) ? 'confirmation' : null;
}

/** The booking from whose state an order's page sends: one that drives before one that is canceled. */
export const bookingToSend = ({ bookings }: OrderDetails): BookingDetails | undefined =>
  bookings.find(({ status }) => isConfirmed(status)) ?? bookings.find(isChoiceOpen);

/**
 * Sends the customer what they say never arrived: while the order is booked the confirmation, with its receipt and the trip as it is now;
 * of a booking whose choice is open the mail that leads to it. Returns which. @throws DomainError `booking.notFound`, `auth.noPermission`,
 * `booking.notActive`
 */
export async function sendAgain(actor: Actor, bookingNumber: string): Promise<SentAgain> {
  const { order } = await seeHandled(actor, bookingNumber);
  must(bookingPolicy.sendAgain(actor), 'auth.noPermission');
  return inTransaction(async () => {
    // Nothing is paid, canceled or chosen meanwhile.
    await bookingStore.lock(order.number);
    const { order: locked, booking } = await seeHandled(actor, bookingNumber);
    const sent = sentAgainOf(locked, booking);
    must(sent, 'booking.notActive');
    await (sent === 'choice' ? chooseAgain(order.number) : confirmAgain(order.number));
    const { id, status } = booking;
    await logTransition({
      entity: 'booking',
      entityId: id,
      from: status,
      to: status,
      by: actor,
      code: sent === 'choice' ? 'choiceSentAgain' : 'confirmedAgain',
    });
    return sent;
  });
}
