import type { Actor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { bookingPolicy } from './booking.policy';
import { isCalledOff, isConfirmed, isHolding } from './booking-states';
import type { OrderWithBookings } from './booking.store';

/** The actor's own order, still held. Throws what prevents that: not found, already paid, hold over. */
export function mustBeHeld(actor: Actor, found: OrderWithBookings | undefined): asserts found is OrderWithBookings {
  must(found && bookingPolicy.see(actor, found.order), 'booking.notFound');
  must(bookingPolicy.edit(actor, found.order), 'auth.noPermission');
  must(!found.bookings.some((booking) => isConfirmed(booking.status)), 'booking.alreadyConfirmed');
  must(!found.bookings.every(isCalledOff), 'booking.notActive');
  const held = found.bookings.every((booking) => isHolding(booking.status)) && !found.order.holdIsOver;
  must(held, 'booking.holdExpired');
}
