import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  /** The heading; also shown before the value where rows become cards. */
  label: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end' | undefined;
  /** Makes the heading a link to the list sorted by this column. */
  sort?: { href: string; direction?: 'ascending' | 'descending' | undefined } | undefined;
  /** The cell that names the row, read before the others. */
  rowHeader?: boolean | undefined;
  /** Has the whole width of a card, without its label: for more than a few words. */
  wide?: boolean | undefined;
  /** Stands beside a card's name, without its label: a state, a picture. */
  beside?: boolean | undefined;
  /** A picture that says nothing: a text browser has no such column. */
  decorates?: boolean | undefined;
  /** In w3m it stands below the row: a table there is as wide as its longest words, however wide the screen is. */
  below?: boolean | undefined;
}

export interface TableProps<Row> {
  caption: string;
  hideCaption?: boolean | undefined;
  /** Equally wide columns, the first one wider: for tables of the same columns below each other. */
  even?: boolean | undefined;
  /** Rows stand closer. */
  dense?: boolean | undefined;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Checkboxes before the rows, for the form with the actions on the selected ones. */
  selection?: TableSelection<Row> | undefined;
  /** Texts of the sort menu, which replaces the headings where rows are cards: a table with sorted columns has it. */
  orderTexts?: OrderTexts | undefined;
  /** Columns can be resized by their edges, on a hydrated page. */
  resizable?: boolean | undefined;
}

export interface OrderTexts {
  /** On the button, with the column that the rows are sorted by. */
  by: (column: string | undefined) => string;
  /** On that column's entry, which reverses the order. */
  reversed: (column: string) => string;
}

export interface TableSelection<Row> {
  /** The checkboxes' name in the form that holds the table. */
  name: string;
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** The checkboxes' names for screen readers. */
  allLabel: string;
  rowLabel: (row: Row) => string;
  /** Why a row cannot be chosen: said where its checkbox would be. Without it, all can. */
  whyNot?: ((row: Row) => string | undefined) | undefined;
}
