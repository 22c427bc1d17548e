import type { CSSProperties } from 'react';

/** From (inclusive) and until (exclusive), in milliseconds since the epoch. */
export interface Span {
  start: number;
  end: number;
}

export interface TimelineBar extends Span {
  id: number;
  /** How it looks; the text says what it is. */
  look: 'booked' | 'held' | 'locked' | 'ownLock' | 'systemLock';
  /** All of it in words; those that do not fit are only not seen. A separator keeps to its word by a space that does not break. */
  text: string;
  href?: string | undefined;
  /** Counted from the top. */
  lane: number;
  /** Can be moved, lengthened and shortened. */
  isMovable?: boolean | undefined;
}

export interface TimelineRow {
  id: number;
  label: string;
  detail?: string | undefined;
  href?: string | undefined;
  lanes: number;
  bars: readonly TimelineBar[];
}

export interface TimelineTexts {
  /** Heading of the first column. */
  row: string;
  /** Heading of the second column: what it shows. */
  axis: string;
  /** For a row without bars. */
  free: string;
}

/** What moving a bar does, and the words for it. */
export interface TimelineMoves {
  /** By which it moves, in milliseconds. */
  step: number;
  /** A bar was moved, lengthened or shortened, and nothing is in its way. */
  onMove: (bar: TimelineBar, to: Span) => void;
  /** For whoever moves a bar by keyboard. */
  hint: string;
  /** For a bar that is being moved. */
  movedTo: (to: Span) => string;
  /** For a bar that is put back where it was. */
  restored: (bar: TimelineBar) => string;
  /** A bar's words where it is moved to. */
  textAt: (bar: TimelineBar, to: Span) => string;
  clash: (with_: string) => string;
}

export interface OccupancyTimelineProps extends Span {
  caption: string;
  /** The labelled stretches of the axis, in order. */
  ticks: readonly (Span & { label: string; isRest?: boolean | undefined; isNow?: boolean | undefined })[];
  rows: readonly TimelineRow[];
  /** What each look means, below the picture. */
  legend?: readonly { look: TimelineBar['look']; text: string }[] | undefined;
  texts: TimelineTexts;
  /** On a hydrated page; without it, nothing moves. */
  moves?: TimelineMoves | undefined;
}

const percent = (part: number, whole: number) => `${Math.round((part / whole) * 1e4) / 1e2}%`;

/** The position of a span on the axis, clipped to it. */
export function placeOn(axis: Span, { start, end }: Span): CSSProperties {
  const [from, until] = [Math.max(start, axis.start), Math.min(end, axis.end)];
  const whole = axis.end - axis.start;
  return { insetInlineStart: percent(from - axis.start, whole), inlineSize: percent(until - from, whole) };
}

/** Whether the words of a short bar, which may be longer than it, stand towards the start of the axis and not towards its end. */
export const isLate = (axis: Span, { start }: Span): boolean => start > (axis.start + axis.end) / 2;

/** Below the lanes above it; the first lane is the default position and needs no style. */
export const inLane = (lane: number): CSSProperties => (lane === 0 ? {} : ({ '--lane': lane } as CSSProperties));

/** How many times its own length a bar's words may take: up to the next bar of its lane, or the end of the axis. */
export function roomOf(axis: Span, bar: TimelineBar, bars: readonly TimelineBar[]): number {
  const [from, until] = [Math.max(bar.start, axis.start), Math.min(bar.end, axis.end)];
  const next = Math.min(
    axis.end,
    ...bars
      .filter(({ id, lane, start }) => id !== bar.id && lane === bar.lane && start >= bar.end)
      .map(({ start }) => start),
  );
  return Math.max(1, (next - from) / (until - from));
}

/** The same for the style sheet; nothing where there is no room. */
export function withRoom(axis: Span, bar: TimelineBar, bars: readonly TimelineBar[]): CSSProperties {
  const room = roomOf(axis, bar, bars);
  return room === 1 ? {} : ({ '--room': percent(room, 1) } as CSSProperties);
}
