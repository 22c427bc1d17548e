import { DAY, HOUR, type EpochMillis } from './time';

/**
 * Wall-clock boundaries in Europe/Stockholm by arithmetic: pricing looks at thousands of intervals, and Intl costs microseconds a call.
 * Summer time as in Directive 2000/84/EC: from 01:00 UTC on the last Sunday of March to 01:00 UTC on the last Sunday of October. A test
 * compares it with Intl over a century.
 */
const changes = new Map<number, { spring: EpochMillis; autumn: EpochMillis }>();

function lastSundayAtOne(year: number, month: number): EpochMillis {
  const lastDay = Date.UTC(year, month + 1, 0, 1);
  return lastDay - new Date(lastDay).getUTCDay() * DAY;
}

function changesOf(year: number) {
  let known = changes.get(year);
  if (!known) {
    known = { spring: lastSundayAtOne(year, 2), autumn: lastSundayAtOne(year, 9) };
    changes.set(year, known);
  }
  return known;
}

/** Stockholm's offset from UTC at that instant, in milliseconds. */
export function stockholmOffset(instant: EpochMillis): number {
  const { spring, autumn } = changesOf(new Date(instant).getUTCFullYear());
  return instant >= spring && instant < autumn ? 2 * HOUR : HOUR;
}

/** A local calendar day with the instants of its 00:00, 06:00, 19:00 and the next day's 00:00. */
export interface LocalDay {
  start: EpochMillis;
  six: EpochMillis;
  nineteen: EpochMillis;
  end: EpochMillis;
  /** 0 is Sunday. */
  weekday: number;
}

/** The instant of a wall-clock time given as if it were UTC. No caller passes one in the skipped or doubled hour (02–03). */
function instantOf(local: number): EpochMillis {
  const guess = local - HOUR;
  return local - stockholmOffset(guess);
}

const days = new Map<number, LocalDay>();
const MAX_KEPT = 4_000;

/** Most calls ask about the same day as the one before. */
let latest: LocalDay | undefined;

/** The local day that contains the instant. */
export function localDayOf(instant: EpochMillis): LocalDay {
  if (latest && latest.start <= instant && instant < latest.end) return latest;
  const index = Math.floor((instant + stockholmOffset(instant)) / DAY);
  let day = days.get(index);
  if (!day) {
    const midnight = index * DAY;
    day = {
      start: instantOf(midnight),
      six: instantOf(midnight + 6 * HOUR),
      nineteen: instantOf(midnight + 19 * HOUR),
      end: instantOf(midnight + DAY),
      weekday: (index + 4) % 7, // 1970-01-01 was a Thursday
    };
    if (days.size >= MAX_KEPT) days.clear();
    days.set(index, day);
  }
  latest = day;
  return day;
}

/** The instant at which a local day (`2027-03-10`) begins; noon in UTC lies within it all year. */
export const midnightOf = (day: string): Date => new Date(localDayOf(Date.parse(`${day}T12:00:00Z`)).start);
