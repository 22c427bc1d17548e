import { seeBooking } from '@bff/domain/bookings';
import { seeTripLink, type TripLink } from '@bff/domain/journeys';
import type { Actor } from '@bff/domain/shared/actor';
import type { BusType } from '@states/vehicle-words';

interface BookingToShare {
  bookingId: number;
  bookingNumber: string;
  trip: { from: string; to: string; departure: Date; busType: BusType; companyId: number };
  link: TripLink | null;
  canBeShared: boolean;
}

/** A booking whose trip its customer may share by a link. @throws DomainError `booking.notFound` */
export async function bookingToShare(actor: Actor, bookingNumber: string): Promise<BookingToShare> {
  const { order, booking } = await seeBooking(actor, bookingNumber);
  const { link, canBeShared } = await seeTripLink(actor, booking.id);
  const { stops, departure } = order;
  const { id, number, busType, companyId } = booking;
  return {
    bookingId: id,
    bookingNumber: number,
    trip: { from: stops[0]?.name ?? '', to: stops.at(-1)?.name ?? '', departure, busType, companyId },
    link: link ?? null,
    canBeShared,
  };
}
