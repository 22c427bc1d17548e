export { placeSuggestions } from './place-suggestions';
export { parseSearchQuery, type FieldError, type SearchQuery } from './search-query';
export { suggestedTimes } from './suggested-times';
