export type { OfferedVehicle } from './candidate.store';
export { busTimelines } from './bus-timelines';
export { isExpired, type Offer, OFFER_MINUTES, type OfferedBus, readOffer, sealOffer, totalOf } from './offer-token';
export { planTrip, startWays, type TripPlan } from './trip-plan';
export {
  type FoundOffer,
  type OfferFilters,
  searchOffers,
  type SearchOutcome,
  type ShownBus,
  TripRefused,
} from './search-offers';
export { renewOffer } from './renew-offer';
export { seatPassengers } from './combine-buses';
export { offerStarts, tiersOf, equipmentOfVehicles } from './offer-facts';
export { type OfferSort, sortOffers } from './sort-offers';
