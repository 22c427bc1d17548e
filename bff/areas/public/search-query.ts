import type { OfferFilters } from '@bff/domain/offers';
import type { TripType } from '@bff/domain/trips';

/** A stop as typed or picked. */
export interface SearchedStop {
  /** A place's name, a postcode, a station, an address, a place id, or `lat,lon`. */
  text: string;
  /** The place picked from the list; it counts as long as the text still names it. */
  id: string | undefined;
}

/**
 * The search in an address: `tripType`, `stop` repeated in order (each may be followed by `stopId`, the picked place, and `wait`, in
 * minutes), `departure`, `return`, passengers, then filters, sort and page.
 */
export interface SearchQuery {
  tripType: TripType;
  stops: SearchedStop[];
  /** The form row of each stop: empty rows are not stops. */
  rows: number[];
  /** Dwell time at each stop, in minutes. */
  waits: number[];
  departure: Date;
  return: Date | undefined;
  adults: number;
  children: number;
  wheelchairs: number;
  filters: SearchFilters;
  sort: SearchSort;
  page: number;
  /** The operator of whom all buses are shown, not just the best. */
  open: number | undefined;
  /** The id of the offer to show in detail. */
  about: string | undefined;
  /** What was ticked: named whatever page it stands on, and whether or not it passes the filters. */
  ticked?: readonly TickedOffer[];
  /** All operators can be chosen from, however many they are. */
  allOperators?: boolean;
}

/** A box ticked in the results: the bus of an offer, or its several buses. Without a bus, the best that its operator has. */
export interface TickedOffer {
  companyId: number;
  vehicleIds: readonly number[];
}

/** `equipment` and `accessibility` are chosen apart, and looked for together. */
export interface SearchFilters extends OfferFilters {
  accessibility: readonly string[];
}

export type SearchSort = 'price' | 'distance' | 'rating' | 'emissions';

/** An error in the address: its field, and its message as `key,param,param`. */
export interface FieldError {
  field: string;
  message: string;
}
