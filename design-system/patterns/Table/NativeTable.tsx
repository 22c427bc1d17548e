/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- rows that are shown as cards (display: grid) lose their implicit roles in some browsers */
import { Fragment } from 'react';
import { sideIn, useIsTextBrowser, useTextBrowser } from '@ds/support/text-browser';
import { isEmptyCell } from './empty-cell';
import { LinesBelow } from './LinesBelow';
import { NoBox } from './NoBox';
import { ROW_BEGINS } from './row-begins';
import styles from './Table.module.css';
import type { Column, TableProps, TableSelection } from './table-props';

/** In a line, cells of more columns than these say their labels: nobody counts. */
const COUNTED_COLUMNS = 3;

/** What stands beside a card's name is words, which text browsers would set ragged at the right: only figures are read from there. */
const readFromLeft = <Row,>(column: Column<Row>): Column<Row> =>
  column.beside ? { ...column, align: 'start' } : column;

/** Plain HTML rows; each becomes a card on a narrow screen. Roles are explicit because cards change `display`. */
export function NativeTable<Row>({
  caption,
  hideCaption,
  even,
  dense,
  columns: all,
  rows,
  rowKey,
  selection,
}: TableProps<Row>) {
  const textBrowser = useTextBrowser();
  const said = textBrowser ? all.filter(({ decorates }) => !decorates).map(readFromLeft) : all;
  const isBelow = ({ below }: Column<Row>) => textBrowser === 'w3m' && below === true;
  const columns = said.filter((column) => !isBelow(column));
  const below = said.filter(isBelow);
  const isLine = textBrowser === 'lynx';
  const sayLabels = isLine && columns.length > COUNTED_COLUMNS;
  const sideOf = (align: Column<Row>['align']) => sideIn(textBrowser, align);
  const isNamed = hideCaption || textBrowser !== undefined;
  return (
    <>
      {/* A caption is centred in text browsers, and lynx says that it is one. */}
      {isNamed && !hideCaption ? <p>{caption}</p> : null}
      <table
        className={styles.table ?? ''}
        data-dense={dense || undefined}
        data-even={even || undefined}
        role="table"
        // Named without words of its own: text browsers would read the heading above it again.
        aria-label={isNamed ? caption : undefined}
      >
        {isNamed ? null : <caption className={styles.caption}>{caption}</caption>}
        <thead role="rowgroup">
          <tr role="row">
            {selection ? <td data-boxes /> : null}
            {columns.map(({ key, label, align, sort }, index) => (
              <th
                key={key}
                {...sideOf(align)}
                scope="col"
                role="columnheader"
                // Where its link is hidden, it still has a name.
                aria-label={sort && label}
                aria-sort={sort?.direction}
                data-end={align === 'end' ? '' : undefined}
                className={align === 'end' ? styles.end : undefined}
              >
                {isLine && index > 0 ? '| ' : null}
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
            <Fragment key={rowKey(row)}>
              <tr role="row">
                {selection ? (
                  <td data-boxes role="cell">
                    {isLine ? ROW_BEGINS : null}
                    <RowBox row={row} value={String(rowKey(row))} selection={selection} />
                  </td>
                ) : null}
                {/* A span around each keeps it together beside its label on a narrow screen: lynx puts a div on a line of its own. */}
                {columns.map(({ key, label, align, cell, rowHeader, wide, beside }, index) => {
                  const className = align === 'end' ? styles.end : undefined;
                  const shown = cell(row);
                  const isEmpty = isEmptyCell(shown);
                  const said = wide || beside ? undefined : label;
                  const begins = !isLine ? null : index > 0 ? '| ' : selection ? null : ROW_BEGINS;
                  return rowHeader ? (
                    <th key={key} {...sideOf(align)} scope="row" role="rowheader" className={className}>
                      {begins}
                      <span>{shown}</span>
                    </th>
                  ) : (
                    <td
                      key={key}
                      {...sideOf(align)}
                      role="cell"
                      data-label={said}
                      data-beside={beside}
                      data-end={align === 'end' ? '' : undefined}
                      data-empty={isEmpty}
                      className={className}
                    >
                      {sayLabels && isEmpty ? null : (
                        <>
                          {begins}
                          {sayLabels && said ? `${said}: ` : null}
                          <span>{shown}</span>
                        </>
                      )}
                    </td>
                  );
                })}
              </tr>
              <LinesBelow columns={below} row={row} span={columns.length - (selection ? 0 : 1)} />
            </Fragment>
          ))}
        </tbody>
      </table>
    </>
  );
}

/**
 * The browser's own checkbox; whoever counts the selected rows also reads what was ticked before hydration. Text browsers have no room
 * before a row for why it has none: what is above the rows says it.
 */
function RowBox<Row>({ row, value, selection }: { row: Row; value: string; selection: TableSelection<Row> }) {
  const { name, selected, onChange, rowLabel, whyNot } = selection;
  const isText = useIsTextBrowser();
  const why = whyNot?.(row);
  if (why !== undefined) return isText ? null : <NoBox why={why} />;
  return (
    <label data-box>
      <input
        type="checkbox"
        name={name}
        value={value}
        aria-label={rowLabel(row)}
        defaultChecked={selected.has(value)}
        onChange={({ target }) =>
          onChange(new Set(target.checked ? [...selected, value] : [...selected].filter((key) => key !== value)))
        }
      />
    </label>
  );
}
