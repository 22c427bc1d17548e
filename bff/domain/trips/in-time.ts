import { DAY } from '@bff/domain/shared/time';

/** Whether an instant is far enough away: days of 24 hours between instants, whatever clocks show (domain.md section 7). */
export const isInTime = (departure: Date, now: Date, minimumDays: number): boolean =>
  departure.getTime() - now.getTime() >= minimumDays * DAY;
