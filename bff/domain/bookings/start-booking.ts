// Traces: S4-034, S4-059, S8-076
import type { Actor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { bookingStore } from './booking.store';
import { FIRM } from './booking-states';

interface BookingIds {
  orderId: number;
  bookingId: number;
}

/** The booking, locked with its order. @throws DomainError `booking.notFound` */
export async function lockBooking({ orderId, bookingId }: BookingIds) {
  const locked = await bookingStore.lockById(orderId);
  const booking = locked?.bookings.find(({ id }) => id === bookingId);
  must(booking, 'booking.notFound');
  return booking;
}

/**
 * Marks the trip as started: from now on nobody cancels it. Runs in the transaction that starts the journey and before the journey's lock:
 * an order comes first in the global lock order. A started one stays so.
 * @throws DomainError `booking.notFound`, `booking.notActive` for a canceled one, `journey.notPaid`
 */
export async function startBooking(actor: Actor, ids: BookingIds): Promise<void> {
  const booking = await lockBooking(ids);
  if (booking.status === 'started') return;
  must(booking.status !== 'canceled', 'booking.notActive');
  must(FIRM.includes(booking.status), 'journey.notPaid');
  await bookingStore.move(booking, 'started', { actor });
}

/**
 * The start of its journey is taken back: the booking is what it was before, and can be canceled again. As `startBooking`, before the
 * journey's lock. One that never started stays as it is.
 * @throws DomainError `booking.notFound`, `journey.notTakenBack` if nobody knows what it was
 */
export async function takeBackStart(actor: Actor, ids: BookingIds): Promise<void> {
  const booking = await lockBooking(ids);
  if (booking.status !== 'started') return;
  const before = await bookingStore.statusBeforeStart(ids.bookingId);
  must(before, 'journey.notTakenBack');
  await bookingStore.move(booking, before, { actor, code: 'takenBack' });
}
