/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- rows that are shown as cards (display: grid) lose their implicit roles in some browsers */
import type { ReactNode } from 'react';
import { classNames } from '@ds/support/class-names';
import styles from './Table.module.css';

export interface Column<Row> {
  key: string;
  /** The heading; also stands before the value where rows become cards. */
  label: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end' | undefined;
  /** Makes the heading a link to the list sorted by this column. */
  sort?: { href: string; direction?: 'ascending' | 'descending' | undefined } | undefined;
  /** The cell that names the row, read before the others. */
  rowHeader?: boolean | undefined;
}

export interface TableProps<Row> {
  caption: string;
  hideCaption?: boolean | undefined;
  /** Columns of one width, the first wider: where tables of the same columns stand below each other. */
  even?: boolean | undefined;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
}

/** Plain HTML rows; each becomes a card where the screen is narrow. Roles are written out because cards change `display`. */
export function Table<Row>({ caption, hideCaption, even, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <table className={classNames(styles.table, even && styles.even)} role="table">
      <caption className={hideCaption ? 'visually-hidden' : styles.caption}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ key, label, align, sort }) => (
            <th
              key={key}
              scope="col"
              role="columnheader"
              aria-sort={sort?.direction}
              className={align === 'end' ? styles.end : undefined}
            >
              {sort ? (
                <a href={sort.href} className={styles.sort}>
                  {label}
                </a>
              ) : (
                label
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map(({ key, label, align, cell, rowHeader }) => {
              const className = align === 'end' ? styles.end : undefined;
              return rowHeader ? (
                <th key={key} scope="row" role="rowheader" data-label={label} className={className}>
                  <div>{cell(row)}</div>
                </th>
              ) : (
                <td key={key} role="cell" data-label={label} className={className}>
                  <div>{cell(row)}</div>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
