export { examplePrices } from './example-prices';
export { uploadedImages } from './images';
export { type ExplainedBus, type ExplainedOffer, explainedSearch, saleDraft, type TripRules } from './explained-search';
export { placeSuggestions } from './place-suggestions';
export { type QuoteDraft, quoteDraft } from './quote-draft';
export { isForAQuote, type OfferView, searchView, type SearchView, type StopInQuestion } from './search-results';
export type { FieldError, SearchQuery, SearchSort } from './search-query';
export { seller, type Seller } from './seller';
export { suggestedTimes } from './suggested-times';
