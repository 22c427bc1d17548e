import { isTaxed } from '@bff/domain/documents';
import { isExpired, type Offer, readOffer, renewWithTimes, sealOffer, totalOf } from '@bff/domain/offers';
import { searchOfTrip, type StopTime } from '@bff/domain/trips';
import type { UserActor } from '@bff/domain/shared/actor';
import { DomainError } from '@bff/domain/shared/errors';
import { toMinute } from '@bff/domain/shared/time';
import { bookingPolicy, companyTerms, type PickedVehicle, pickedVehicles, whyNotHeld } from '@bff/domain/bookings';

/** A picked offer, as shown before it is held. */
export interface PickedOffer {
  /** `street`: where in the place, if it was searched for. */
  stops: { name: string; street: string | undefined }[];
  departure: Date;
  return: Date | null;
  /** When the bus is at the last stop, and home; null where the buses have not been looked for again, or are gone. */
  arrival: { out: Date; home: Date | null } | null;
  passengers: number;
  buses: PickedVehicle[];
  tiers: { hours: number; basisPoints: number }[];
  total: number;
  hasSwedishTax: boolean;
  expires: Date;
  /** The query of the search that it came from, for other offers. */
  search: string;
}

/** What a picked offer is worth now. `sealed` is what to hold. */
export type CheckedOffer =
  | { state: 'asPicked' | 'samePrice'; offer: PickedOffer; sealed: string }
  /** `before` is the price when it was picked, in öre. */
  | { state: 'otherPrice'; offer: PickedOffer; sealed: string; before: number }
  | { state: 'gone'; search: string };

/**
 * The offer as picked while its price is honoured; after that the same buses and trip at today's price. Throws `booking.offerInvalid` if it
 * was not sealed here.
 */
export async function checkedOffer(sealed: string): Promise<CheckedOffer> {
  const picked = readOffer(sealed);
  if (!isExpired(picked))
    return { state: 'asPicked', offer: await shown(picked, (await renewWithTimes(picked))?.times), sealed };
  const renewed = await renewWithTimes(picked);
  if (!renewed) return { state: 'gone', search: searchOfTrip(picked.trip) };
  const found = { offer: await shown(renewed.offer, renewed.times), sealed: sealOffer(renewed.offer) };
  const before = totalOf(picked);
  return found.offer.total === before ? { state: 'samePrice', ...found } : { state: 'otherPrice', ...found, before };
}

/** The page of a picked offer. */
export interface PickedPage {
  checked: CheckedOffer;
  /** Whether the actor may buy it at all. */
  mayBook: boolean;
  /** Why it cannot be held now. */
  refusal: Pick<DomainError, 'key' | 'params'> | null;
}

/** @throws DomainError `booking.offerInvalid` */
export async function pickedPage(actor: UserActor, sealed: string): Promise<PickedPage> {
  const checked = await checkedOffer(sealed);
  const mayBook = bookingPolicy.create(actor);
  const refusal = mayBook && checked.state !== 'gone' ? await whyNotHeld(actor, checked.sealed) : null;
  return { checked, mayBook, refusal: refusal && { key: refusal.key, params: refusal.params } };
}

/** The query of the search that an offer came from. Throws `booking.offerInvalid`. */
export const searchOfOffer = (sealed: string): string => searchOfTrip(readOffer(sealed).trip);

/** The offer as picked, expired or not, for a visitor who logs in before holding it. Undefined if it was not sealed here. */
export async function pickedOffer(sealed: string): Promise<PickedOffer | undefined> {
  try {
    const offer = readOffer(sealed);
    return await shown(offer, (await renewWithTimes(offer))?.times);
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}

async function shown(offer: Offer, times?: readonly StopTime[]): Promise<PickedOffer> {
  const { trip } = offer;
  const [buses, tiers] = await Promise.all([
    pickedVehicles(offer.buses.map(({ vehicleId }) => vehicleId)),
    companyTerms(offer.companyId),
  ]);
  return {
    stops: trip.stops.map(({ place, street }) => ({ name: place.name, street })),
    departure: trip.departure,
    return: trip.return ?? null,
    arrival: times ? arrivalOf(times) : null,
    passengers: trip.adults + trip.children,
    buses,
    tiers,
    total: totalOf(offer),
    hasSwedishTax: isTaxed(offer),
    expires: offer.expires,
    search: searchOfTrip(offer.trip),
  };
}

function arrivalOf(times: readonly StopTime[]): PickedOffer['arrival'] {
  const at = (direction: StopTime['direction']) => times.findLast((time) => time.direction === direction)?.arrival;
  const [out, home] = [at('out'), at('back')];
  return out ? { out: toMinute(new Date(out)), home: home ? toMinute(new Date(home)) : null } : null;
}
