import type { TextKey, Translate } from '~/i18n/text-keys';
import type { ReactNode } from 'react';
import type { CsvCell } from '@bff/domain/shared/write-csv';
import type { SortOf } from '@bff/lists';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { Money } from '@ds/primitives/Money/Money';
import { formatDate, formatDateTime } from '@formats';

/** What a cell says itself with, on a page and in a file alike. */
export interface FileWords {
  t: Translate;
  /** Hundredths (öre, basis points) as a spreadsheet counts with them: the language's decimal sign, no spaces. */
  amount: (hundredths: number) => string;
}

export interface PageWords {
  t: Translate;
  /** The address of a path. */
  path: (to: string) => string;
}

/** A column of a list, on its page and in its file. */
export interface ListColumn<Row, Sort extends string = string> {
  key: string;
  /** The key of its heading's text, with its namespace. */
  label: TextKey;
  /** Makes the heading sort the list. */
  sortBy?: Sort;
  align?: 'end';
  /** The cell that names the row. */
  rowHeader?: true;
  /** The cell of the file; without it the column is on the page alone. */
  file?: (row: Row, words: FileWords) => CsvCell;
  /** The cell of the page; without it the page says what the file does. */
  cell?: (row: Row, words: PageWords) => ReactNode;
  /** Stands in the file; on the page only for who chose it. */
  extra?: true;
}

/** The columns of a list by its rows and its spec. */
export type ListColumns<Row, Spec> = readonly ListColumn<Row, SortOf<Spec>>[];

type Cells<Row> = Required<Pick<ListColumn<Row>, 'file' | 'cell'>>;

/** An instant, or «–». */
export const instant = <Row,>(of: (row: Row) => Date | null, show?: 'date'): Cells<Row> => ({
  file: (row) => {
    const at = of(row);
    return at && (show === 'date' ? formatDate(at) : formatDateTime(at));
  },
  cell: (row) => {
    const at = of(row);
    return at ? <DateTime at={at} {...(show ? { show } : {})} /> : '–';
  },
});

/** A number, a name or an address that is no good in two lines. */
export const oneLine = <Row,>(of: (row: Row) => string | null): Cells<Row> => ({
  file: of,
  cell: (row) => <span className="nowrap">{of(row) ?? '–'}</span>,
});

/** Money, at the end of its column. */
export const money = <Row,>(of: (row: Row) => number): Cells<Row> & { align: 'end' } => ({
  align: 'end',
  file: (row, { amount }) => amount(of(row)),
  cell: (row) => <Money ore={of(row)} />,
});

/** The columns that the page shows: those that somebody chose, else all that are no extra ones; what names the row is never left out. */
export const shownColumns = <Column extends Pick<ListColumn<never>, 'key' | 'rowHeader' | 'extra'>>(
  columns: readonly Column[],
  chosen: readonly string[] | undefined,
): Column[] =>
  columns.filter(({ key, rowHeader, extra }) => rowHeader === true || (chosen ? chosen.includes(key) : !extra));
