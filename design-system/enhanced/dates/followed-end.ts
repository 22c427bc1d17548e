import type { CalendarDate } from '@internationalized/date';
import { momentParts, type MomentParts } from '@ds/primitives/DateTimeField/moment-parts';
import type { DateTimeRangeFieldProps } from '@ds/primitives/DateTimeRangeField/NativeDateTimeRangeField';
import { dayOf } from './date-text';
import { readDay } from './DayInput';

const DAY_MS = 86_400_000;
export const daysBetween = (first: CalendarDate, last: CalendarDate): number =>
  Math.round((last.toDate('UTC').getTime() - first.toDate('UTC').getTime()) / DAY_MS);

const dayIn = (moment: string | undefined) => dayOf(readDay(momentParts(moment).day));

/**
 * The last moment, once the plain fields have become these. One that was only proposed, and that nobody touched, follows a first moment or a
 * choice to stay overnight that somebody made meanwhile; one that was typed stays as it is.
 */
export function followedEnd({
  defaultStart,
  defaultEnd,
  proposed,
  isOvernight,
}: Pick<DateTimeRangeFieldProps, 'defaultStart' | 'defaultEnd' | 'proposed' | 'isOvernight'>): MomentParts {
  const end = momentParts(defaultEnd);
  const [first, last] = [dayIn(defaultStart), dayIn(defaultEnd)];
  const [proposedFirst, proposedLast] = [dayIn(proposed?.start), dayIn(proposed?.end)];
  if (!first || !last || !proposedFirst || !proposedLast || last.compare(proposedLast) !== 0) return end;
  const isNew = first.compare(proposedFirst) !== 0 || (isOvernight === true && !proposed?.isOvernight);
  const stay = Math.max(daysBetween(proposedFirst, proposedLast), isOvernight ? 1 : 0);
  const isTooEarly = daysBetween(first, last) < (isOvernight ? 1 : 0);
  return isNew && isTooEarly ? { ...end, day: first.add({ days: stay }).toString() } : end;
}
