import { parseDate, parseTime, type CalendarDate, type Time } from '@internationalized/date';

/** A field's value as a react-aria date; null if it is not a day, which the native field shows as empty too. */
export const dayOf = (text: unknown): CalendarDate | null => orNull(() => parseDate(asText(text)));

export const timeOf = (text: unknown): Time | null => orNull(() => parseTime(asText(text)));

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

function orNull<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
}
