import { parseDateTime, toZoned } from '@internationalized/date';

/** The zone in which times are shown, entered and priced (domain.md section 1). */
export const ZONE = 'Europe/Stockholm';

/** Milliseconds since the epoch. Hot code (timelines, prices) uses these; everything else uses Date. */
export type EpochMillis = number;

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A planned instant as it is shown, to the minute: rounded once, so that a length and its ends add up wherever they are shown. */
export const toMinute = <Instant extends Date | null>(instant: Instant): Instant =>
  (instant && new Date(Math.round(instant.getTime() / MINUTE) * MINUTE)) as Instant;

const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** `2027-03-10T08:00`, the wall clock in Stockholm at that instant. */
export const toLocalText = (instant: Date | EpochMillis): string => parts.format(instant).replace(' ', 'T');

/** `2027-03-10`, the local calendar day of that instant. */
export const toLocalDate = (instant: Date | EpochMillis): string => toLocalText(instant).slice(0, 10);

/** The local day `days` later, or earlier when negative: `2027-03-01`, −1 → `2027-02-28`. */
export const shiftedDay = (localDate: string, days: number): string =>
  new Date(Date.parse(`${localDate}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/**
 * The instant of a local wall-clock text (`2027-03-10T08:00`, or with a space), or undefined when it is not one. A time that does not exist
 * (spring) moves forward by an hour; one that occurs twice (autumn) is the earlier.
 */
export function fromLocalText(text: string): Date | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2})?$/.exec(text.trim());
  if (!match) return undefined;
  try {
    return toZoned(parseDateTime(`${match[1]}T${match[2]}:00`), ZONE, 'compatible').toDate();
  } catch {
    return undefined; // 2027-02-30, 25:61
  }
}
