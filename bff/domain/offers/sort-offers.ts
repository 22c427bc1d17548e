import type { FoundOffer } from './found-offer';

export type OfferSort = 'price' | 'distance' | 'rating' | 'emissions';

const BY: Readonly<Record<OfferSort, (offer: FoundOffer) => number>> = {
  price: (offer) => offer.total,
  distance: (offer) => offer.startMetres,
  rating: (offer) => -(offer.rating ?? 0),
  emissions: (offer) => offer.emissionsGrams,
};

/** On a tie in the requested order, the cheaper comes first. */
const precedes = (offer: FoundOffer, rank: number, other: FoundOffer, otherRank: number): number =>
  rank - otherRank || offer.total - other.total || offer.vehicleId - other.vehicleId;

/** In the requested order; on a tie, the cheaper first. */
export function sortOffers(offers: readonly FoundOffer[], sort: OfferSort): FoundOffer[] {
  return offers
    .map((offer) => ({ offer, rank: BY[sort](offer) }))
    .sort((one, other) => precedes(one.offer, one.rank, other.offer, other.rank))
    .map(({ offer }) => offer);
}

/** The offers of one operator, unordered except for the best. */
export interface OperatorsOffers {
  best: FoundOffer;
  offers: FoundOffer[];
}

/**
 * The offers of each operator, the operator with the best offer first: the order of `sortOffers`, without sorting thousands for some
 * dozens.
 */
export function sortByOperator(offers: readonly FoundOffer[], sort: OfferSort): OperatorsOffers[] {
  const groups = new Map<number, OperatorsOffers & { rank: number }>();
  for (const offer of offers) {
    const rank = BY[sort](offer);
    const group = groups.get(offer.companyId);
    if (!group) groups.set(offer.companyId, { best: offer, offers: [offer], rank });
    else {
      group.offers.push(offer);
      if (precedes(offer, rank, group.best, group.rank) < 0) Object.assign(group, { best: offer, rank });
    }
  }
  return [...groups.values()].sort((one, other) => precedes(one.best, one.rank, other.best, other.rank));
}
