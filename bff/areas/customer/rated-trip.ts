import { seeBooking } from '@bff/domain/bookings';
import { journeyToRate, ratingRefusal } from '@bff/domain/journeys';
import type { Actor } from '@bff/domain/shared/actor';

/** A trip that its customer rates. */
export interface RatedTrip {
  bookingNumber: string;
  from: string;
  to: string;
  operator: string;
  departure: Date;
  /** Why it cannot be rated. */
  refusal: ReturnType<typeof ratingRefusal> | null;
}

/** @throws DomainError `journey.notFound` */
export async function ratedTrip(actor: Actor, journeyNumber: string): Promise<RatedTrip> {
  const journey = await journeyToRate(actor, journeyNumber);
  const { order, booking } = await seeBooking(actor, journey.bookingNumber);
  return {
    bookingNumber: journey.bookingNumber,
    from: order.stops[0]?.name ?? '',
    to: order.stops.at(-1)?.name ?? '',
    operator: order.company.name,
    departure: booking.departure,
    refusal: ratingRefusal(journey) ?? null,
  };
}
