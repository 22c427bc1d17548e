import { readSearch } from '~/nouns/trips/read-search.server';

/**
 * Parses a search with its filters. The highest price is typed: one that cannot be read takes no results away, but the results are shown
 * without it, and its field says so.
 */
export function readWithFilters(params: URLSearchParams) {
  const parsed = readSearch(params);
  const isPriceUnread = 'errors' in parsed && parsed.errors.every(({ field }) => field === 'maxPrice');
  if (!isPriceUnread) return { parsed, isPriceUnread };
  const others = new URLSearchParams(params);
  others.delete('maxPrice');
  return { parsed: readSearch(others), isPriceUnread };
}
