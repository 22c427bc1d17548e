import type { OrderSummary } from '@bff/domain/bookings';
import { DAY, toLocalDate } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';

/** The trip that is under way or comes next. */
export interface NextTrip {
  from: string;
  to: string;
  /** In how many nights it leaves; null while it is under way. */
  nights: number | null;
}

const middayOf = (at: Date): number => Date.parse(`${toLocalDate(at)}T12:00Z`);

/** Nights until a departure that lies ahead: days of the calendar, not of 24 hours. Tomorrow morning is tomorrow, tonight is today. */
export const nightsUntil = (departure: Date, now: Date): number =>
  Math.round((middayOf(departure) - middayOf(now)) / DAY);

/** Of a customer's trips the one that is under way, else the next one that is booked; null if there is none. */
export function nextTrip(trips: readonly Pick<OrderSummary, 'from' | 'to' | 'departure' | 'shown'>[]): NextTrip | null {
  const now = clock.now();
  const running = trips.find(({ shown }) => shown === 'started');
  if (running) return { from: running.from, to: running.to, nights: null };
  const [next] = trips
    .filter(({ shown, departure }) => shown === 'booked' && departure > now)
    .sort((one, other) => one.departure.getTime() - other.departure.getTime());
  if (!next) return null;
  return { from: next.from, to: next.to, nights: nightsUntil(next.departure, now) };
}
