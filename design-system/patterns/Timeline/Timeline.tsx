import type { ReactNode } from 'react';
import { classNames } from '@ds/support/class-names';
import styles from './Timeline.module.css';

export interface TimelineItem {
  /**
   * `end` is the first or last stop, `stop` one in between, `drive` the drive between two stops (no dot), `empty` a drive without
   * passengers.
   */
  kind: 'end' | 'stop' | 'drive' | 'empty';
  /** A `DateTime` or plain text; none for drives. */
  time?: ReactNode;
  /** Its date, where that is not the timetable's: `tors 10 dec`. Beside the place, since the times are one narrow column. */
  day?: string | null;
  title?: ReactNode;
  detail?: ReactNode;
}

/** An itinerary like a timetable: times, a line, stops. */
export function Timeline({ label, items }: { label: string; items: readonly TimelineItem[] }) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {items.map(({ kind, time, day, title, detail }, index) => (
        <li
          key={index}
          className={classNames(
            styles.item,
            kind === 'end' && styles.end,
            (kind === 'drive' || kind === 'empty') && styles.drive,
            kind === 'empty' && styles.before,
          )}
        >
          <span className={styles.time}>{time}</span>
          <span className={styles.line} aria-hidden="true" />
          <div className={styles.body}>
            {title ? (
              <div className={styles.title}>
                {title}
                {day ? <small> ({day})</small> : null}
              </div>
            ) : null}
            {detail ? <div className={styles.detail}>{detail}</div> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
