import type { ReactNode } from 'react';
import { classNames } from '@ds/support/class-names';
import { FoldWord } from '@ds/support/FoldWord';
import styles from './EntryList.module.css';

export interface Entry {
  key: string | number;
  /** When it happened: a `DateTime`. */
  at: ReactNode;
  /** Who wrote or did it, and other small print. */
  by?: ReactNode;
  /** What else is known of that, read only where there is room: a username. */
  detail?: string | null | undefined;
  body: ReactNode;
  /** Links to what can be done with it. */
  actions?: ReactNode;
}

interface EntryListProps {
  label: string;
  entries: readonly Entry[];
  /** In a table cell, where there are many. */
  dense?: boolean | undefined;
  /** All but the first five are folded; this says how many those are. */
  showMore?: ((count: number) => string) | undefined;
  /** Below the last entry, and folded with it: a link to what else there is. */
  end?: ReactNode;
}

/** What happened last is asked for most, and the rest would be longer than the page around it. */
const FIRST = 5;

/** Notes or events, one below the other, each with its time and author. */
export function EntryList({ label, entries, dense = false, showMore, end }: EntryListProps) {
  const folded = showMore ? entries.slice(FIRST) : [];
  const list = { label, dense };
  if (!showMore || folded.length === 0)
    return (
      <>
        <Entries {...list} entries={entries} />
        {end}
      </>
    );
  return (
    <>
      <Entries {...list} entries={entries.slice(0, FIRST)} />
      <details className={styles.rest}>
        <summary className={styles.summary}>
          <span>
            <FoldWord>{showMore(folded.length)}</FoldWord>
          </span>
        </summary>
        <Entries {...list} entries={folded} start={FIRST + 1} />
        {end}
      </details>
    </>
  );
}

interface EntriesProps extends Pick<EntryListProps, 'label' | 'entries' | 'dense'> {
  /** The number of its first entry, which text browsers show. */
  start?: number;
}

const Entries = ({ label, entries, dense, start }: EntriesProps) => (
  <ol className={classNames(styles.list, dense && styles.dense)} aria-label={label} start={start}>
    {entries.map(({ key, at, by, detail, body, actions }) => (
      <li key={key} className={styles.entry}>
        <p className={styles.meta}>
          {at}
          {by ? <span> · {by}</span> : null}
          {detail ? <span className={styles.detail}> ({detail})</span> : null}
        </p>
        <div className={styles.body}>{body}</div>
        {actions ? <p className={styles.actions}>{actions}</p> : null}
      </li>
    ))}
  </ol>
);
