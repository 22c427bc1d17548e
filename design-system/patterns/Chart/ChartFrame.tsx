import { scaleLinear } from 'd3-scale';
import type { ReactNode } from 'react';
import { Table } from '@ds/patterns/Table/Table';
import { Disclosure } from '@ds/primitives/Disclosure/Disclosure';
import { classNames } from '@ds/support/class-names';
import styles from './Chart.module.css';
import type { ChartProps } from './chart-props';

/**
 * The width and height of the drawing's coordinate system, which is stretched to fit: its lines keep their width, and its words are text
 * beside it.
 */
export const SIZE = 100;

interface ChartFrameProps extends ChartProps {
  /** Draws the points, given a function from a value to its height. */
  children: (y: (value: number) => number) => ReactNode;
  /** A label below each point, not only below the ends. */
  each?: boolean;
}

/** What charts share: a title, an axis, and the figures as a table for those who would rather read them. */
export function ChartFrame({ title, points, axis, least = 0, table, each = false, children }: ChartFrameProps) {
  const most = Math.max(least, ...points.map(({ value }) => value));
  const y = scaleLinear([0, most || 1], [SIZE, 0]);
  if (least < most || most === 0) y.nice(3);
  const ticks = most === 0 ? [0] : y.ticks(3);
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.title}>{title}</figcaption>
      <div className={styles.plot} aria-hidden="true">
        {/* Their words are drawn by the style sheet: a text browser would read them as loose numbers. */}
        <div className={styles.values}>
          {ticks.map((tick) => (
            <span key={tick} data-said={axis(tick)} style={{ insetBlockStart: `${y(tick)}%` }} />
          ))}
        </div>
        <svg className={styles.drawing} viewBox={`0 0 ${SIZE} ${SIZE}`} preserveAspectRatio="none" focusable="false">
          {ticks.map((tick) => (
            <line key={tick} className={styles.rule} x1="0" x2={SIZE} y1={y(tick)} y2={y(tick)} />
          ))}
          {children(y)}
        </svg>
        <div className={classNames(styles.labels, each && styles.each)}>
          {(each ? points : ends(points)).map(({ key, label }) => (
            <span key={key} data-said={label} />
          ))}
        </div>
      </div>
      {table ? (
        <Disclosure summary={table.summary}>
          <Table
            caption={title}
            hideCaption
            dense
            rows={points}
            rowKey={({ key }) => key}
            columns={[
              { key: 'label', label: table.label, rowHeader: true, cell: ({ label }) => <bdi>{label}</bdi> },
              { key: 'value', label: table.value, align: 'end', cell: ({ text }) => <bdi>{text}</bdi> },
            ]}
          />
        </Disclosure>
      ) : null}
    </figure>
  );
}

/** The first, middle and last. */
const ends = <Point,>(points: readonly Point[]): Point[] =>
  [...new Set([0, Math.floor((points.length - 1) / 2), points.length - 1])].flatMap((index) => points[index] ?? []);
