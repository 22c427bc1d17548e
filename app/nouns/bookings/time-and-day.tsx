import type { TimelineItem } from '@ds/patterns/Timeline/Timeline';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { formatDate, formatShortDay, type FormatLocale } from '@formats';

/** When the bus is at a stop; with the day if it is not that of the departure, which the timetable's heading says. */
export const timeAndDay = (
  at: Date | null,
  departure: Date,
  locale: FormatLocale,
): Pick<TimelineItem, 'time' | 'day'> => ({
  time: at ? <DateTime at={at} show="time" /> : null,
  day: at && formatDate(at) !== formatDate(departure) ? formatShortDay(at, locale) : null,
});
