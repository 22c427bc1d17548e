import { type EpochMillis } from '@bff/domain/shared/time';
import { checkDriving, type Segment, type SegmentKind, type ServiceKind, type Violation } from '@bff/domain/trips';

/** A trip that a driver has, or is being considered for. */
export interface DriverWork {
  bookingNumber: string;
  start: EpochMillis;
  end: EpochMillis;
  pieces: readonly { kind: SegmentKind; start: EpochMillis; end: EpochMillis }[];
}

/** Why a driver cannot take a trip: another one at the same time, or the driving-time rules, counting their other trips. */
export type DriverHindrance =
  | { kind: 'clash'; bookingNumber: string; start: EpochMillis; end: EpochMillis }
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

/**
 * What prevents a driver who has the other trips from taking this one. Two drivers take turns, so their trip is measured by its own limits.
 * Violations among trips that are already sold are not this trip's fault: only what it makes worse counts.
 */
export function hindrancesOf(work: DriverWork, others: readonly DriverWork[], terms: DriverTerms): DriverHindrance[] {
  const clashes = others.filter(({ start, end }) => start < work.end && work.start < end);
  if (clashes.length > 0)
    return clashes.map(({ bookingNumber, start, end }) => ({ kind: 'clash', bookingNumber, start, end }));
  const before = checkDriving(timelineOf(others), terms);
  const nameOf = (violation: Violation) =>
    `${violation.rule} ${violation.rule === 'break' ? violation.at : violation.shiftStart} ${violation.over}`;
  const known = new Set(before.map(nameOf));
  const after = checkDriving(timelineOf([...others, work]), terms);
  return after
    .filter((violation) => !known.has(nameOf(violation)))
    .map(({ rule, over }) => ({ kind: 'rules', rule, over }));
}
