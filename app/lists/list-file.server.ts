import { must } from '@bff/domain/shared/errors';
import { writeCsv } from '@bff/domain/shared/write-csv';
import { type ListQuery, type ListSpec, parseListQuery, type ReadList, wholeList } from '@bff/lists';
import { fileAnswer } from '~/http/file-answer.server';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import type { TextKey } from '~/i18n/text-keys';
import type { ListColumn } from './columns';

interface ListFile<Row, Sort extends string, Rules extends ListSpec['filters']> {
  spec: ListSpec<Sort, Rules>;
  read: (query: ListQuery<Sort, Rules>) => ReadList<Row>;
  /** The list's own path, without locale: where the browser is redirected if there is no file. */
  page: string;
  /** The key of the file's name, without its extension. */
  name: TextKey;
  columns: readonly ListColumn<Row>[];
}

/** All rows of the list, on all pages, as a spreadsheet: Swedish ones use semicolons. */
export function listFile<Row, Sort extends string, Rules extends ListSpec['filters']>(
  request: Request,
  { spec, read, page, name, columns }: ListFile<Row, Sort, Rules>,
): Promise<Response> {
  const { search, searchParams } = new URL(request.url);
  return fileAnswer(request, `${page}${search}`, async () => {
    const { query, errors } = parseListQuery(spec, searchParams);
    must(Object.keys(errors).length === 0, 'input.invalid');
    const t = translator(request);
    const isSwedish = localeOf(request) === 'sv';
    const amount = (hundredths: number) => (hundredths / 100).toFixed(2).replace('.', isSwedish ? ',' : '.');
    const filed = columns.flatMap(({ label, file }) => (file ? [{ label, file }] : []));
    const rows = await wholeList(read(query));
    return {
      name: `${t(name)}.csv`,
      type: 'text/csv; charset=utf-8',
      body: writeCsv(
        [
          filed.map(({ label }) => t(label)),
          ...rows.map((row) => filed.map((column) => column.file(row, { t, amount }))),
        ],
        { separator: isSwedish ? ';' : ',' },
      ),
    };
  });
}
