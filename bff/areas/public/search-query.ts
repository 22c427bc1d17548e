import type { TripType } from '@bff/domain/trips';

/** A stop as it was typed or picked. */
export interface SearchedStop {
  /** A place's name, a postcode, a station, an address, a place id, or `lat,lon`. */
  text: string;
  /** The place that was picked from the list; it counts as long as the text names it. */
  id: string | undefined;
}

/**
 * The search as an address: `tripType`, `stop` repeated in order (each may be followed by `stopId`, the place that was picked, and `wait`, in
 * minutes), `departure`, `return`, passengers, then filters, sort and page.
 */
export interface SearchQuery {
  tripType: TripType;
  stops: SearchedStop[];
  /** In which row of the form each stop stands: rows that nobody filled in are no stops. */
  rows: number[];
  /** Minutes that the bus stays at each stop. */
  waits: number[];
  departure: Date;
  return: Date | undefined;
  adults: number;
  children: number;
  wheelchairs: number;
  filters: SearchFilters;
  sort: SearchSort;
  page: number;
  /** The operator whose buses are all shown, not the best of them alone. */
  open: number | undefined;
  /** The offer of which all is told, by its id. */
  about: string | undefined;
}

export interface SearchFilters {
  busTypes: string[];
  fuelTypes: string[];
  equipment: string[];
  accessibility: string[];
  certificates: string[];
  operator: number | undefined;
  /** Highest total, in whole kronor as people type it. */
  maxPrice: number | undefined;
}

export type SearchSort = 'price' | 'distance' | 'rating' | 'emissions';

/** An error of the address: the field it belongs to, and its message as `key,param,param`. */
export interface FieldError {
  field: string;
  message: string;
}
