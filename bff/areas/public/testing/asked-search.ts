import { aTrip, PLACES } from '@bff/domain/bookings/testing/market';
import { NO_FILTERS } from '@bff/domain/offers';
import type { SearchQuery } from '..';

const STOPS = ['uppsala', 'gavle'] as const;

/** The search form, filled in for the market's trip. */
export function searchQuery(fields: Partial<SearchQuery> = {}): SearchQuery {
  const { departure, adults, children, wheelchairs } = aTrip();
  return {
    tripType: 'one-way',
    departure,
    return: undefined,
    adults,
    children,
    wheelchairs,
    stops: STOPS.map((name) => ({ text: PLACES[name].name, id: PLACES[name].id })),
    rows: [0, 1],
    waits: [0, 0],
    sort: 'price',
    page: 1,
    open: undefined,
    about: undefined,
    filters: { ...NO_FILTERS, accessibility: [] },
    ...fields,
  };
}
