import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { type MoveMoveEvent, useMove } from 'react-aria/useMove';
import styles from '@ds/patterns/OccupancyTimeline/OccupancyTimeline.module.css';
import {
  inLane,
  type OccupancyTimelineProps,
  placeOn,
  type Span,
  type TimelineBar,
  type TimelineRow,
} from '@ds/patterns/OccupancyTimeline/timeline-props';

interface MovableBarProps {
  bar: TimelineBar;
  /** Where the bar is, with what may be in its way. */
  row: TimelineRow;
  axis: Span & Pick<OccupancyTimelineProps, 'step'>;
  texts: OccupancyTimelineProps['texts'];
  /** Says where the bar is now, and what is in its way. */
  tell: (text: string) => void;
  /** Of the text that says which keys do what. */
  hintId: string;
  onMove: (bar: TimelineBar, to: Span) => void;
}

type Part = 'whole' | 'start' | 'end';

/** Locks may overlap locks: only what is sold is in the way. */
const clashIn = (row: TimelineRow, bar: TimelineBar, { start, end }: Span) =>
  row.bars.find(
    (other) =>
      other.id !== bar.id &&
      (other.look === 'booked' || other.look === 'held') &&
      other.start < end &&
      other.end > start,
  );

/** So many steps later, or earlier: all of it, or one end, which never passes the other. */
function shifted({ start, end }: Span, part: Part, by: number, step: number): Span {
  if (part === 'start') return { start: Math.min(start + by, end - step), end };
  if (part === 'end') return { start, end: Math.max(end + by, start + step) };
  return { start: start + by, end: end + by };
}

/**
 * A bar of OccupancyTimeline in a page that lives. By pointer it is taken anywhere, or by one of its ends, and let go. By keys: ← → move it,
 * with Shift its end, with Ctrl its start; Enter keeps it there, Esc puts it back. What is in the way is said meanwhile, and nothing is kept
 * then.
 */
export function MovableBar({ bar, row, axis, texts, hintId, tell, onMove }: MovableBarProps) {
  const { step } = axis;
  const own = useRef<HTMLLIElement>(null);
  const [moved, setMoved] = useState<Span>();
  /** Of one movement: how many pixels it has gone, and whether a click at its end is still to be swallowed. */
  const pixels = useRef(0);
  const dragged = useRef(false);
  const latest = useRef<Span | undefined>(undefined);
  const at = moved ?? bar;
  const clash = moved && clashIn(row, bar, moved);

  const show = (to: Span | undefined) => {
    latest.current = to;
    setMoved(to);
    const hit = to && clashIn(row, bar, to);
    tell(to ? [texts.movedTo(to), hit && texts.clash(hit.text)].filter(Boolean).join(' ') : '');
  };
  const keep = () => {
    const to = latest.current;
    if (!to) return;
    const hit = clashIn(row, bar, to);
    setMoved(undefined);
    latest.current = undefined;
    if (hit) tell(texts.clash(hit.text));
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
      // The click that ends the movement comes at once.
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
    else show(undefined);
  };
  /** What was dragged is not followed. */
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
      data-moving={moved ? true : undefined}
      data-clash={clash ? true : undefined}
      style={{ ...placeOn(axis, at), ...inLane(bar.lane) }}
    >
      <a
        {...whole.moveProps}
        href={bar.href}
        title={bar.text}
        aria-describedby={hintId}
        draggable={false}
        onKeyDownCapture={onKeyDown}
        onClickCapture={onClick}
        onBlur={() => (latest.current ? show(undefined) : undefined)}
      >
        {bar.text}
      </a>
      <span {...start.moveProps} className={styles.edge} data-edge="start" aria-hidden />
      <span {...end.moveProps} className={styles.edge} data-edge="end" aria-hidden />
    </li>
  );
}
