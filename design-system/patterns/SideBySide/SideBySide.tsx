import type { ReactNode } from 'react';
import { SummaryList, type SummaryRow } from '@ds/patterns/SummaryList/SummaryList';
import styles from './SideBySide.module.css';

export interface ComparedThing {
  id: string;
  title: ReactNode;
  /** What to do with it, above its facts. */
  action?: ReactNode;
  /** The same facts in the same order as all others, so that they stand beside each other. */
  rows: readonly SummaryRow[];
  /** Below the facts. */
  more?: ReactNode;
}

export interface SideBySideProps {
  /** Of the region, which scrolls where two do not fit. */
  label: string;
  /** Two or three, rarely more. */
  things: readonly ComparedThing[];
  /** The heading level of their titles. */
  level?: 2 | 3;
}

/** A few things with the same facts, each fact on one line across all of them. Without style sheets they are lists below each other. */
export function SideBySide({ label, things, level = 2 }: SideBySideProps) {
  const Title = `h${level}` as const;
  return (
    <div className={styles.frame} role="region" aria-label={label}>
      <div className={styles.things}>
        {things.map(({ id, title, action, rows, more }) => (
          <section key={id} className={styles.thing} aria-labelledby={id}>
            <Title id={id}>{title}</Title>
            <div className={styles.action}>{action}</div>
            <SummaryList rows={rows} />
            {more ? <div className={styles.more}>{more}</div> : null}
          </section>
        ))}
      </div>
    </div>
  );
}
