import { localDayOf } from '@bff/domain/shared/stockholm-days';
import type { EpochMillis } from '@bff/domain/shared/time';

/** What a trip of several days does on one of them. */
export interface TripEvent {
  /** `underway`: away all day. */
  what: 'departure' | 'return' | 'home' | 'underway';
  /** Of a trip that is under way, when the bus is back. */
  at: Date;
}

/**
 * What a list of a day's trips says of one: the first of its times on that day. A trip that departed the day before yesterday does not
 * depart today, and one that returns tomorrow does nothing but go on; one whose bus sets out for the pick-up today may depart after midnight.
 */
export function todaysEvent(
  trip: { departure: Date; return: Date | null; plannedEnd: Date },
  now: EpochMillis,
): TripEvent {
  const { start, end } = localDayOf(now);
  const isToday = (at: Date) => at.getTime() >= start && at.getTime() < end;
  if (trip.departure.getTime() >= start) return { what: 'departure', at: trip.departure };
  if (trip.return && isToday(trip.return)) return { what: 'return', at: trip.return };
  return { what: isToday(trip.plannedEnd) ? 'home' : 'underway', at: trip.plannedEnd };
}
