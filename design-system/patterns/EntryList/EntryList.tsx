import type { ReactNode } from 'react';
import { classNames } from '@ds/support/class-names';
import styles from './EntryList.module.css';

export interface Entry {
  key: string | number;
  /** When it was: a `DateTime`. */
  at: ReactNode;
  /** Who wrote it or did it, and what else is said in small. */
  by?: ReactNode;
  body: ReactNode;
  /** What can be done with it: links. */
  actions?: ReactNode;
}

interface EntryListProps {
  label: string;
  entries: readonly Entry[];
  /** In a cell of a table, where there are many. */
  dense?: boolean | undefined;
}

/** What was written or what happened, one below the other, each with its time and who did it. */
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
