import { createHmac } from 'node:crypto';
import type { Actor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { looksLikeToken, newToken, tokenHash } from '@bff/domain/shared/secret-token';
import { DAY } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { keyFor } from '@bff/platform/signing';
import { journeyPolicy } from './journey.policy';
import { isFirm, type JourneyRow, journeyStore } from './journey.store';
import { tripLinkStore } from './trip-link.store';

/** A trip link: as good as a password, so it must never be in a log. */
export interface TripLink {
  token: string;
  expires: Date;
}

/** A link works until a day after the trip. */
const expiryOf = ({ plannedEnd }: JourneyRow): Date => new Date(plannedEnd.getTime() + DAY);

/**
 * 256 unguessable bits, derived from the row's salt and the installation's secret: the owner can be shown the link again, and the database
 * alone yields none.
 */
const tokenOf = (bookingId: number, salt: string): string =>
  createHmac('sha256', keyFor('trip link')).update(`${bookingId}:${salt}`).digest('base64url');

/** The journey of a booking, for those who may share its trip. @throws DomainError `booking.notFound` */
async function ownJourney(actor: Actor, bookingId: number): Promise<JourneyRow> {
  const journey = await journeyStore.findOfBooking(bookingId);
  must(journey && journeyPolicy.share(actor, journey), 'booking.notFound');
  return journey;
}

/** Whether the trip can be shared (again): it is paid, and not long over. */
const canBeShared = (journey: JourneyRow): boolean => isFirm(journey) && expiryOf(journey) > clock.now();

/** The trip's link, if any, and whether one can be made. @throws DomainError `booking.notFound` */
export async function seeTripLink(
  actor: Actor,
  bookingId: number,
): Promise<{ link: TripLink | undefined; canBeShared: boolean }> {
  const journey = await ownJourney(actor, bookingId);
  const stored = await tripLinkStore.liveOf(bookingId, clock.now());
  const link = stored && { token: tokenOf(bookingId, stored.salt), expires: stored.expires };
  return { link, canBeShared: canBeShared(journey) };
}

/** Makes a link to the trip; an existing one stays. @throws DomainError `booking.notFound`, `booking.notActive` */
export async function shareTrip(actor: Actor, bookingId: number): Promise<void> {
  const journey = await ownJourney(actor, bookingId);
  must(canBeShared(journey), 'booking.notActive');
  if (await tripLinkStore.liveOf(bookingId, clock.now())) return;
  const salt = newToken();
  await tripLinkStore.insert({
    bookingId,
    salt,
    expires: expiryOf(journey),
    tokenHash: tokenHash(tokenOf(bookingId, salt)),
  });
}

/** Withdraws the link: it shows nothing from now on; another can be made. @throws DomainError `booking.notFound` */
export async function withdrawTripLink(actor: Actor, bookingId: number): Promise<void> {
  await ownJourney(actor, bookingId);
  await tripLinkStore.withdraw(bookingId, clock.now());
}

/** The journey that a link shows; undefined for one that is wrong, withdrawn or expired, all alike. */
export async function journeyOfLink(token: string): Promise<JourneyRow | undefined> {
  if (!looksLikeToken(token)) return undefined;
  const bookingId = await tripLinkStore.bookingOf(tokenHash(token), clock.now());
  return bookingId === undefined ? undefined : journeyStore.findOfBooking(bookingId);
}
