import type { ErrorKey } from '@bff/domain/shared/error-catalogue';
import type { Position } from '@bff/domain/shared/position';
import { DAY, toLocalDate } from '@bff/domain/shared/time';

export type TripType = 'one-way' | 'round-trip' | 'day-trip';

export interface TripPlace extends Position {
  id: string;
  name: string;
  /** ISO code. */
  country: string;
}

export interface TripStop {
  place: TripPlace;
  dwellSeconds: number;
}

/** What a customer asks for (domain.md section 4). */
export interface TripRequest {
  type: TripType;
  /** 2–20, in order; outbound. */
  stops: readonly TripStop[];
  /** Wheels roll at the first stop. */
  departure: Date;
  /** Wheels roll at the last stop; round and day trips. */
  return?: Date;
  adults: number;
  children: number;
  wheelchairs: number;
}

/** What is wrong with a request: a row of the catalogue and the field of the search form that it belongs to. */
export interface TripFault {
  key: ErrorKey;
  params: readonly (string | number)[];
  field: string;
}

export const MAX_STOPS = 20;
/** Trips over 6 days need the weekly rest (45 h): quote only. */
export const LONGEST_DIRECT_DAYS = 6;

/** The rules that need no road (domain.md section 4, specification section 5). The first fault of each field; empty when all is well. */
export function checkTripRequest(
  trip: TripRequest,
  { now, maximumTripDays }: { now: Date; maximumTripDays: number },
): TripFault[] {
  const faults: TripFault[] = [];
  const fault = (key: ErrorKey, field: string, ...params: (string | number)[]) => {
    if (!faults.some((known) => known.field === field)) faults.push({ key, field, params });
  };
  const { departure, return: back } = trip;
  if (departure <= now) fault('booking.departurePast', 'departure');
  if (back) {
    if (back <= now) fault('booking.returnPast', 'return');
    if (back <= departure) fault('booking.returnBeforeDeparture', 'return');
    if (trip.type === 'day-trip' && toLocalDate(departure) !== toLocalDate(back))
      fault('booking.dayTripOneDay', 'return');
    if (back.getTime() - departure.getTime() > maximumTripDays * DAY)
      fault('booking.tooManyDays', 'return', maximumTripDays);
  }
  trip.stops.slice(1).forEach((stop, index) => {
    const before = trip.stops[index]!.place;
    if (stop.place.lat === before.lat && stop.place.lon === before.lon) fault('booking.sameStop', `stop-${index + 1}`);
  });
  return faults;
}

export const passengersOf = (trip: Pick<TripRequest, 'adults' | 'children'>): number => trip.adults + trip.children;
