import type { ServiceKind } from '@states/trip-words';
import { localDayOf } from '@bff/domain/shared/stockholm-days';
import { DAY, type EpochMillis, HOUR } from '@bff/domain/shared/time';
import { BreakClock } from './break-clock';
import { mergeSegments, type Segment } from './segment';

/**
 * Driving and rest: Regulation (EC) 561/2006 articles 6–8 with (EU) 2024/1258 for occasional passenger services, and the night-work rule of
 * lag 2005:395, as domain.md section 4 sets them out (docs/driving-rules.md).
 */
export const DAILY_REST = 11 * HOUR;
const REDUCED_REST = 9 * HOUR;
/** A pause of this length and then a rest of 9 h are a daily rest in two parts. */
const FIRST_PART_OF_REST = 3 * HOUR;
const WEEKLY_REST = 45 * HOUR;
const LONGEST_WITHOUT_WEEKLY_REST = 6 * DAY;
const SHIFT = 13 * HOUR;
const LONG_SHIFT = 15 * HOUR;
const REDUCED_RESTS_BETWEEN_WEEKLY_RESTS = 3;
const LONG_DRIVING_DAYS_A_WEEK = 2;
const SHIFT_TWO_DRIVERS = 21 * HOUR;
const NIGHT_WORK = 10 * HOUR;

export interface DrivingTerms {
  drivers: 1 | 2;
  service: ServiceKind;
  /** The operator lets drivers drive an hour more (10 h), at most twice a week. */
  allowTenHours: boolean;
  /** Setting; 9 h. */
  maximumDrivingHours: number;
}

export type Violation =
  /** Driving without a break for longer than 4 h 30 min, from `at` on. */
  | { rule: 'break'; at: EpochMillis; over: number }
  /** Driving in one shift, its length, work in 24 h with night work, time without a weekly rest; `over` is by how much. */
  | { rule: ShiftRule | 'weeklyRest'; shiftStart: EpochMillis; over: number; limit: number };

type ShiftRule = 'dailyDriving' | 'shift' | 'nightWork';

interface Shift {
  start: EpochMillis;
  end: EpochMillis;
  driving: number;
  work: number;
  /** The longest time without driving and work in it. */
  longestPause: number;
  /** The daily rest after it; Infinity after the last. */
  restAfter: number;
}

const drives = ({ kind }: Segment) => kind === 'drive' || kind === 'driveEmpty';

/** Work is everything except wait beyond its first hour, breaks, rests and being at home. */
function workOf(segment: Segment): number {
  const time = segment.end - segment.start;
  if (drives(segment) || segment.kind === 'load') return time;
  return segment.kind === 'wait' ? Math.min(time, HOUR) : 0;
}

/** Shifts run between daily rests. At home for less than the shortest daily rest is a pause like any other. */
function shiftsOf(merged: readonly Segment[]): Shift[] {
  const shifts: Shift[] = [];
  let shift: Shift | undefined;
  let pausing = 0;
  for (const segment of merged) {
    const time = segment.end - segment.start;
    if ((segment.kind === 'rest' || segment.kind === 'home') && time >= REDUCED_REST) {
      if (shift) shift.restAfter = time;
      shift = undefined;
      continue;
    }
    if (!shift) {
      const { start } = segment;
      shift = { start, end: start, driving: 0, work: 0, longestPause: 0, restAfter: Infinity };
      shifts.push(shift);
      pausing = 0;
    }
    shift.end = segment.end;
    shift.work += workOf(segment);
    if (drives(segment)) shift.driving += time;
    pausing = drives(segment) || segment.kind === 'load' ? 0 : pausing + time;
    shift.longestPause = Math.max(shift.longestPause, pausing);
  }
  return shifts;
}

/** Whether a shift touches 01–05 in Stockholm. */
function touchesNight({ start, end }: Shift): boolean {
  for (let day = localDayOf(start); day.start < end; day = localDayOf(day.end)) {
    // The clock changes between 02 and 03: 01 is an hour after midnight and 05 an hour before 06 on every night.
    if (start < day.six - HOUR && end > day.start + HOUR) return true;
  }
  return false;
}

/** Work in the 24 h from the start of a shift: the next shift may begin within them. */
function workInDayFrom(start: EpochMillis, merged: readonly Segment[], drivers: 1 | 2): number {
  let work = 0;
  for (const segment of merged) {
    if (segment.end <= start || segment.start >= start + DAY) continue;
    const done = workOf({ ...segment, end: Math.min(segment.end, start + DAY) });
    // Two drivers share the driving; the one who does not drive is available, which is not work.
    work += drives(segment) ? done / drivers : done;
  }
  return work;
}

/** The daily rest that a shift leaves too little of a day for, by its limit: never less than 9 h. */
export const restRequiredBy = ({ limit }: { limit: number }): number => Math.max(REDUCED_REST, DAY - limit);

/** The violations of a timeline; empty when it is legal. */
export function checkDriving(segments: readonly Segment[], terms: DrivingTerms): Violation[] {
  const merged = mergeSegments(segments);
  const violations: Violation[] = terms.drivers === 1 ? checkBreaks(merged, terms.service) : [];
  const exceeds = (rule: ShiftRule, shift: Shift, value: number, limit: number) => {
    if (value > limit) violations.push({ rule, shiftStart: shift.start, over: value - limit, limit });
  };
  const basicDriving = terms.maximumDrivingHours * HOUR * terms.drivers;
  const longDriving = basicDriving + HOUR * terms.drivers;
  let longDays = 0;
  let reducedRests = 0;
  for (const shift of shiftsOf(merged)) {
    const mayBeLong = terms.allowTenHours && longDays < LONG_DRIVING_DAYS_A_WEEK;
    if (shift.driving > basicDriving) longDays++;
    exceeds('dailyDriving', shift, shift.driving, mayBeLong ? longDriving : basicDriving);

    const length = shift.end - shift.start;
    if (terms.drivers === 2) {
      exceeds('shift', shift, length, SHIFT_TWO_DRIVERS);
    } else {
      // A shift leaves 11 of 24 h for the rest; 9 when it is reduced or had its first part in the shift.
      const inTwoParts = shift.longestPause >= FIRST_PART_OF_REST;
      const lacking = Math.max(length - SHIFT, DAILY_REST - shift.restAfter);
      if (!inTwoParts && lacking > 0 && ++reducedRests > REDUCED_RESTS_BETWEEN_WEEKLY_RESTS)
        exceeds('shift', shift, SHIFT + lacking, SHIFT);
      else exceeds('shift', shift, length, LONG_SHIFT);
    }
    if (touchesNight(shift)) exceeds('nightWork', shift, workInDayFrom(shift.start, merged, terms.drivers), NIGHT_WORK);
  }
  return [...violations, ...checkWeeklyRest(merged)];
}

function checkBreaks(merged: readonly Segment[], service: ServiceKind): Violation[] {
  const violations: Violation[] = [];
  const clock = new BreakClock(service);
  for (const segment of merged) {
    if (drives(segment)) {
      const before = clock.left;
      clock.drive(segment.end - segment.start);
      if (before >= 0 && clock.left < 0)
        violations.push({ rule: 'break', at: segment.start + before, over: -clock.left });
    } else if (segment.kind === 'load') clock.work();
    else clock.pause(segment.end - segment.start);
  }
  return violations;
}

/** A weekly rest begins at the latest six days after the last one ended. */
function checkWeeklyRest(merged: readonly Segment[]): Violation[] {
  let shiftStart = merged[0]?.start ?? 0;
  let end = shiftStart;
  for (const segment of merged) {
    const isWeeklyRest =
      (segment.kind === 'rest' || segment.kind === 'home') && segment.end - segment.start >= WEEKLY_REST;
    if (isWeeklyRest && end - shiftStart <= LONGEST_WITHOUT_WEEKLY_REST) shiftStart = segment.end;
    end = segment.end;
  }
  const over = end - shiftStart - LONGEST_WITHOUT_WEEKLY_REST;
  return over > 0 ? [{ rule: 'weeklyRest', shiftStart, over, limit: LONGEST_WITHOUT_WEEKLY_REST }] : [];
}
