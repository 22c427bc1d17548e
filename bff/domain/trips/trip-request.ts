// Traces: S5-030, S5-040, S5-041, S5-042, S8-043, S8-088, S8-089, S8-105, S8-107, S8-108, S8-109, S8-696
import type { TripType } from '@states/trip-words';
import { wrongTimesOf } from '#fields/trip-times';
import type { ErrorKey } from '@bff/domain/shared/error-catalogue';
import type { Position } from '@bff/domain/shared/position';
import { DAY, SECOND, toLocalDate } from '@bff/domain/shared/time';

export interface TripPlace extends Position {
  id: string;
  name: string;
  /** ISO code. */
  country: string;
}

export interface TripStop {
  place: TripPlace;
  /** Where in that place, if already given. */
  street?: string | undefined;
  dwellSeconds: number;
}

/** What a customer asks for (domain.md section 4). */
export interface TripRequest {
  type: TripType;
  /** 2–20, in order; outbound. */
  stops: readonly TripStop[];
  /** When the bus leaves the first stop. */
  departure: Date;
  /** When the bus leaves the last stop; round and day trips. */
  return?: Date;
  adults: number;
  children: number;
  wheelchairs: number;
}

/** An error of a request: a row of the catalogue and the field of the search form that it belongs to. */
export interface TripFault {
  key: ErrorKey;
  params: readonly (string | number)[];
  field: string;
}

const MIN_STOPS = 2;
export const MAX_STOPS = 20;
/** Trips over 6 days need the weekly rest (45 h): quote only. */
export const LONGEST_DIRECT_DAYS = 6;

const count = (value: number) => Number.isInteger(value) && value >= 0;
const isTime = (date: Date) => Number.isFinite(date.getTime());

/** The rules that need no road (domain.md section 4, specification section 5). The first fault of each field; empty when all is well. */
export function checkTripRequest(
  trip: TripRequest,
  { now, maximumTripDays }: { now: Date; maximumTripDays: number },
): TripFault[] {
  const faults: TripFault[] = [];
  const fault = (key: ErrorKey, field: string, ...params: (string | number)[]) => {
    if (!faults.some((known) => known.field === field)) faults.push({ key, field, params });
  };
  checkTimes(trip, { now, maximumTripDays }, fault);
  checkStops(trip, maximumTripDays, fault);
  for (const field of ['adults', 'children', 'wheelchairs'] as const)
    if (!count(trip[field])) fault('input.invalid', field);
  if (trip.adults + trip.children + trip.wheelchairs < 1) fault('input.invalid', 'adults');
  return faults;
}

type Fault = (key: ErrorKey, field: string, ...params: (string | number)[]) => void;

/** An instant as `wrongTimesOf` compares it: with its day in Stockholm. */
export const momentOf = (at: Date) => ({ at, day: toLocalDate(at) });

function checkTimes(trip: TripRequest, { now, maximumTripDays }: { now: Date; maximumTripDays: number }, fault: Fault) {
  const { departure, return: back } = trip;
  if (!isTime(departure)) return fault('input.invalid', 'departure');
  if (trip.type === 'one-way' ? back !== undefined : !back || !isTime(back)) fault('input.invalid', 'return');
  const times = {
    type: trip.type,
    departure: momentOf(departure),
    ...(back && isTime(back) && { return: momentOf(back) }),
  };
  for (const { field, key } of wrongTimesOf(times, now)) fault(key, field);
  if (!back) return;
  if (back.getTime() - departure.getTime() > maximumTripDays * DAY)
    fault('booking.tooManyDays', 'return', maximumTripDays);
}

function checkStops({ stops }: TripRequest, maximumTripDays: number, fault: Fault) {
  if (stops.length < MIN_STOPS || stops.length > MAX_STOPS) fault('input.invalid', 'stop-0');
  stops.forEach(({ place, dwellSeconds }, index) => {
    if (!count(dwellSeconds)) fault('input.invalid', `stop-${index}`);
    const before = stops[index - 1]?.place;
    if (before && place.lat === before.lat && place.lon === before.lon)
      fault(stops.length === MIN_STOPS ? 'booking.sameEnds' : 'booking.sameStop', `stop-${index}`);
  });
  if (dwellOf({ stops }) > maximumTripDays * DAY) fault('booking.tooManyDays', 'stop-1', maximumTripDays);
}

/** Time at the stops on the way out; the last one's is the time until the return. */
export const dwellOf = ({ stops }: Pick<TripRequest, 'stops'>): number =>
  stops.slice(1, -1).reduce((sum, stop) => sum + stop.dwellSeconds, 0) * SECOND;

export const passengersOf = (trip: Pick<TripRequest, 'adults' | 'children'>): number => trip.adults + trip.children;
