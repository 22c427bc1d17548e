import { type EpochMillis } from '@bff/domain/shared/time';
import {
  checkDriving,
  restRequiredBy,
  type Segment,
  type SegmentKind,
  type ServiceKind,
  type Violation,
} from '@bff/domain/trips';

/** A trip that a driver has, or is being considered for. */
export interface DriverWork {
  bookingNumber: string;
  start: EpochMillis;
  end: EpochMillis;
  pieces: readonly { kind: SegmentKind; start: EpochMillis; end: EpochMillis }[];
}

/**
 * Why a driver cannot take a trip: another one at the same time, too short a rest before or after it, or another of the driving-time rules,
 * counting their other trips.
 */
export type DriverHindrance =
  | { kind: 'clash'; bookingNumber: string; start: EpochMillis; end: EpochMillis }
  /** The time between this trip and the one that comes `before` or `after` it; `required` in milliseconds. */
  | {
      kind: 'rest';
      side: 'before' | 'after';
      bookingNumber: string;
      start: EpochMillis;
      end: EpochMillis;
      required: number;
    }
  /** `over`: by how much, in milliseconds. */
  | { kind: 'rules'; rule: Violation['rule']; over: number };

export interface DriverTerms {
  drivers: 1 | 2;
  service: ServiceKind;
  allowTenHours: boolean;
  maximumDrivingHours: number;
}

/** Several trips as one timeline: between them the driver is at home, which counts as rest if it is long enough. */
function timelineOf(works: readonly DriverWork[]): Segment[] {
  const pieces = works
    .flatMap((work) => (work.pieces.length > 0 ? work.pieces : [{ kind: 'wait' as const, ...work }]))
    .map(({ kind, start, end }) => ({ kind, start, end, metres: 0 }))
    .sort((a, b) => a.start - b.start);
  return pieces.flatMap((piece, index) => {
    const next = pieces[index + 1];
    return next && next.start > piece.end
      ? [piece, { kind: 'home' as const, start: piece.end, end: next.start, metres: 0 }]
      : [piece];
  });
}

/** What the trip breaks. Violations among trips that are already sold are not its fault: only what it makes worse counts. */
function violationsOf(work: DriverWork, others: readonly DriverWork[], terms: DriverTerms): Violation[] {
  const nameOf = (violation: Violation) =>
    `${violation.rule} ${violation.rule === 'break' ? violation.at : violation.shiftStart} ${violation.over}`;
  const known = new Set(checkDriving(timelineOf(others), terms).map(nameOf));
  return checkDriving(timelineOf([...others, work]), terms).filter((violation) => !known.has(nameOf(violation)));
}

type ShiftTooLong = Extract<Violation, { limit: number }>;
type ShortRest = Extract<DriverHindrance, { kind: 'rest' }>;

/**
 * The rests beside the trip that make its shift too long: shorter than it requires, but by no more than the shift is too long. Two trips of
 * one day may miss the longest shift by less than the rest: then that is what is told.
 */
function shortRestsOf(work: DriverWork, others: readonly DriverWork[], shift: ShiftTooLong): ShortRest[] {
  const required = restRequiredBy(shift);
  const last = others.filter(({ end }) => end <= work.start).toSorted((a, b) => b.end - a.end)[0];
  const next = others.filter(({ start }) => start >= work.end).toSorted((a, b) => a.start - b.start)[0];
  const [kind, { start, end }] = ['rest' as const, work];
  const rests: ShortRest[] = [];
  if (last)
    rests.push({ kind, side: 'before', bookingNumber: last.bookingNumber, start: last.end, end: start, required });
  if (next)
    rests.push({ kind, side: 'after', bookingNumber: next.bookingNumber, start: end, end: next.start, required });
  return rests.filter((rest) => {
    const lacking = required - (rest.end - rest.start);
    return lacking > 0 && lacking <= shift.over;
  });
}

/** What prevents a driver who has the other trips from taking this one. Two drivers take turns, so their trip is measured by its own limits. */
export function hindrancesOf(work: DriverWork, others: readonly DriverWork[], terms: DriverTerms): DriverHindrance[] {
  const clashes = others.filter(({ start, end }) => start < work.end && work.start < end);
  if (clashes.length > 0)
    return clashes.map(({ bookingNumber, start, end }) => ({ kind: 'clash', bookingNumber, start, end }));
  const violations = violationsOf(work, others, terms);
  const shift = violations.find((violation): violation is ShiftTooLong => violation.rule === 'shift');
  const isLongAlone = violationsOf(work, [], terms).some(({ rule }) => rule === 'shift');
  const rests = shift && !isLongAlone ? shortRestsOf(work, others, shift) : [];
  // Such a rest makes two shifts of one: what is measured by the shift is no longer against the trip.
  const remaining = rests.length > 0 ? violations.filter(({ rule }) => !ofShift.includes(rule)) : violations;
  return [...rests, ...remaining.map(({ rule, over }) => ({ kind: 'rules' as const, rule, over }))];
}

const ofShift: readonly Violation['rule'][] = ['shift', 'dailyDriving', 'nightWork'];
