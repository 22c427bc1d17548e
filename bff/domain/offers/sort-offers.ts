import type { FoundOffer } from './found-offer';

export type OfferSort = 'price' | 'distance' | 'rating' | 'emissions';

/** In the order asked for; the cheaper first where that says nothing. */
export function sortOffers(offers: readonly FoundOffer[], sort: OfferSort): FoundOffer[] {
  const by: Record<OfferSort, (offer: FoundOffer) => number> = {
    price: (offer) => offer.total,
    distance: (offer) => offer.startMetres,
    rating: (offer) => -(offer.rating ?? 0),
    emissions: (offer) => offer.emissionsGrams,
  };
  return [...offers].sort(
    (a, b) => by[sort](a) - by[sort](b) || a.total - b.total || a.buses[0]!.bus.vehicleId - b.buses[0]!.bus.vehicleId,
  );
}
