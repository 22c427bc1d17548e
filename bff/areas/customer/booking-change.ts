import { bookingPolicy, liveBookings, mustBeChangeable, passengersRevision, seeBooking } from '@bff/domain/bookings';
import type { Actor } from '@bff/domain/shared/actor';
import { DomainError, must } from '@bff/domain/shared/errors';

/** A booked trip that its customer wants otherwise. */
interface BookingChangeView {
  bookingNumber: string;
  from: string;
  to: string;
  departure: Date;
  adults: number;
  children: number;
  wheelchairs: number;
  /** What the form has before it. */
  revision: string;
  /** Of all buses that the trip is still made with. */
  seats: number;
  /** Why it cannot be changed, as `key` or `key,param`. */
  refusal: string | null;
}

/** Throws `booking.notFound` and `auth.noPermission`; a rule that forbids the change is part of the answer. */
export async function bookingChange(actor: Actor, bookingNumber: string): Promise<BookingChangeView> {
  const { order, booking } = await seeBooking(actor, bookingNumber);
  must(bookingPolicy.change(actor, order), 'auth.noPermission');
  const { adults, children, wheelchairs, stops, departure } = order;
  return {
    bookingNumber: booking.number,
    from: stops[0]?.name ?? '',
    to: stops.at(-1)?.name ?? '',
    ...{ departure, adults, children, wheelchairs },
    revision: passengersRevision(order),
    seats: liveBookings(order).reduce((sum, { seats }) => sum + seats, 0),
    refusal: await mustBeChangeable(departure, order.bookings).then(() => null, refusalOf),
  };
}

function refusalOf(error: unknown): string {
  if (!(error instanceof DomainError)) throw error;
  return [error.key, ...error.params].join(',');
}
