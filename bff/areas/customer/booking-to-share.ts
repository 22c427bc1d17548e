import { seeBooking } from '@bff/domain/bookings';
import { seeTripLink, type TripLink } from '@bff/domain/journeys';
import type { Actor } from '@bff/domain/shared/actor';

/** A booking whose trip its customer may share by a link. @throws DomainError `booking.notFound` */
export async function bookingToShare(
  actor: Actor,
  bookingNumber: string,
): Promise<{ bookingId: number; bookingNumber: string; link: TripLink | null; canBeShared: boolean }> {
  const { booking } = await seeBooking(actor, bookingNumber);
  const { link, canBeShared } = await seeTripLink(actor, booking.id);
  return { bookingId: booking.id, bookingNumber: booking.number, link: link ?? null, canBeShared };
}
