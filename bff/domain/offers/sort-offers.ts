import type { FoundOffer } from './found-offer';

export type OfferSort = 'price' | 'distance' | 'rating' | 'emissions';

const BY: Readonly<Record<OfferSort, (offer: FoundOffer) => number>> = {
  price: (offer) => offer.total,
  distance: (offer) => offer.startMetres,
  rating: (offer) => -(offer.rating ?? 0),
  emissions: (offer) => offer.emissionsGrams,
};

/** In the order asked for; the cheaper first where that says nothing. */
export function sortOffers(offers: readonly FoundOffer[], sort: OfferSort): FoundOffer[] {
  return offers
    .map((offer) => ({ offer, rank: BY[sort](offer) }))
    .sort((a, b) => a.rank - b.rank || a.offer.total - b.offer.total || a.offer.vehicleId - b.offer.vehicleId)
    .map(({ offer }) => offer);
}
