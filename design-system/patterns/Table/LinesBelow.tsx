import { Fragment } from 'react';
import { isEmptyCell } from './empty-cell';
import type { Column } from './table-props';

interface LinesBelowProps<Row> {
  columns: readonly Column<Row>[];
  row: Row;
  /** How many columns they stand below: all but the one that names the row. */
  span: number;
}

/** What w3m reads below a row instead of in columns of its own, each with its label. */
export function LinesBelow<Row>({ columns, row, span }: LinesBelowProps<Row>) {
  const said = columns.flatMap(({ key, label, cell }) => {
    const shown = cell(row);
    return isEmptyCell(shown) ? [] : [{ key, label, shown }];
  });
  if (said.length === 0) return null;
  return (
    <tr role="row">
      <td />
      <td colSpan={span}>
        {said.map(({ key, label, shown }, index) => (
          <Fragment key={key}>
            {index > 0 ? ' · ' : null}
            {label}: {shown}
          </Fragment>
        ))}
      </td>
    </tr>
  );
}
