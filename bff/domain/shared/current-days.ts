import { localDayOf } from './stockholm-days';
import { shiftedDay, toLocalDate } from './time';

/** Today, the Monday of this week and the first of this month, in Stockholm. */
export function currentDays(now: Date): { today: string; monday: string; month: string } {
  const today = toLocalDate(now);
  const sinceMonday = (localDayOf(now.getTime()).weekday + 6) % 7;
  return { today, monday: shiftedDay(today, -sinceMonday), month: `${today.slice(0, 7)}-01` };
}
