import {
  parseDate,
  parseDateTime,
  parseTime,
  type CalendarDate,
  type CalendarDateTime,
  type Time,
} from '@internationalized/date';

/** A field's value as react-aria reads it; null for what is no day, which the native field shows as empty too. */
export const dayOf = (text: unknown): CalendarDate | null => orNull(() => parseDate(asText(text)));

export const timeOf = (text: unknown): Time | null => orNull(() => parseTime(asText(text)));

export const momentOf = (text: unknown): CalendarDateTime | null => orNull(() => parseDateTime(asText(text)));

/** `2027-03-10T08:00`, as the browser's own field sends it. */
export const momentText = (moment: CalendarDateTime | null): string => moment?.toString().slice(0, 16) ?? '';

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

function orNull<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
}
