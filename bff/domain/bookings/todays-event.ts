import { localDayOf } from '@bff/domain/shared/stockholm-days';
import type { EpochMillis } from '@bff/domain/shared/time';

/** What a trip of several days does on one of them. */
export interface TripEvent {
  what: 'departure' | 'return' | 'home';
  at: Date;
}

/**
 * What a list of a day's trips says of one: the first of its times that was not on an earlier day. A trip that departed the day before
 * yesterday does not depart today.
 */
export function todaysEvent(
  trip: { departure: Date; return: Date | null; plannedEnd: Date },
  now: EpochMillis,
): TripEvent {
  const { start } = localDayOf(now);
  if (trip.departure.getTime() >= start) return { what: 'departure', at: trip.departure };
  if (trip.return && trip.return.getTime() >= start) return { what: 'return', at: trip.return };
  return { what: 'home', at: trip.plannedEnd };
}
