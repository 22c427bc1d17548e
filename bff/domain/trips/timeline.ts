import type { SegmentKind, ServiceKind } from '@states/trip-words';
import type { Reach, RouteLeg } from '@bff/integrations/router/port';
import { type EpochMillis, HOUR, MINUTE, SECOND } from '@bff/domain/shared/time';
import { BreakClock, DRIVING_BEFORE_BREAK } from './break-clock';
import { DAILY_REST } from './driving-rules';
import type { Segment, StopRef } from './segment';
import type { TripRequest } from './trip-request';

/** The legs of a trip that are the same for every bus: between the stops, and from the last one straight back to the first. */
export interface TripWays {
  legs: readonly RouteLeg[];
  /** Round and day trips. */
  back?: RouteLeg;
}

/** The roads that depend on where a bus starts. */
export interface StartWays {
  /** From the starting position to the first stop; also used in the other direction. */
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

/** A search puts the same legs into a thousand timelines. */
const partsKnown = new WeakMap<RouteLeg, readonly Part[]>();

function partsOfLeg(leg: RouteLeg): readonly Part[] {
  let parts = partsKnown.get(leg);
  if (!parts) {
    parts = leg.parts.map((part) =>
      // A ferry is a wait: no metres, no driving.
      part.kind === 'road'
        ? { kind: 'drive', metres: part.metres, time: part.seconds * SECOND }
        : { kind: 'wait', metres: 0, time: part.seconds * SECOND },
    );
    partsKnown.set(leg, parts);
  }
  return parts;
}

function partsOfReach(reach: Reach): Part[] {
  const road: Part = { kind: 'drive', metres: reach.metres, time: reach.seconds * SECOND };
  return reach.ferrySeconds > 0 ? [road, { kind: 'wait', metres: 0, time: reach.ferrySeconds * SECOND }] : [road];
}

/** Appends segments one after the other; inserts the break that one driver needs when driving reaches 4 h 30 min. */
class Line {
  readonly segments: Segment[] = [];
  private readonly clock: BreakClock;

  constructor(
    public now: EpochMillis,
    private readonly terms: Pick<TimelineTerms, 'service' | 'drivers'>,
  ) {
    this.clock = new BreakClock(terms.service);
  }

  load(time: number, at: StopRef): void {
    this.clock.work();
    this.add('load', time, 0, at, at);
  }

  /** Neither driving nor working: a break if it lasts long enough. */
  pause(kind: 'wait' | 'break' | 'rest' | 'home', time: number, from: StopRef, to: StopRef): void {
    this.clock.pause(time);
    this.add(kind, time, 0, from, to);
  }

  drive(parts: readonly Part[], kind: 'drive' | 'driveEmpty', from: StopRef, to: StopRef): void {
    for (const part of parts) {
      if (part.kind === 'wait') {
        this.pause('wait', part.time, from, to);
        continue;
      }
      let { time, metres } = part;
      while (this.terms.drivers === 1 && time > this.clock.left) {
        const piece = this.clock.left;
        const pieceMetres = Math.round((metres * piece) / time);
        if (piece > 0) this.driveOn(kind, piece, pieceMetres, from, to);
        time -= piece;
        metres -= pieceMetres;
        this.pause('break', this.clock.missing, from, to);
      }
      this.driveOn(kind, time, metres, from, to);
    }
  }

  /** A stop is a single wait; from 11 h on, a single rest. */
  stay(time: number, at: StopRef): void {
    this.pause(time >= DAILY_REST ? 'rest' : 'wait', time, at, at);
  }

  private driveOn(kind: 'drive' | 'driveEmpty', time: number, metres: number, from: StopRef, to: StopRef): void {
    this.clock.drive(time);
    this.add(kind, time, metres, from, to);
  }

  private add(kind: SegmentKind, time: number, metres: number, from: StopRef, to: StopRef): void {
    const start = this.now;
    this.now += time;
    const last = this.segments.at(-1);
    if (last?.kind === kind && last.from === from && last.to === to) {
      last.end = this.now;
      last.metres += metres;
    } else if (time > 0 || metres > 0) {
      this.segments.push({ kind, start, end: this.now, metres, from, to });
    }
  }
}

/** How long a leg takes with the breaks that it needs on its own. */
function durationOf(parts: readonly Part[], terms: Pick<TimelineTerms, 'service' | 'drivers'>): number {
  const [only] = parts;
  if (parts.length === 1 && only!.kind === 'drive' && only!.time <= DRIVING_BEFORE_BREAK) return only!.time;
  const line = new Line(0, terms);
  line.drive(parts, 'driveEmpty', 'start', 0);
  return line.now;
}

/**
 * The timeline of a trip for a bus that starts there (domain.md section 4): one-way back to the starting position; day and round trips
 * outbound, wait or home, straight back to the first stop, then to the starting position. The driving on one leg is one segment, apart from
 * breaks and ferries; adjacent segments of one kind on two legs stay separate.
 */
export function buildTimeline(trip: TripRequest, ways: TripWays, start: StartWays, terms: TimelineTerms): Timeline {
  const loading = terms.preparationMinutes * MINUTE;
  const toFirst = partsOfReach(start.toFirst);
  const line = new Line(trip.departure.getTime() - loading - durationOf(toFirst, terms), terms);
  const last = trip.stops.length - 1;

  line.drive(toFirst, 'driveEmpty', 'start', 0);
  line.load(loading, 0);
  ways.legs.forEach((leg, index) => {
    line.drive(partsOfLeg(leg), 'drive', index, index + 1);
    if (index + 1 < last) line.stay(trip.stops[index + 1]!.dwellSeconds * SECOND, index + 1);
  });

  if (trip.type === 'one-way' || !trip.return || !ways.back) {
    line.drive(partsOfReach(start.fromLast ?? start.toFirst), 'driveEmpty', last, 'start');
    return { ok: true, segments: line.segments };
  }

  const back = trip.return.getTime();
  if (line.now > back) return { ok: false, reason: 'returnTooEarly', earliestReturn: line.now };
  if (terms.between === 'home') {
    if (!start.fromLast || !goHome(line, partsOfReach(start.fromLast), last, back, terms))
      return { ok: false, reason: 'noTimeAtHome' };
  } else {
    line.stay(back - line.now, last);
  }
  line.drive(partsOfLeg(ways.back), 'drive', last, 0);
  line.drive(toFirst, 'driveEmpty', 0, 'start');
  return { ok: true, segments: line.segments };
}

/** From the last stop home and back again in time for the return; false when home would last less than an hour. */
function goHome(line: Line, way: readonly Part[], last: number, back: EpochMillis, terms: TimelineTerms): boolean {
  line.drive(way, 'driveEmpty', last, 'start');
  // An hour at home is a full break, so the drive back takes only its own time.
  const leaves = back - durationOf(way, terms);
  if (leaves - line.now < SHORTEST_HOME) return false;
  line.pause('home', leaves - line.now, 'start', 'start');
  line.drive(way, 'driveEmpty', 'start', last);
  return true;
}
