import { aTrip } from '@bff/domain/bookings/testing/market';
import type { TripRequest } from '@bff/domain/trips';
import { NO_FILTERS, type OfferFilters } from '../facets';
import { searchOffers, TripRefused } from '../search-offers';

export const NOW = '2027-01-04T08:00:00Z';
export const at = (text: string) => new Date(text);
/** A Wednesday, 09:00 in Sweden. */
export const DEPARTURE = at('2027-03-10T08:00:00Z');
export const trip = (fields: Parameters<typeof aTrip>[0] = {}) => aTrip({ departure: DEPARTURE, ...fields });

export const search = (wanted: TripRequest, filters: Partial<OfferFilters> = {}) =>
  searchOffers(wanted, { ...NO_FILTERS, ...filters });
export const found = async (wanted: TripRequest, filters: Partial<OfferFilters> = {}): Promise<number[]> =>
  (await search(wanted, filters)).offers.flatMap(({ buses }) => buses.map(({ bus }) => bus.vehicleId));
export const faults = (wanted: TripRequest): Promise<string[]> =>
  search(wanted).then(
    () => [],
    (error: unknown) => {
      if (error instanceof TripRefused) return error.faults.map(({ key, field }) => `${key} ${field}`);
      throw error;
    },
  );
