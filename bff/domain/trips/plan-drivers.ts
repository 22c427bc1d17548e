import { HOUR, MINUTE, toLocalText, type EpochMillis } from '@bff/domain/shared/time';
import { checkDriving, type DrivingTerms, type Violation } from './driving-rules';
import type { Segment } from './segment';
import { buildTimeline, type StartWays, type TimelineTerms, type TripWays } from './timeline';
import type { TripRequest } from './trip-request';

/** What an operator allows its drivers. */
export interface CrewTerms {
  offersSecondDriver: boolean;
  allowTenHours: boolean;
  maximumDrivingHours: number;
}

export type CrewedTimeline =
  | { ok: true; drivers: 1 | 2; segments: Segment[] }
  | { ok: false; reason: 'returnTooEarly'; earliestReturn: EpochMillis }
  | { ok: false; reason: 'noTimeAtHome' }
  /** Past the limits of the drivers that the operator offers, with what would make it legal. */
  | { ok: false; reason: 'tripTooLong'; advice: Advice[] };

/** What would make a trip legal: a key of the `advice` texts with its values. */
export interface Advice {
  key: 'secondDriver' | 'shorten' | 'endEarlier' | 'leaveLaterOrEarlier' | 'addRest';
  minutes?: number;
  /** Local wall clock of the shift that is meant. */
  shift?: string;
}

/** One driver where that is legal, else two where the operator offers a second; the cost of both is the price's. */
export function planDrivers(
  trip: TripRequest,
  ways: TripWays,
  start: StartWays,
  terms: Omit<TimelineTerms, 'drivers'>,
  crew: CrewTerms,
): CrewedTimeline {
  let violations: Violation[] = [];
  for (const drivers of crew.offersSecondDriver ? ([1, 2] as const) : ([1] as const)) {
    const timeline = buildTimeline(trip, ways, start, { ...terms, drivers });
    // Breaks lengthen the way: two drivers may arrive in time where one does not.
    if (!timeline.ok && (drivers === 2 || !crew.offersSecondDriver)) return timeline;
    if (!timeline.ok) continue;
    violations = checkDriving(timeline.segments, {
      drivers,
      service: terms.service,
      allowTenHours: crew.allowTenHours,
      maximumDrivingHours: crew.maximumDrivingHours,
    } satisfies DrivingTerms);
    if (violations.length === 0) return { ok: true, drivers, segments: timeline.segments };
  }
  return { ok: false, reason: 'tripTooLong', advice: adviceFor(violations, crew) };
}

/** Says in minutes what each broken rule asks for; a second driver first, where one would be enough. */
export function adviceFor(violations: readonly Violation[], crew: Pick<CrewTerms, 'offersSecondDriver'>): Advice[] {
  const advice: Advice[] = [];
  const minutes = (time: number) => Math.ceil(time / MINUTE);
  if (!crew.offersSecondDriver && violations.length > 0) advice.push({ key: 'secondDriver' });
  for (const violation of violations) {
    if (violation.rule === 'break') continue;
    const shift = toLocalText(violation.shiftStart).replace('T', ' ');
    if (violation.rule === 'dailyDriving') advice.push({ key: 'shorten', minutes: minutes(violation.over), shift });
    else if (violation.rule === 'shift') {
      // A shift of several days lacks its daily rest: a stop of 11 h; a shift of one day is a little too long.
      advice.push(
        violation.over > 9 * HOUR
          ? { key: 'addRest', shift }
          : { key: 'endEarlier', minutes: minutes(violation.over), shift },
      );
    } else advice.push({ key: 'leaveLaterOrEarlier', minutes: minutes(violation.over), shift });
  }
  return advice;
}
