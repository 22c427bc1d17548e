import type { Page, PageWanted } from '@bff/domain/shared/list-page';
import type { ListQuery } from './list-query';

/** A file is read in pieces of this many rows… */
const FILE_PAGE_SIZE = 1_000;
/** …and ends after so many: what is longer is no spreadsheet. */
const MOST_FILE_ROWS = 50_000;

/** Sums in öre over all rows that match, by name. */
export type Sums = Readonly<Record<string, number>>;

/** What a list says besides its rows. */
interface BesidesRows {
  sums?: Sums | undefined;
  /** How many the search finds under other tabs, by tab; those that find nothing are left out. */
  elsewhere?: Readonly<Record<string, number>> | undefined;
  /** More was found than the list can hold. */
  isCut?: boolean | undefined;
}

export interface ListPage<Row> extends Page<Row>, PageWanted, BesidesRows {
  /** Less than `page` after the last one, where there are no rows. */
  pages: number;
}

/** Reads a part of a list, with the number of all rows that match. */
export type ReadList<Row> = (part: PageWanted) => Promise<Page<Row> & BesidesRows>;

/** One page of a list. */
export async function listPage<Row>(
  { page, rows: pageSize }: Pick<ListQuery, 'page' | 'rows'>,
  read: ReadList<Row>,
): Promise<ListPage<Row>> {
  const found = await read({ page, pageSize });
  return { ...found, page, pages: Math.ceil(found.total / pageSize), pageSize };
}

/** All rows that match, for a file. */
export async function wholeList<Row>(read: ReadList<Row>): Promise<Row[]> {
  const all: Row[] = [];
  for (let page = 1; all.length < MOST_FILE_ROWS; page++) {
    const { rows } = await read({ page, pageSize: FILE_PAGE_SIZE });
    all.push(...rows);
    if (rows.length < FILE_PAGE_SIZE) break;
  }
  return all;
}
