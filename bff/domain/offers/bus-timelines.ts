import type { Settings } from '@bff/domain/settings';
import type { EpochMillis } from '@bff/domain/shared/time';
import { MINUTE } from '@bff/domain/shared/time';
import { measure, type Measures } from '@bff/domain/pricing';
import { type Advice, type CrewTerms, planDrivers, type Segment, type StartWays } from '@bff/domain/trips';
import type { TripPlan } from './trip-plan';

/** One way in which a bus could do the trip. */
export interface BusTimeline {
  between: 'wait' | 'home';
  drivers: 1 | 2;
  segments: Segment[];
  measures: Measures;
  /** The occupied interval: from leaving the starting position until it is back, plus the turnaround buffer. */
  start: EpochMillis;
  end: EpochMillis;
}

export type Refusal =
  { reason: 'returnTooEarly'; earliestReturn: EpochMillis } | { reason: 'tripTooLong'; advice: Advice[] };

export interface BusTimelines {
  timelines: BusTimeline[];
  refusal: Refusal | undefined;
}

/**
 * The ways to do the trip: waiting at the destination and, for round trips, also with the bus at home in between; each with the drivers it
 * needs.
 */
export function busTimelines(plan: TripPlan, start: StartWays, crew: CrewTerms, settings: Settings): BusTimelines {
  const timelines: BusTimeline[] = [];
  let refusal: Refusal | undefined;
  for (const between of plan.trip.type === 'round-trip' && start.fromLast
    ? (['wait', 'home'] as const)
    : (['wait'] as const)) {
    const terms = { preparationMinutes: settings.preparationMinutes, service: 'occasional', between } as const;
    const planned = planDrivers(plan.trip, plan.ways, start, terms, crew);
    if (planned.ok) {
      const { segments, drivers } = planned;
      const end = segments.at(-1)!.end + settings.turnaroundMinutes * MINUTE;
      timelines.push({ between, drivers, segments, measures: measure(segments), start: segments[0]!.start, end });
    } else if (planned.reason !== 'noTimeAtHome') {
      refusal ??= planned;
    }
  }
  return { timelines, refusal };
}

/** The same for many buses: those that start at one place on the same terms share their timelines. */
export class TimelineCache {
  private readonly known = new Map<StartWays, (BusTimelines | undefined)[]>();

  constructor(
    private readonly plan: TripPlan,
    private readonly settings: Settings,
  ) {}

  of(start: StartWays, offersSecondDriver: boolean, allowTenHours: boolean): BusTimelines {
    let ofStart = this.known.get(start);
    if (!ofStart) this.known.set(start, (ofStart = []));
    const terms = (offersSecondDriver ? 2 : 0) + (allowTenHours ? 1 : 0);
    return (ofStart[terms] ??= busTimelines(
      this.plan,
      start,
      { offersSecondDriver, allowTenHours, maximumDrivingHours: this.settings.maximumDrivingHoursPerDay },
      this.settings,
    ));
  }
}
