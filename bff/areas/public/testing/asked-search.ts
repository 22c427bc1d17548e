import { aTrip, PLACES } from '@bff/domain/bookings/testing/market';
import { Place } from '@db/models';
import type { SearchQuery } from '..';

const STOPS = ['uppsala', 'gavle'] as const;

/** The places that the search below names. */
export async function createSearchedPlaces(): Promise<void> {
  await Place.bulkCreate(
    STOPS.map((name) => {
      const { id, name: nameSv, country, lat, lon } = PLACES[name];
      const where = { lat, lon, kind: 'locality' as const, countryCode: country, municipality: nameSv, county: '' };
      return { id, nameSv, nameEn: nameSv, ...where, population: 1, weight: 1 };
    }),
  );
}

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
    filters: {
      busTypes: [],
      fuelTypes: [],
      equipment: [],
      accessibility: [],
      certificates: [],
      operator: undefined,
      maxPrice: undefined,
    },
    ...fields,
  };
}
