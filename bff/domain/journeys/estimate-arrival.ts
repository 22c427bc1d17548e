import { service } from '@bff/domain/shared/services';
import { MINUTE, SECOND } from '@bff/domain/shared/time';
import type { JourneyStatus } from '@states/journey-states';
import type { WatchedJourney } from './watched-journey.store';
import { isFresh, type SharedPosition } from './position.store';

/** The next arrival of a bus. */
export interface Arrival {
  at: Date;
  /** Where; null: at its starting position. */
  place: string | null;
  /** `position`: by road from its device's last position; `late`: as planned, plus the known delay; `plan`: as planned. */
  from: 'position' | 'late' | 'plan';
  /** Whole minutes after the plan, judging by the position; 0 for the plan. */
  lateMinutes: number;
}

type Watched = Pick<WatchedJourney, 'status' | 'pickupAt' | 'plannedEnd' | 'stops'>;

/** Where it goes next, and when by the plan. */
function nextOf({ status, pickupAt, plannedEnd, stops }: Watched): { at: Date; place: string | null } {
  const next: Partial<Record<JourneyStatus, { at: Date | null | undefined; place: string | undefined }>> = {
    notStarted: { at: pickupAt, place: stops[0]?.name },
    started: { at: stops.at(-1)?.arrivalAt, place: stops.at(-1)?.name },
  };
  const { at, place } = next[status] ?? {};
  return at && place !== undefined ? { at, place } : { at: plannedEnd, place: null };
}

/** As planned, and no earlier than its known delay allows. */
export function plannedArrival(journey: Watched, lateMinutes: number): Arrival {
  const { at, place } = nextOf(journey);
  const late = lateMinutes * MINUTE;
  return { at: new Date(at.getTime() + late), place, from: late > 0 ? 'late' : 'plan', lateMinutes: 0 };
}

/**
 * By road from the bus's position to the last stop, via the stops still ahead by the plan, with their dwell times. Undefined if there is no
 * fresh position or no route, or the bus is not on its way there.
 */
export async function arrivalFrom(
  journey: Watched,
  position: SharedPosition | null,
  now: number,
): Promise<Arrival | undefined> {
  const last = journey.stops.at(-1);
  if (journey.status !== 'started' || !position || !isFresh(position, now) || !last?.arrivalAt) return undefined;
  const over = journey.stops.slice(1, -1).filter(({ arrivalAt }) => arrivalAt && arrivalAt.getTime() > now);
  const legs = await service('router')
    .route([position, ...over, last])
    .catch(() => undefined);
  if (!legs) return undefined;
  const driving = legs.reduce((sum, { seconds, ferrySeconds }) => sum + seconds + ferrySeconds, 0);
  const waiting = over.reduce((sum, { dwellSeconds }) => sum + dwellSeconds, 0);
  const at = new Date(position.at.getTime() + (driving + waiting) * SECOND);
  const late = Math.floor((at.getTime() - last.arrivalAt.getTime()) / MINUTE);
  return { at, place: last.name, from: 'position', lateMinutes: Math.max(0, late) };
}
