import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { type MoveMoveEvent, useMove } from 'react-aria/useMove';
import styles from '@ds/patterns/OccupancyTimeline/OccupancyTimeline.module.css';
import {
  inLane,
  isLate,
  type TimelineMoves,
  placeOn,
  withRoom,
  type Span,
  type TimelineBar,
  type TimelineRow,
} from '@ds/patterns/OccupancyTimeline/timeline-props';

interface MovableBarProps {
  bar: TimelineBar;
  /** The row that the bar is in, with the bars that may block it. */
  row: TimelineRow;
  axis: Span;
  moves: TimelineMoves;
  /** Announces where the bar is now and what blocks it. */
  tell: (text: string) => void;
  /** The id of the text that explains the keys. */
  hintId: string;
}

type Part = 'whole' | 'start' | 'end';

/** Locks may overlap each other; only sold periods block. */
const clashIn = (row: TimelineRow, bar: TimelineBar, { start, end }: Span) =>
  row.bars.find(
    (other) =>
      other.id !== bar.id &&
      (other.look === 'booked' || other.look === 'held') &&
      other.start < end &&
      other.end > start,
  );

/** The span moved by a number of steps: as a whole or at one end, which never passes the other. */
function shifted({ start, end }: Span, part: Part, by: number, step: number): Span {
  if (part === 'start') return { start: Math.min(start + by, end - step), end };
  if (part === 'end') return { start, end: Math.max(end + by, start + step) };
  return { start: start + by, end: end + by };
}

/**
 * A bar of OccupancyTimeline on a hydrated page. By pointer: drag the bar, or one of its ends. By keyboard: ← → moves it, with Shift its
 * end, with Ctrl its start; Enter saves, Esc undoes. Anything in the way is announced during the move, and then nothing is saved.
 */
export function MovableBar({ bar, row, axis, moves, hintId, tell }: MovableBarProps) {
  const { step, onMove } = moves;
  const own = useRef<HTMLLIElement>(null);
  const [moved, setMoved] = useState<Span>();
  /** For one movement: the pixels moved, and whether to swallow the click at its end. */
  const pixels = useRef(0);
  const dragged = useRef(false);
  const latest = useRef<Span | undefined>(undefined);
  const at = moved ?? bar;
  const clash = moved && clashIn(row, bar, moved);
  const text = moved ? moves.textAt(bar, moved) : bar.text;

  const show = (to: Span | undefined) => {
    latest.current = to;
    setMoved(to);
    const hit = to && clashIn(row, bar, to);
    tell(to ? [moves.movedTo(to), hit && moves.clash(hit.text)].filter(Boolean).join(' ') : '');
  };
  const putBack = () => {
    show(undefined);
    tell(moves.restored(bar));
  };
  const keep = () => {
    const to = latest.current;
    if (!to) return;
    const hit = clashIn(row, bar, to);
    setMoved(undefined);
    latest.current = undefined;
    if (hit) tell(moves.clash(hit.text));
    else if (to.start !== bar.start || to.end !== bar.end) onMove(bar, to);
  };

  const steps = (deltaX: number): number => {
    const width = own.current?.parentElement?.getBoundingClientRect().width ?? 1;
    pixels.current += deltaX;
    return Math.round(((pixels.current / width) * (axis.end - axis.start)) / step) * step;
  };
  const moveBy = (part: Part, { pointerType, deltaX, shiftKey, ctrlKey }: MoveMoveEvent) => {
    const isRightToLeft = own.current ? getComputedStyle(own.current).direction === 'rtl' : false;
    const forward = isRightToLeft ? -deltaX : deltaX;
    if (pointerType === 'keyboard') {
      const by = shiftKey ? 'end' : ctrlKey ? 'start' : part;
      if (forward !== 0) show(shifted(latest.current ?? bar, by, Math.sign(forward) * step, step));
      return;
    }
    const by = steps(forward);
    dragged.current ||= by !== 0;
    show(shifted(bar, part, by, step));
  };
  const begin = () => {
    pixels.current = 0;
    dragged.current = false;
  };
  const moving = (part: Part) => ({
    onMoveStart: begin,
    onMove: (event: MoveMoveEvent) => moveBy(part, event),
    onMoveEnd({ pointerType }: { pointerType: string }) {
      if (pointerType === 'keyboard') return;
      keep();
      // The click that ends the movement follows at once.
      setTimeout(() => (dragged.current = false), 50);
    },
  });
  const whole = useMove(moving('whole'));
  const start = useMove(moving('start'));
  const end = useMove(moving('end'));

  const onKeyDown = (event: KeyboardEvent) => {
    if (!latest.current || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') keep();
    else putBack();
  };
  /** A bar that was dragged is not opened. */
  const onClick = (event: MouseEvent) => {
    if (dragged.current) event.preventDefault();
    dragged.current = false;
  };
  return (
    <li
      ref={own}
      className={styles.bar}
      data-look={bar.look}
      data-movable
      data-late={isLate(axis, at) ? '' : undefined}
      data-moving={moved ? true : undefined}
      data-clash={clash ? true : undefined}
      style={{ ...placeOn(axis, at), ...inLane(bar.lane), ...(moved ? {} : withRoom(axis, bar, row.bars)) }}
    >
      <a
        {...whole.moveProps}
        href={bar.href}
        title={text}
        aria-describedby={hintId}
        draggable={false}
        onKeyDownCapture={onKeyDown}
        onClickCapture={onClick}
        onBlur={() => (latest.current ? putBack() : undefined)}
      >
        <b>{text}</b>
      </a>
      <span {...start.moveProps} className={styles.edge} data-edge="start" aria-hidden />
      <span {...end.moveProps} className={styles.edge} data-edge="end" aria-hidden />
    </li>
  );
}
