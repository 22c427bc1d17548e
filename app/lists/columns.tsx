import type { TextKey, Translate } from '~/i18n/text-keys';
import type { ReactNode } from 'react';
import type { CsvCell } from '@bff/domain/shared/write-csv';
import type { SortOf } from '@bff/lists';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { Money } from '@ds/primitives/Money/Money';
import { formatDate, formatDateTime } from '@formats';
import { MailText } from '~/frame/MailLink';

/** What a cell formats with, on a page and in a file alike. */
export interface FileWords {
  t: Translate;
  /** Hundredths (öre, basis points) as a number for spreadsheets: the language's decimal sign, no spaces. */
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
  /** Has the whole width on a narrow screen, without its heading. */
  wide?: true;
  /** Stands beside the row's name on a narrow screen, without its heading. */
  beside?: true;
  /** A picture that says nothing: a text browser has no such column. */
  decorates?: true;
  /** In w3m it stands below the row: a table there is as wide as its longest words, however wide the screen is. */
  below?: true;
  /** The file's cell; without it the column is only on the page. */
  file?: (row: Row, words: FileWords) => CsvCell;
  /** The page's cell; without it the page shows what the file has. */
  cell?: (row: Row, words: PageWords) => ReactNode;
  /** Always in the file; on the page only for users who chose it. */
  extra?: true;
}

/** The columns of a list, typed by its rows and its spec. */
export type ListColumns<Row, Spec> = readonly ListColumn<Row, SortOf<Spec>>[];

type Cells<Row> = Required<Pick<ListColumn<Row>, 'file' | 'cell'>>;

/** An instant, or «–». */
export const instant = <Row,>(of: (row: Row) => Date | null, show?: 'date' | 'departure' | 'whole'): Cells<Row> => ({
  file: (row) => {
    const at = of(row);
    return at && (show === 'date' ? formatDate(at) : formatDateTime(at));
  },
  cell: (row) => {
    const at = of(row);
    return at ? <DateTime at={at} {...(show ? { show } : {})} /> : '–';
  },
});

/** A number, name or address that must not wrap. */
export const oneLine = <Row,>(of: (row: Row) => string | null): Cells<Row> => ({
  file: of,
  cell: (row) => {
    const text = of(row);
    return text === null ? '–' : <span className="nowrap">{text}</span>;
  },
});

/** An email address. */
export const mail = <Row,>(of: (row: Row) => string): Cells<Row> => ({
  file: of,
  cell: (row) => <MailText address={of(row)} />,
});

/** A number or name that links to the page of what it names. */
export const linked = <Row,>(
  of: (row: Row) => string | null,
  addressOf: (row: Row, text: string) => string,
): Cells<Row> => ({
  file: of,
  cell: (row, { path }) => {
    const text = of(row);
    return text === null ? '–' : <a href={path(addressOf(row, text))}>{text}</a>;
  },
});

/**
 * Money, at the end of its column. `whole`: in kronor where the line is full; the file and the thing's own page have the öre. `sparse`: none
 * is the rule, and left out of a card.
 */
export const money = <Row,>(
  of: (row: Row) => number,
  { whole = false, sparse = false }: { whole?: boolean; sparse?: boolean } = {},
): Cells<Row> & { align: 'end' } => ({
  align: 'end',
  file: (row, { amount }) => amount(of(row)),
  cell: (row) => (sparse && of(row) === 0 ? '–' : <Money ore={of(row)} whole={whole} />),
});

/**
 * The columns that the page shows: the chosen ones in the chosen order, otherwise all but the extra ones. The row's name is always there, in
 * its own place.
 */
export function shownColumns<Column extends Pick<ListColumn<never>, 'key' | 'rowHeader' | 'extra'>>(
  columns: readonly Column[],
  chosen: readonly string[] | undefined,
): Column[] {
  const shown = columns.filter(
    ({ key, rowHeader, extra }) => rowHeader === true || (chosen ? chosen.includes(key) : !extra),
  );
  if (!chosen) return shown;
  const rest = shown
    .filter(({ rowHeader }) => !rowHeader)
    .sort((one, other) => chosen.indexOf(one.key) - chosen.indexOf(other.key));
  return shown.flatMap((column) => (column.rowHeader ? column : (rest.shift() ?? [])));
}
