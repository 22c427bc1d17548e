import type { ReactNode } from 'react';
import styles from './SummaryList.module.css';

export interface SummaryRow {
  label: string;
  value: ReactNode;
  /** A link to where it can be changed. */
  action?: ReactNode;
}

interface SummaryListProps {
  rows: readonly SummaryRow[];
  /** Labels and values are so short that they stand beside each other on a telephone too. */
  short?: boolean | undefined;
}

/** The facts about one thing: booking, company, profile. */
export function SummaryList({ rows, short }: SummaryListProps) {
  return (
    <dl className={short ? styles.short : styles.list} data-facts>
      {rows.map((row) => (
        <div key={row.label} className={styles.row}>
          <dt>{row.label}</dt>
          <dd>{row.value}</dd>
          {row.action ? <dd className="no-print">{row.action}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
