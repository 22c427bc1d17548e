import type { CSSProperties } from 'react';

/** From, until, in milliseconds since the epoch; half-open. */
export interface Span {
  start: number;
  end: number;
}

export interface TimelineBar extends Span {
  id: number;
  /** How it looks; what it is the text says. */
  look: 'booked' | 'held' | 'locked' | 'ownLock' | 'systemLock';
  /** All of it in words; what has no room is cut off for the eye alone. */
  text: string;
  href?: string | undefined;
  /** Counted from the top. */
  lane: number;
  /** May be moved and made longer or shorter. */
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
  /** Of the first column. */
  row: string;
  /** Of the second column: what it shows. */
  axis: string;
  /** Of a row without bars. */
  free: string;
  /** For whoever moves a bar by keys. */
  moving: string;
  /** Of a bar that is being moved. */
  movedTo: (to: Span) => string;
  clash: (with_: string) => string;
}

export interface OccupancyTimelineProps extends Span {
  caption: string;
  /** The stretches of the axis in their order, with what each is called. */
  ticks: readonly (Span & { label: string; isRest?: boolean | undefined })[];
  rows: readonly TimelineRow[];
  texts: TimelineTexts;
  /** What a bar jumps by, in milliseconds. */
  step: number;
  /** In a page that lives: a bar was moved, or made longer or shorter, to where nothing stands in its way. */
  onMove?: ((bar: TimelineBar, to: Span) => void) | undefined;
}

const percent = (part: number, whole: number) => `${Math.round((part / whole) * 1e4) / 1e2}%`;

/** Where a stretch lies on the axis; what is outside it is cut off. */
export function placeOn(axis: Span, { start, end }: Span): CSSProperties {
  const [from, until] = [Math.max(start, axis.start), Math.min(end, axis.end)];
  const whole = axis.end - axis.start;
  return { insetInlineStart: percent(from - axis.start, whole), inlineSize: percent(until - from, whole) };
}

/** Below the bars of the lanes above it; the first lane is where a bar lies without saying so. */
export const inLane = (lane: number): CSSProperties => (lane === 0 ? {} : ({ '--lane': lane } as CSSProperties));
