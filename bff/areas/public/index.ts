export { askedOnTheWay, type AskedOnTheWay } from './asked-on-the-way';
export { examplePrices, operatorsExamplePrices } from './example-prices';
export { uploadedImages } from './images';
export {
  type ExplainedBus,
  type ExplainedOffer,
  explainedListSpec,
  explainedSearch,
  saleDraft,
  type TripRules,
} from './explained-search';
export { nightsOnTheWay } from './nights-on-the-way';
export { placeSuggestions } from './place-suggestions';
export { type QuoteDraft, quoteDraft } from './quote-draft';
export { comparedOffers, type ComparedOffers, MOST_COMPARED } from './compared-offers';
export type { OfferView } from './offer-view';
export {
  isDrivable,
  quotesFor,
  refusalOfSearch,
  type ListedOffer,
  searchView,
  type SearchView,
  type StopInQuestion,
} from './search-results';
export type { TickedElsewhere } from './ticked-elsewhere';
export type { FieldError, SearchedStop, SearchQuery, SearchSort, TickedOffer } from './search-query';
export { seller, type Seller } from './seller';
export { suggestedTimes } from './suggested-times';
export { withUnknownPlaces } from './unknown-places';
