// Traces: S8-038, S8-050
import { service } from '@bff/domain/shared/services';
import { DomainError } from '@bff/domain/shared/errors';
import type { Position } from '@bff/domain/shared/position';
import {
  countriesOf,
  passengerMetresOf,
  quoteOnlyReason,
  type QuoteOnly,
  type StartWays,
  type TripRequest,
  type TripWays,
} from '@bff/domain/trips';

/** A trip with its roads: the part that is the same for every bus. */
export interface TripPlan {
  trip: TripRequest;
  ways: TripWays;
  countries: string[];
  passengerMetres: number;
  quoteOnly: QuoteOnly | undefined;
}

const position = ({ lat, lon }: Position): Position => ({ lat, lon });

/** The field of the first stop that has no way even to itself, and so no road; otherwise none: a missing way is no single stop's fault. */
async function roadlessField(stops: readonly Position[]): Promise<string> {
  for (const [index, stop] of stops.entries())
    if (!(await service('router').route([stop, stop]))) return `stop-${index}`;
  return '';
}

/** Finds the roads between the stops, and straight back from the last to the first if the trip has a return. Throws `booking.noRoute`. */
export async function planTrip(trip: TripRequest): Promise<TripPlan> {
  const stops = trip.stops.map((stop) => position(stop.place));
  const route = await service('router').route(trip.return ? [...stops, stops[0]!] : stops);
  if (!route) throw new DomainError('booking.noRoute', [], await roadlessField(stops));
  const ways: TripWays = trip.return ? { legs: route.slice(0, -1), back: route.at(-1)! } : { legs: route };
  return {
    trip,
    ways,
    countries: countriesOf(trip, ways),
    passengerMetres: passengerMetresOf(ways),
    quoteOnly: quoteOnlyReason(trip, ways),
  };
}

const BEYOND_METRES = 50_000;

/**
 * The roads between some starting positions and the trip's ends, one search outwards from each end. Undefined for a start that is farther
 * than `maxMetres` by road from the first stop.
 */
export async function startWays(
  plan: TripPlan,
  starts: readonly Position[],
  maxMetres: number,
): Promise<(StartWays | undefined)[]> {
  const router = service('router');
  const { trip } = plan;
  const first = position(trip.stops[0]!.place);
  const last = position(trip.stops.at(-1)!.place);
  const needsLast = trip.type !== 'day-trip';
  // From the last stop a bus drives at most the passengers' way back and then its own.
  const fromLastMetres = plan.passengerMetres * 1.2 + maxMetres + BEYOND_METRES;
  const [toFirst, fromLast] = await Promise.all([
    router.reach(first, starts, { maxMetres }),
    needsLast ? router.reach(last, starts, { maxMetres: fromLastMetres }) : undefined,
  ]);
  return toFirst.map((reach, index) => {
    if (!reach) return undefined;
    const back = fromLast?.[index];
    // One-way trips need the way home; round trips only if the bus goes home in between.
    if (trip.type === 'one-way' && !back) return undefined;
    return { toFirst: reach, fromLast: back };
  });
}
