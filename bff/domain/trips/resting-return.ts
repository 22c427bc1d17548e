import { HOUR, MINUTE, toLocalDate } from '@bff/domain/shared/time';
import { DAILY_REST } from './driving-rules';
import { buildTimeline, type TripWays } from './timeline';
import type { TripRequest } from './trip-request';

/** People move a return by an evening, not by a day. */
const LONGEST_MOVE = 4 * HOUR;
const QUARTER = 15 * MINUTE;
const NOWHERE = { metres: 0, seconds: 0, ferrySeconds: 0, approximate: false };

/**
 * The return, in whole quarters, from which the bus's wait at the last stop is its driver's daily rest. A rest costs no waiting time and
 * begins a new shift, so leaving later may cost less. Undefined if the wait is a rest already, or the return would be hours later or on
 * another day than a day trip allows. Without the bus's way there, whose breaks may delay it: a hint, not a plan.
 */
export function restingReturn(trip: TripRequest, ways: TripWays): Date | undefined {
  const { return: back, type, departure } = trip;
  if (!back || !ways.back) return undefined;
  const timeline = buildTimeline(
    trip,
    ways,
    { toFirst: NOWHERE },
    { preparationMinutes: 0, service: 'occasional', drivers: 1, between: 'wait' },
  );
  const wait = timeline.ok ? timeline.segments.findLast(({ end }) => end === back.getTime()) : undefined;
  if (wait?.kind !== 'wait') return undefined;
  const rested = new Date(Math.ceil((wait.start + DAILY_REST) / QUARTER) * QUARTER);
  const isNear = rested.getTime() - back.getTime() <= LONGEST_MOVE;
  return isNear && (type !== 'day-trip' || toLocalDate(rested) === toLocalDate(departure)) ? rested : undefined;
}
