// Traces: S3-048, S9-009, S9-010, S9-011
import { type LocalDay, localDayOf } from '@bff/domain/shared/stockholm-days';
import { type EpochMillis, HOUR } from '@bff/domain/shared/time';
import { mergeSegments, type Segment } from '@bff/domain/trips';

/** What a price needs to know of a timeline. Times in milliseconds, exact; the price rounds. */
export interface Measures {
  /** Vehicle time of each local day, in order; days without any are left out. */
  days: number[];
  /** When each of them begins. */
  dayStarts: EpochMillis[];
  /** Vehicle (and driver) time in 00–06 and 19–24. */
  night: number;
  /** The part of it outside the weekend window. */
  nightOutsideWeekend: number;
  /** Vehicle (and driver) time from Friday 19 to Monday 06. */
  weekend: number;
  /** Waiting beyond the first hour of each wait. */
  standby: number;
  /** Driver time of each shift. */
  shifts: number[];
  rests: number;
  metres: number;
  /** Metres driven empty before the first load; before the first drive if nothing is loaded (a preparation time of 0). */
  positioningMetres: number;
}

const SATURDAY = 6;
const SUNDAY = 0;
const MONDAY = 1;
const FRIDAY = 5;

const overlap = (a: EpochMillis, b: EpochMillis, from: EpochMillis, to: EpochMillis) =>
  Math.max(0, Math.min(b, to) - Math.max(a, from));

/** Adds an interval of vehicle time to the days and windows that it touches. `lastDay` is the day last added to; returns the new one. */
function addInterval(measures: Measures, start: EpochMillis, end: EpochMillis, lastDay: LocalDay | undefined) {
  for (let at = start; at < end;) {
    const day = localDayOf(at);
    const until = Math.min(end, day.end);
    // Intervals come in order of time.
    if (day.start === lastDay?.start) measures.days[measures.days.length - 1]! += until - at;
    else {
      measures.days.push(until - at);
      measures.dayStarts.push(day.start);
    }
    lastDay = day;
    const early = overlap(at, until, day.start, day.six);
    const late = overlap(at, until, day.nineteen, day.end);
    measures.night += early + late;
    if (day.weekday === SATURDAY || day.weekday === SUNDAY) {
      measures.weekend += until - at;
    } else {
      const earlyIsWeekend = day.weekday === MONDAY;
      const lateIsWeekend = day.weekday === FRIDAY;
      measures.weekend += (earlyIsWeekend ? early : 0) + (lateIsWeekend ? late : 0);
      measures.nightOutsideWeekend += (earlyIsWeekend ? 0 : early) + (lateIsWeekend ? 0 : late);
    }
    at = until;
  }
  return lastDay;
}

/** Measures a timeline once; any number of price lists can then be applied to it (domain.md section 5, the definitions before step 1). */
export function measure(segments: readonly Segment[]): Measures {
  const measures: Measures = {
    days: [],
    dayStarts: [],
    night: 0,
    nightOutsideWeekend: 0,
    weekend: 0,
    standby: 0,
    shifts: [],
    rests: 0,
    metres: 0,
    positioningMetres: 0,
  };
  let lastDay: LocalDay | undefined;
  const merged = mergeSegments(segments);
  const load = merged.findIndex((segment) => segment.kind === 'load');
  const positioned = load >= 0 ? load : merged.findIndex((segment) => segment.kind === 'drive');
  let shift = 0;
  const endShift = () => {
    if (shift > 0) measures.shifts.push(shift);
    shift = 0;
  };
  merged.forEach((segment, index) => {
    measures.metres += segment.metres;
    if (segment.kind === 'driveEmpty' && index < positioned) measures.positioningMetres += segment.metres;
    if (segment.kind === 'rest' || segment.kind === 'home') {
      if (segment.kind === 'rest') measures.rests++;
      endShift();
      return;
    }
    // Standby is the part of each wait beyond its first hour: neither vehicle nor driver time.
    const end = segment.kind === 'wait' ? Math.min(segment.end, segment.start + HOUR) : segment.end;
    measures.standby += segment.end - end;
    shift += end - segment.start;
    lastDay = addInterval(measures, segment.start, end, lastDay);
  });
  endShift();
  return measures;
}
