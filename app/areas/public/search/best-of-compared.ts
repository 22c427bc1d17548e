import type { OfferView } from '@bff/areas/public';
import { freeUntil } from '~/nouns/bookings/free-cancellation';

type Offer = Pick<OfferView, 'buses' | 'rating' | 'startMetres' | 'emissionsGrams' | 'total' | 'tiers'>;

const sumOf = ({ buses }: Offer, countOf: (bus: Offer['buses'][number]) => number): number =>
  buses.reduce((sum, bus) => sum + countOf(bus), 0);

/** What can be better or worse, as a number that is best when it is lowest; null where it is not known. */
const FACTS = {
  price: ({ total }) => total,
  seats: (offer) => -sumOf(offer, ({ seats }) => seats),
  year: ({ buses }) => (buses[0]?.modelYear ? -buses[0].modelYear : null),
  // As it is read: 4,42 is no better than 4,38.
  rating: ({ rating }) => (rating === null ? null : -Math.round(rating * 10)),
  // Free until fewer hours before departure.
  free: ({ tiers }) => freeUntil(tiers) ?? -1,
  start: ({ startMetres }) => startMetres,
  emissions: ({ emissionsGrams }) => emissionsGrams,
  wheelchairs: (offer) => -sumOf(offer, ({ wheelchairPlaces }) => wheelchairPlaces),
} as const satisfies Record<string, (offer: Offer) => number | null>;

export type ComparedFact = keyof typeof FACTS;

/** In what an offer is the best of those it is compared with, alone or with others. Where all are alike none is. */
export function bestOf(offer: Offer, compared: readonly Offer[]): Set<ComparedFact> {
  const facts = Object.entries(FACTS) as [ComparedFact, (one: Offer) => number | null][];
  return new Set(
    facts.flatMap(([fact, valueOf]) => {
      const known = compared.flatMap((one) => valueOf(one) ?? []);
      const lowest = Math.min(...known);
      return valueOf(offer) === lowest && known.some((value) => value > lowest) ? [fact] : [];
    }),
  );
}
