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
  /** What heads the rows that show no name of theirs, for screen readers. */
  heads: { action: string; more?: string };
}

/** A few things with the same facts: a table with a column for each. On a telephone a fact's name stands above its values. */
export function SideBySide({ label, things, heads }: SideBySideProps) {
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
        {things.some(({ action }) => action) ? <Unnamed things={things} what="action" head={heads.action} /> : null}
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
        {things.some(({ more }) => more) ? <Unnamed things={things} what="more" head={heads.more} /> : null}
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

interface UnnamedProps {
  things: readonly ComparedThing[];
  what: 'picture' | 'action' | 'more';
  head?: string | undefined;
}

/** A row that shows no name. Pictures say nothing that the facts do not. */
function Unnamed({ things, what, head }: UnnamedProps) {
  const textBrowser = useTextBrowser();
  const side = sideIn(textBrowser);
  return (
    <tr role="row" className={styles.unnamed} aria-hidden={what === 'picture' ? true : undefined}>
      {head === undefined || textBrowser ? (
        <td role="cell" />
      ) : (
        <th scope="row" role="rowheader">
          <span className="visually-hidden">{head}</span>
        </th>
      )}
      {things.map((thing) => (
        <td key={thing.id} {...side} role="cell">
          <div className={what === 'picture' ? styles.picture : undefined}>{thing[what]}</div>
        </td>
      ))}
    </tr>
  );
}
