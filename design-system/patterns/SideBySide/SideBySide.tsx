/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- rows that are not laid out as a table on a telephone lose their implicit roles in some browsers */
import type { ReactNode } from 'react';
import type { SummaryRow } from '@ds/patterns/SummaryList/SummaryList';
import { sideIn, useTextBrowser } from '@ds/support/text-browser';
import styles from './SideBySide.module.css';

export interface ComparedThing {
  id: string;
  title: ReactNode;
  picture?: ReactNode;
  /** What to do with it, above its facts. */
  action?: ReactNode;
  /** The same facts in the same order as all others. */
  rows: readonly SummaryRow[];
  /** Below the facts. */
  more?: ReactNode;
}

export interface SideBySideProps {
  /** The table's name. */
  label: string;
  /** Two or three, rarely more. */
  things: readonly ComparedThing[];
}

/** A few things with the same facts: a table with a column for each. On a telephone a fact's name stands above its values. */
export function SideBySide({ label, things }: SideBySideProps) {
  const textBrowser = useTextBrowser();
  const side = sideIn(textBrowser);
  // Lynx writes a row's cells after each other: only signs tell where the next begins.
  const isLine = textBrowser === 'lynx';
  const beginOf = (column: number) => (isLine && column > 0 ? ' | ' : null);
  return (
    <table className={styles.table} role="table" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          <td role="cell" />
          {things.map(({ id, title }, column) => (
            <th key={id} {...side} id={id} scope="col" role="columnheader">
              {beginOf(column)}
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {things.some(({ picture }) => picture) ? <Unnamed things={things} what="picture" /> : null}
        {things.some(({ action }) => action) ? <Unnamed things={things} what="action" /> : null}
        {(things[0]?.rows ?? []).map(({ label: fact }, index) => (
          <tr key={fact} role="row">
            <th {...side} scope="row" role="rowheader">
              {fact}
              {isLine ? ': ' : null}
            </th>
            {things.map(({ id, rows }, column) => (
              <td key={id} {...side} role="cell">
                {beginOf(column)}
                {rows[index]?.value}
              </td>
            ))}
          </tr>
        ))}
        {things.some(({ more }) => more) ? <Unnamed things={things} what="more" /> : null}
      </tbody>
    </table>
  );
}

/** In words, beside a value that is the best of its row. */
export function Best({ children }: { children: string }) {
  const textBrowser = useTextBrowser();
  return (
    <>
      {' '}
      <strong className={styles.best}>{textBrowser ? `(${children})` : children}</strong>
    </>
  );
}

/** A row that needs no name. */
function Unnamed({ things, what }: { things: readonly ComparedThing[]; what: 'picture' | 'action' | 'more' }) {
  const side = sideIn(useTextBrowser());
  return (
    <tr role="row" className={styles.unnamed}>
      <td role="cell" />
      {things.map((thing) => (
        <td key={thing.id} {...side} role="cell">
          <div className={what === 'picture' ? styles.picture : undefined}>{thing[what]}</div>
        </td>
      ))}
    </tr>
  );
}
