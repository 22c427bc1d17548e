import { service } from '@bff/domain/shared/services';
import { MINUTE, SECOND } from '@bff/domain/shared/time';
import type { JourneyStatus } from '@states/journey-states';
import type { WatchedJourney } from './journey.store';
import { isFresh, type SharedPosition } from './position.store';

/** When a bus is where it goes next. */
export interface Arrival {
  at: Date;
  /** Where; null: back where the bus came from. */
  place: string | null;
  /** `position`: by road from where its device says that it is; `late`: as planned, and as much later as is known; `plan`: as planned. */
  from: 'position' | 'late' | 'plan';
  /** Whole minutes after the plan, as far as the position tells; 0 by the plan. */
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

/** As planned, and no earlier than what is known of its lateness lets it. */
export function plannedArrival(journey: Watched, lateMinutes: number): Arrival {
  const { at, place } = nextOf(journey);
  const late = lateMinutes * MINUTE;
  return { at: new Date(at.getTime() + late), place, from: late > 0 ? 'late' : 'plan', lateMinutes: 0 };
}

/**
 * By road from where the bus is to the last stop, over those that by the plan are still ahead, with their waits. Undefined where no position is
 * fresh, no road is known, or it is not on the way there.
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
