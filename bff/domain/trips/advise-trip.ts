import { HOUR, MINUTE, SECOND, toLocalDate } from '@bff/domain/shared/time';
import type { RouteLeg, RoutePart } from '@bff/integrations/router/port';
import { DAILY_REST, type Violation } from './driving-rules';
import type { TripWays } from './timeline';
import type { TripRequest } from './trip-request';

/** What an operator allows its drivers. */
export interface CrewTerms {
  offersSecondDriver: boolean;
  /** Two if the operator sends a second driver though one would do. */
  leastDrivers?: 1 | 2;
  allowTenHours: boolean;
  maximumDrivingHours: number;
}

/**
 * What would make a trip legal: a key of the `advice` texts with its values. Changes of the first group were tried and are legal; the
 * second says what the rules require where no such change was found.
 */
export interface Advice {
  key:
    | 'secondDriver'
    | 'departEarlier'
    | 'departLater'
    | 'returnEarlier'
    | 'returnLater'
    | 'stayLonger'
    | 'restOnTheWay'
    | 'shorten'
    | 'endEarlier'
    | 'workLessAtNight'
    | 'addRest';
  minutes?: number;
  /** The stop concerned; for a leg, its first one. */
  place?: string;
  /** The other end of a leg. */
  to?: string;
  /** Local wall-clock time of the shift concerned. */
  shift?: string;
}

type IsLegal = (trip: TripRequest, ways: TripWays, crew: CrewTerms) => boolean;

const STEP = 5;
const LONGEST_MOVE = 4 * 60;
const LEG_STEP = 15;

/** The changes that make the trip legal, the smallest of each sort; if none does, what each broken rule requires. */
export function adviseTrip(
  trip: TripRequest,
  ways: TripWays,
  crew: CrewTerms,
  violations: readonly Violation[],
  isLegal: IsLegal,
): Advice[] {
  const advice: Advice[] = [];
  if (!crew.offersSecondDriver && isLegal(trip, ways, { ...crew, offersSecondDriver: true }))
    advice.push({ key: 'secondDriver' });
  advice.push(...movedTimes(trip, (changed) => isLegal(changed, ways, crew)));
  advice.push(...longerStays(trip, (changed) => isLegal(changed, ways, crew)));
  const rest = advice.some(({ key }) => key === 'stayLonger') ? undefined : restOnTheWay(trip, ways, crew, isLegal);
  if (rest) advice.push(rest);
  return advice.length > 0 ? advice : violations.flatMap(whatTheRuleAsks);
}

const move = (date: Date, minutes: number) => new Date(date.getTime() + minutes * MINUTE);

/** Leaving or returning at another time. */
function movedTimes(trip: TripRequest, isLegal: (trip: TripRequest) => boolean): Advice[] {
  const { return: back } = trip;
  const ways: [Advice['key'], (minutes: number) => TripRequest][] = [
    ['departEarlier', (minutes) => ({ ...trip, departure: move(trip.departure, -minutes) })],
    ['departLater', (minutes) => ({ ...trip, departure: move(trip.departure, minutes) })],
  ];
  if (back) {
    ways.push(['returnEarlier', (minutes) => ({ ...trip, return: move(back, -minutes) })]);
    ways.push(['returnLater', (minutes) => ({ ...trip, return: move(back, minutes) })]);
  }
  return ways.flatMap(([key, changed]) => {
    for (let minutes = STEP; minutes <= LONGEST_MOVE; minutes += STEP) {
      const other = changed(minutes);
      if (staysOfItsType(other) && isLegal(other)) return [{ key, minutes }];
    }
    return [];
  });
}

const staysOfItsType = ({ type, departure, return: back }: TripRequest) =>
  type !== 'day-trip' || (back !== undefined && toLocalDate(departure) === toLocalDate(back));

/** A stop on the way made long enough for a daily rest. */
function longerStays(trip: TripRequest, isLegal: (trip: TripRequest) => boolean): Advice[] {
  return trip.stops.slice(1, -1).flatMap((stop, index) => {
    const missing = DAILY_REST - stop.dwellSeconds * SECOND;
    const stops = trip.stops.with(index + 1, { ...stop, dwellSeconds: DAILY_REST / SECOND });
    if (missing <= 0 || !isLegal({ ...trip, stops })) return [];
    return [{ key: 'stayLonger' as const, minutes: Math.ceil(missing / MINUTE), place: stop.place.name }];
  });
}

/** An additional stop for a daily rest on an outbound leg, as late as is legal. */
function restOnTheWay(trip: TripRequest, ways: TripWays, crew: CrewTerms, isLegal: IsLegal): Advice | undefined {
  for (const [index, leg] of ways.legs.entries()) {
    const [from, to] = [trip.stops[index]!, trip.stops[index + 1]!];
    const longest = Math.floor(leg.seconds / 60 / LEG_STEP) * LEG_STEP;
    for (let minutes = longest; minutes > 0; minutes -= LEG_STEP) {
      const halves = splitLeg(leg, minutes * 60);
      const stops = trip.stops.toSpliced(index + 1, 0, { ...to, dwellSeconds: DAILY_REST / SECOND });
      if (isLegal({ ...trip, stops }, { ...ways, legs: ways.legs.toSpliced(index, 1, ...halves) }, crew))
        return { key: 'restOnTheWay', minutes, place: from.place.name, to: to.place.name };
    }
  }
  return undefined;
}

/** Splits a leg after that much driving. */
function splitLeg(leg: RouteLeg, seconds: number): [RouteLeg, RouteLeg] {
  const before: RoutePart[] = [];
  const after: RoutePart[] = [];
  let left = seconds;
  for (const part of leg.parts) {
    const first = part.kind === 'ferry' ? (left > 0 ? part.seconds : 0) : Math.min(part.seconds, left);
    const metres = part.seconds === 0 ? 0 : Math.round((part.metres * first) / part.seconds);
    if (first > 0) before.push({ ...part, seconds: first, metres });
    if (first < part.seconds) after.push({ ...part, seconds: part.seconds - first, metres: part.metres - metres });
    if (part.kind === 'road') left -= first;
  }
  return [
    { ...leg, parts: before },
    { ...leg, parts: after },
  ];
}

const minutesOf = (time: number) => Math.ceil(time / MINUTE);

function whatTheRuleAsks(violation: Violation): Advice[] {
  if (violation.rule === 'break') return [];
  const shift = new Date(violation.shiftStart).toISOString();
  const minutes = minutesOf(violation.over);
  if (violation.rule === 'nightWork') return [{ key: 'workLessAtNight', minutes, shift }];
  if (violation.rule === 'dailyDriving') return [{ key: 'shorten', minutes, shift }];
  // A shift that is far too long really spans several days and lacks its daily rest.
  return [violation.over > 9 * HOUR ? { key: 'addRest', shift } : { key: 'endEarlier', minutes, shift }];
}
