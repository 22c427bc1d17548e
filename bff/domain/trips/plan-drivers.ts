import type { EpochMillis } from '@bff/domain/shared/time';
import { type Advice, adviseTrip, type CrewTerms } from './advise-trip';
import { checkDriving, type Violation } from './driving-rules';
import type { Segment } from './segment';
import { buildTimeline, type StartWays, type TimelineTerms, type TripWays } from './timeline';
import type { TripRequest } from './trip-request';

export type PlanTerms = Omit<TimelineTerms, 'drivers'>;

export type CrewedTimeline =
  | { ok: true; drivers: 1 | 2; segments: Segment[] }
  | { ok: false; reason: 'returnTooEarly'; earliestReturn: EpochMillis }
  | { ok: false; reason: 'noTimeAtHome' }
  /** Over the limits of the drivers that the operator offers. `advice`, what would make it legal, is calculated on demand. */
  | { ok: false; reason: 'tripTooLong'; violations: Violation[]; readonly advice: Advice[] };

const ONE = [1] as const;
const TWO = [1, 2] as const;

/** One driver where that is legal, else two where the operator offers a second; the price covers their cost. */
export function planDrivers(
  trip: TripRequest,
  ways: TripWays,
  start: StartWays,
  terms: PlanTerms,
  crew: CrewTerms,
): CrewedTimeline {
  let violations: Violation[] = [];
  const { preparationMinutes, service, between } = terms;
  const { allowTenHours, maximumDrivingHours, leastDrivers = 1 } = crew;
  for (const drivers of crew.offersSecondDriver ? TWO : ONE) {
    if (drivers < leastDrivers) continue;
    const timeline = buildTimeline(trip, ways, start, { preparationMinutes, service, between, drivers });
    // Breaks lengthen the drive: two drivers may arrive in time where one does not.
    if (!timeline.ok && (drivers === 2 || !crew.offersSecondDriver)) return timeline;
    if (!timeline.ok) continue;
    violations = checkDriving(timeline.segments, { allowTenHours, maximumDrivingHours, drivers, service });
    if (violations.length === 0) return { ok: true, drivers, segments: timeline.segments };
  }
  return {
    ok: false,
    reason: 'tripTooLong',
    violations,
    get advice() {
      const isLegal = (changed: TripRequest, itsWays: TripWays, itsCrew: CrewTerms) =>
        planDrivers(changed, itsWays, start, terms, itsCrew).ok;
      return adviseTrip(trip, ways, crew, violations, isLegal);
    },
  };
}
