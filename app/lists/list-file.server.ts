import { type ListQuery, type ListSpec, parseListQuery, type ReadList, wholeList } from '@bff/lists';
import { must } from '@bff/domain/shared/errors';
import { type CsvCell, writeCsv } from '@bff/domain/shared/write-csv';
import { fileAnswer } from '~/http/file-answer.server';
import { localeOf } from '~/i18n/i18n';

interface ListFile<Row, Sort extends string, Filter extends string> {
  spec: ListSpec<Sort, Filter>;
  read: (query: ListQuery<Sort, Filter>) => ReadList<Row>;
  /** The list's own path, without locale: where the browser is led when there is no file. */
  page: string;
  /** Of the file, in the page's language, without ending. */
  name: string;
  /** Heading and cell. */
  columns: readonly (readonly [label: string, cell: (row: Row) => CsvCell])[];
}

/** All rows that the list shows, all pages of them, as a spreadsheet: Swedish ones take semicolons. */
export function listFile<Row, Sort extends string, Filter extends string = never>(
  request: Request,
  { spec, read, page, name, columns }: ListFile<Row, Sort, Filter>,
): Promise<Response> {
  const { search, searchParams } = new URL(request.url);
  return fileAnswer(request, `${page}${search}`, async () => {
    const { query, errors } = parseListQuery(spec, searchParams);
    must(Object.keys(errors).length === 0, 'input.invalid');
    const rows = await wholeList(read(query));
    return {
      name: `${name}.csv`,
      type: 'text/csv; charset=utf-8',
      body: writeCsv([columns.map(([label]) => label), ...rows.map((row) => columns.map(([, cell]) => cell(row)))], {
        separator: localeOf(request) === 'sv' ? ';' : ',',
      }),
    };
  });
}

/** Öre as a cell: the language's decimal sign, no spaces, so that a spreadsheet counts with it. */
export const csvAmount = (request: Request, ore: number): string =>
  (ore / 100).toFixed(2).replace('.', localeOf(request) === 'sv' ? ',' : '.');
