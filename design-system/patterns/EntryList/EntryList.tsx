import type { ReactNode } from 'react';
import { classNames } from '@ds/support/class-names';
import styles from './EntryList.module.css';

export interface Entry {
  key: string | number;
  /** When it happened: a `DateTime`. */
  at: ReactNode;
  /** Who wrote or did it, and other small print. */
  by?: ReactNode;
  body: ReactNode;
  /** Links to what can be done with it. */
  actions?: ReactNode;
}

interface EntryListProps {
  label: string;
  entries: readonly Entry[];
  /** In a table cell, where there are many. */
  dense?: boolean | undefined;
}

/** Notes or events, one below the other, each with its time and author. */
export function EntryList({ label, entries, dense = false }: EntryListProps) {
  return (
    <ol className={classNames(styles.list, dense && styles.dense)} aria-label={label}>
      {entries.map(({ key, at, by, body, actions }) => (
        <li key={key} className={styles.entry}>
          <p className={styles.meta}>
            {at}
            {by ? <span> · {by}</span> : null}
          </p>
          <div className={styles.body}>{body}</div>
          {actions ? <p className={styles.actions}>{actions}</p> : null}
        </li>
      ))}
    </ol>
  );
}
