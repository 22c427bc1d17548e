export { placeSuggestions } from './place-suggestions';
export { type OfferView, searchView, type SearchView, type TripView } from './search-results';
export { suggestedTimes } from './suggested-times';
