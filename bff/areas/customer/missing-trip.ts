import { seeBooking } from '@bff/domain/bookings';
import { journeyOfMissingBus, missingRefusal } from '@bff/domain/journeys';
import type { Actor } from '@bff/domain/shared/actor';
import { type ShownPhone, shownPhone } from '@bff/domain/shared/shown-phone';

/** A trip whose customer waits for the bus. */
export interface MissingTrip {
  bookingNumber: string;
  from: string;
  to: string;
  operator: string;
  emergencyPhone: ShownPhone;
  pickup: Date;
  /** Why the bus cannot be reported missing: a message key with its params. */
  refusal: string | null;
}

/** @throws DomainError `journey.notFound` */
export async function missingTrip(actor: Actor, journeyNumber: string): Promise<MissingTrip> {
  const journey = await journeyOfMissingBus(actor, journeyNumber);
  const { order } = await seeBooking(actor, journey.bookingNumber);
  return {
    bookingNumber: journey.bookingNumber,
    from: order.stops[0]?.name ?? '',
    to: order.stops.at(-1)?.name ?? '',
    operator: order.company.name,
    emergencyPhone: shownPhone(order.company.emergencyPhone),
    pickup: journey.pickupAt,
    refusal: missingRefusal(journey)?.join(',') ?? null,
  };
}
