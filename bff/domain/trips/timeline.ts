import type { Reach, RouteLeg } from '@bff/integrations/router/port';
import { type EpochMillis, HOUR, MINUTE, SECOND } from '@bff/domain/shared/time';
import { BreakClock, DAILY_REST, type ServiceKind } from './driving-rules';
import { mergeSegments, type Segment, type SegmentKind, type StopRef } from './segment';
import type { TripRequest } from './trip-request';

/** The ways of a trip that are the same for every bus: between the stops, and from the last one straight back to the first. */
export interface TripWays {
  legs: readonly RouteLeg[];
  /** Round and day trips. */
  back?: RouteLeg;
}

/** The ways that depend on where a bus starts. */
export interface StartWays {
  /** From the starting position to the first stop; the way from there back is the same. */
  toFirst: Reach;
  /** From the last stop to the starting position: one-way trips, and a bus that goes home in between. */
  fromLast?: Reach | undefined;
}

export interface TimelineTerms {
  preparationMinutes: number;
  service: ServiceKind;
  drivers: 1 | 2;
  /** Round trips: the bus waits at the destination, or goes home in between. */
  between: 'wait' | 'home';
}

export type Timeline =
  | { ok: true; segments: Segment[] }
  /** The bus arrives at the last stop after the return; the earliest possible return. */
  | { ok: false; reason: 'returnTooEarly'; earliestReturn: EpochMillis }
  /** Home would last less than an hour. */
  | { ok: false; reason: 'noTimeAtHome' };

const SHORTEST_HOME = HOUR;

interface Part {
  kind: 'drive' | 'wait';
  metres: number;
  time: number;
}

const partsOfLeg = (leg: RouteLeg): Part[] =>
  leg.parts.map((part) =>
    // A ferry is a wait: no metres, no driving.
    part.kind === 'road'
      ? { kind: 'drive', metres: part.metres, time: part.seconds * SECOND }
      : { kind: 'wait', metres: 0, time: part.seconds * SECOND },
  );

function partsOfReach(reach: Reach): Part[] {
  const road: Part = { kind: 'drive', metres: reach.metres, time: reach.seconds * SECOND };
  return reach.ferrySeconds > 0 ? [road, { kind: 'wait', metres: 0, time: reach.ferrySeconds * SECOND }] : [road];
}

/** Lays segments one after the other; inserts the break that one driver needs where driving reaches 4 h 30 min. */
class Line {
  readonly segments: Segment[] = [];
  private readonly clock: BreakClock;

  constructor(
    public now: EpochMillis,
    private readonly terms: Pick<TimelineTerms, 'service' | 'drivers'>,
  ) {
    this.clock = new BreakClock(terms.service);
  }

  add(kind: SegmentKind, time: number, metres = 0, from?: StopRef, to?: StopRef): void {
    const end = this.now + time;
    if (time > 0 || metres > 0) {
      this.segments.push({
        kind,
        start: this.now,
        end,
        metres,
        ...(from === undefined ? {} : { from }),
        ...(to === undefined ? {} : { to }),
      });
    }
    if (kind !== 'drive' && kind !== 'driveEmpty' && kind !== 'load') this.clock.pause(time);
    this.now = end;
  }

  drive(parts: readonly Part[], kind: 'drive' | 'driveEmpty', from: StopRef, to: StopRef): void {
    for (const part of parts) {
      if (part.kind === 'wait') {
        this.add('wait', part.time, 0, from, to);
        continue;
      }
      let { time, metres } = part;
      while (this.terms.drivers === 1 && time > this.clock.left) {
        const piece = this.clock.left;
        const pieceMetres = time === 0 ? 0 : Math.round((metres * piece) / time);
        this.add(kind, piece, pieceMetres, from, to);
        this.clock.drive(piece);
        time -= piece;
        metres -= pieceMetres;
        this.add('break', this.clock.missing);
      }
      this.add(kind, time, metres, from, to);
      this.clock.drive(time);
    }
  }

  /** A stop is one wait, whole; of 11 h or more one rest. */
  stay(time: number, at: StopRef): void {
    this.add(time >= DAILY_REST ? 'rest' : 'wait', time, 0, at, at);
  }
}

/** How long a way takes with the breaks that it needs by itself. */
function durationOf(parts: readonly Part[], terms: Pick<TimelineTerms, 'service' | 'drivers'>): number {
  const line = new Line(0, terms);
  line.drive(parts, 'driveEmpty', 'start', 0);
  return line.now;
}

/**
 * The timeline of a trip for a bus that starts there (domain.md section 4): one-way back to the starting position, day and round trips
 * outbound, wait or home, straight back to the first stop, then to the starting position.
 */
export function buildTimeline(trip: TripRequest, ways: TripWays, start: StartWays, terms: TimelineTerms): Timeline {
  const loadStart = trip.departure.getTime() - terms.preparationMinutes * MINUTE;
  const toFirst = partsOfReach(start.toFirst);
  const line = new Line(loadStart - durationOf(toFirst, terms), terms);
  const last = trip.stops.length - 1;

  line.drive(toFirst, 'driveEmpty', 'start', 0);
  line.add('load', terms.preparationMinutes * MINUTE, 0, 0, 0);
  ways.legs.forEach((leg, index) => {
    line.drive(partsOfLeg(leg), 'drive', index, index + 1);
    if (index + 1 < last) line.stay(trip.stops[index + 1]!.dwellSeconds * SECOND, index + 1);
  });

  if (trip.type === 'one-way' || !trip.return || !ways.back) {
    line.drive(partsOfReach(start.fromLast ?? start.toFirst), 'driveEmpty', last, 'start');
    return { ok: true, segments: mergeSegments(line.segments) };
  }

  const back = trip.return.getTime();
  if (line.now > back) return { ok: false, reason: 'returnTooEarly', earliestReturn: line.now };
  if (terms.between === 'home' && start.fromLast) {
    const home = partsOfReach(start.fromLast);
    line.drive(home, 'driveEmpty', last, 'start');
    const leaves = back - durationOf(home, terms);
    if (leaves - line.now < SHORTEST_HOME) return { ok: false, reason: 'noTimeAtHome' };
    line.add('home', leaves - line.now, 0, 'start', 'start');
    line.drive(home, 'driveEmpty', 'start', last);
    // Less than a full break at home can make the way back need one: then the bus arrives too late.
    if (line.now > back) return { ok: false, reason: 'noTimeAtHome' };
  }
  if (terms.between === 'wait') line.stay(back - line.now, last);
  line.drive(partsOfLeg(ways.back), 'drive', last, 0);
  line.drive(toFirst, 'driveEmpty', 0, 'start');
  return { ok: true, segments: mergeSegments(line.segments) };
}

/** When the bus is at each stop: arrival and departure, the first and last stop of each direction with one of them only. */
export interface StopTime {
  stop: number;
  direction: 'out' | 'back';
  arrival: EpochMillis | null;
  departure: EpochMillis | null;
}

/** What passengers see of a timeline. */
export function itineraryOf(trip: TripRequest, segments: readonly Segment[]): StopTime[] {
  const last = trip.stops.length - 1;
  const drives = segments.filter((segment) => segment.kind === 'drive');
  const out = trip.stops.map((_, stop): StopTime => {
    const arriving = drives.findLast((segment) => segment.from === stop - 1 && segment.to === stop);
    const leaving = drives.find((segment) => segment.from === stop && segment.to === stop + 1);
    return {
      stop,
      direction: 'out',
      arrival: arriving?.end ?? null,
      departure: leaving?.start ?? (stop === 0 ? trip.departure.getTime() : null),
    };
  });
  if (!trip.return) return out;
  const homeward = drives.findLast((segment) => segment.from === last && segment.to === 0);
  return [
    ...out,
    { stop: last, direction: 'back', arrival: null, departure: trip.return.getTime() },
    { stop: 0, direction: 'back', arrival: homeward?.end ?? null, departure: null },
  ];
}
