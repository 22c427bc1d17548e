import type { TripType } from '@bff/domain/trips';

/** The search as an address: `tripType`, `stop` repeated in order (each may be followed by `wait`, in minutes), `departure`, `return`, passengers, then filters, sort and page. */
export interface SearchQuery {
  tripType: TripType;
  /** What was typed or chosen: a place's name, a postcode, a station, a place id, or `lat,lon`. */
  stops: string[];
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
