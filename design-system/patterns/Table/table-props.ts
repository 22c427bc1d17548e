import type { ReactNode } from 'react';

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
  /** Rows stand closer. */
  dense?: boolean | undefined;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Boxes before the rows, which belong to a form that says what is done with the chosen ones. */
  selection?: TableSelection<Row> | undefined;
  /** Words of the button that orders the rows where the headings are not seen; without them there is none. */
  orderTexts?: OrderTexts | undefined;
  /** Columns can be made wider by their edges, in a page that lives. */
  resizable?: boolean | undefined;
}

export interface OrderTexts {
  /** On the button; with the column that orders the rows now. */
  by: (column: string | undefined) => string;
  /** On the entry of that column, which turns the order round. */
  reversed: (column: string) => string;
}

export interface TableSelection<Row> {
  /** The boxes' name, and the form that they belong to; it may stand anywhere on the page. */
  name: string;
  form: string;
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** What the boxes are called by those who hear them. */
  allLabel: string;
  rowLabel: (row: Row) => string;
}
