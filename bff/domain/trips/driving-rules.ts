import { localDayOf } from '@bff/domain/shared/stockholm-days';
import { type EpochMillis, HOUR, MINUTE } from '@bff/domain/shared/time';
import { mergeSegments, type Segment } from './segment';

/**
 * Driving and rest: Regulation (EC) 561/2006 articles 6–8 with (EU) 2024/1258 for occasional passenger services, and the night-work rule of
 * lag 2005:395, as domain.md section 4 sets them out. Charter is occasional, train replacement regular.
 */
export type ServiceKind = 'occasional' | 'regular';

export const DRIVING_BEFORE_BREAK = 4.5 * HOUR;
export const FULL_BREAK = 45 * MINUTE;
const SHORT_BREAK = 15 * MINUTE;
const SECOND_BREAK_REGULAR = 30 * MINUTE;
export const DAILY_REST = 11 * HOUR;
const SHIFT = 13 * HOUR;
const LONG_SHIFT = 15 * HOUR;
const LONG_SHIFTS_BETWEEN_WEEKLY_RESTS = 3;
const LONG_DRIVING_DAYS_A_WEEK = 2;
const SHIFT_TWO_DRIVERS = 21 * HOUR;
const NIGHT_WORK = 10 * HOUR;

/** Follows one driver's driving since the last break that counts. */
export class BreakClock {
  driven = 0;
  private best = 0;

  constructor(private readonly service: ServiceKind) {}

  drive(time: number): void {
    this.driven += time;
  }

  /** Time until a break is due. */
  get left(): number {
    return DRIVING_BEFORE_BREAK - this.driven;
  }

  /** The break that would count now, given what was already taken. */
  get missing(): number {
    if (this.best < SHORT_BREAK) return FULL_BREAK;
    return this.service === 'regular' ? SECOND_BREAK_REGULAR : Math.max(SHORT_BREAK, FULL_BREAK - this.best);
  }

  /** Not driving and not working for that long. */
  pause(time: number): void {
    if (time >= FULL_BREAK || (time >= SHORT_BREAK && time >= this.missing)) {
      this.driven = 0;
      this.best = 0;
    } else if (time >= SHORT_BREAK) {
      this.best = Math.max(this.best, time);
    }
  }
}

export interface DrivingTerms {
  drivers: 1 | 2;
  service: ServiceKind;
  /** The operator lets drivers drive 10 h a day (at most twice a week). */
  allowTenHours: boolean;
  /** Setting; 9 h. */
  maximumDrivingHours: number;
}

export type Violation =
  /** Driving without a break for longer than 4 h 30 min. */
  | { rule: 'break'; at: EpochMillis; over: number }
  /** Driving in one shift; `over` is by how much. */
  | { rule: 'dailyDriving'; shiftStart: EpochMillis; over: number; limit: number }
  | { rule: 'shift'; shiftStart: EpochMillis; over: number; limit: number }
  | { rule: 'nightWork'; shiftStart: EpochMillis; over: number; limit: number };

interface Shift {
  start: EpochMillis;
  end: EpochMillis;
  driving: number;
  work: number;
}

/** Shifts run between daily rests; being at home for as long as a daily rest is one, for less it is a pause. */
function shiftsOf(segments: readonly Segment[]): Shift[] {
  const shifts: Shift[] = [];
  let shift: Shift | undefined;
  for (const segment of mergeSegments(segments)) {
    const time = segment.end - segment.start;
    if ((segment.kind === 'rest' || segment.kind === 'home') && time >= DAILY_REST) {
      shift = undefined;
      continue;
    }
    if (!shift) shifts.push((shift = { start: segment.start, end: segment.start, driving: 0, work: 0 }));
    shift.end = segment.end;
    const drives = segment.kind === 'drive' || segment.kind === 'driveEmpty';
    if (drives) shift.driving += time;
    if (drives || segment.kind === 'load') shift.work += time;
    else if (segment.kind === 'wait') shift.work += Math.min(time, HOUR);
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

/** What a timeline breaks of the rules; empty when it is legal. */
export function checkDriving(segments: readonly Segment[], terms: DrivingTerms): Violation[] {
  const violations: Violation[] = [];
  if (terms.drivers === 1) violations.push(...checkBreaks(segments, terms.service));
  const basic = terms.maximumDrivingHours * HOUR;
  const long = basic + HOUR;
  let longDays = 0;
  let longShifts = 0;
  for (const shift of shiftsOf(segments)) {
    const mayBeLong = terms.allowTenHours && longDays < LONG_DRIVING_DAYS_A_WEEK;
    const driving = (mayBeLong ? long : basic) * terms.drivers;
    if (shift.driving > basic * terms.drivers) longDays++;
    if (shift.driving > driving)
      violations.push({ rule: 'dailyDriving', shiftStart: shift.start, over: shift.driving - driving, limit: driving });

    const time = shift.end - shift.start;
    const oneDriver = longShifts < LONG_SHIFTS_BETWEEN_WEEKLY_RESTS ? LONG_SHIFT : SHIFT;
    const limit = terms.drivers === 2 ? SHIFT_TWO_DRIVERS : oneDriver;
    if (time > SHIFT) longShifts++;
    if (time > limit) violations.push({ rule: 'shift', shiftStart: shift.start, over: time - limit, limit });

    // Two drivers share the driving; whoever does not drive is available, which is no work.
    const work = terms.drivers === 2 ? shift.work - shift.driving / 2 : shift.work;
    if (work > NIGHT_WORK && touchesNight(shift))
      violations.push({ rule: 'nightWork', shiftStart: shift.start, over: work - NIGHT_WORK, limit: NIGHT_WORK });
  }
  return violations;
}

function checkBreaks(segments: readonly Segment[], service: ServiceKind): Violation[] {
  const violations: Violation[] = [];
  const clock = new BreakClock(service);
  for (const segment of mergeSegments(segments)) {
    const time = segment.end - segment.start;
    if (segment.kind === 'drive' || segment.kind === 'driveEmpty') {
      const before = clock.left;
      clock.drive(time);
      if (before >= 0 && clock.left < 0)
        violations.push({ rule: 'break', at: segment.start + before, over: -clock.left });
    } else if (segment.kind !== 'load') {
      clock.pause(time);
    }
  }
  return violations;
}
