import { type EpochMillis } from '@bff/domain/shared/time';
import {
  checkDriving,
  DAILY_REST,
  REDUCED_REST,
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

/** The same trip at another time. */
const moved = (work: DriverWork, by: number): DriverWork => ({
  ...work,
  start: work.start + by,
  end: work.end + by,
  pieces: work.pieces.map((piece) => ({ ...piece, start: piece.start + by, end: piece.end + by })),
});

type ShortRest = Extract<DriverHindrance, { kind: 'rest' }>;

/**
 * The rests beside the trip that are too short, if longer ones would make its shift legal, and what they would leave broken: what `required`
 * says was tried on these very trips. Two trips of one day may miss the longest shift by less than the rest: then that is what is told.
 */
function shortRestsOf(
  work: DriverWork,
  others: readonly DriverWork[],
  terms: DriverTerms,
  violations: readonly Violation[],
): { rests: ShortRest[]; remaining: readonly Violation[] } {
  const over = Math.max(0, ...violations.filter(({ rule }) => rule === 'shift').map((violation) => violation.over));
  const earlier = others.filter(({ end }) => end <= work.start);
  const later = others.filter(({ start }) => start >= work.end);
  const last = earlier.toSorted((a, b) => b.end - a.end)[0];
  const next = later.toSorted((a, b) => a.start - b.start)[0];
  const lacking = (rest: number, gap: number | undefined) => Math.max(0, rest - (gap ?? Infinity));
  for (const required of [REDUCED_REST, DAILY_REST]) {
    const before = lacking(required, last && work.start - last.end);
    const after = lacking(required, next && next.start - work.end);
    const apart = [...earlier.map((one) => moved(one, -before)), ...later.map((one) => moved(one, after))];
    const broken = new Set(violationsOf(work, apart, terms).map(({ rule }) => rule));
    if (broken.has('shift')) continue;
    const rests: ShortRest[] = [];
    const isTold = (missing: number) => missing > 0 && missing <= over;
    const [kind, { start, end }] = ['rest' as const, work];
    if (last && isTold(before))
      rests.push({ kind, side: 'before', bookingNumber: last.bookingNumber, start: last.end, end: start, required });
    if (next && isTold(after))
      rests.push({ kind, side: 'after', bookingNumber: next.bookingNumber, start: end, end: next.start, required });
    return { rests, remaining: rests.length > 0 ? violations.filter(({ rule }) => broken.has(rule)) : violations };
  }
  return { rests: [], remaining: violations };
}

/** What prevents a driver who has the other trips from taking this one. Two drivers take turns, so their trip is measured by its own limits. */
export function hindrancesOf(work: DriverWork, others: readonly DriverWork[], terms: DriverTerms): DriverHindrance[] {
  const clashes = others.filter(({ start, end }) => start < work.end && work.start < end);
  if (clashes.length > 0)
    return clashes.map(({ bookingNumber, start, end }) => ({ kind: 'clash', bookingNumber, start, end }));
  const violations = violationsOf(work, others, terms);
  const isLong = violations.some(({ rule }) => rule === 'shift');
  const { rests, remaining } = isLong
    ? shortRestsOf(work, others, terms, violations)
    : { rests: [], remaining: violations };
  return [...rests, ...remaining.map(({ rule, over }) => ({ kind: 'rules' as const, rule, over }))];
}
