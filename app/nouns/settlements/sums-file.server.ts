import type { SettlementSums } from '@bff/domain/settlements';
import { writeCsv } from '@bff/domain/shared/write-csv';
import { fileAnswer } from '~/http/file-answer.server';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { SUM_COLUMNS } from './sums';

interface SumsFile<Row extends SettlementSums> {
  /** The page that shows the same, without locale. */
  page: string;
  /** Heading of the first column. */
  first: 'company' | 'month';
  name: (row: Row) => string;
  /** The month or year that the rows are of, for the file's name, and the rows. */
  read: () => Promise<{ of: string; rows: readonly Row[] }>;
}

/** A table of statements as a spreadsheet: a row for each, without their sum. */
export const sumsCsv = <Row extends SettlementSums>(
  request: Request,
  { page, first, name, read }: SumsFile<Row>,
): Promise<Response> =>
  fileAnswer(request, page, async () => {
    const { of, rows } = await read();
    const t = translator(request);
    return {
      name: `${t('settlements:file')}-${of}.csv`,
      type: 'text/csv; charset=utf-8',
      body: writeCsv(
        [
          [first, 'trips' as const, ...SUM_COLUMNS.map(({ key }) => key)].map((key) => t(`settlements:columns.${key}`)),
          ...rows.map((row) => [name(row), row.trips, ...SUM_COLUMNS.map(({ ore }) => ore(row) / 100)]),
        ],
        localeOf(request) === 'sv' ? { separator: ';', decimal: ',' } : { separator: ',' },
      ),
    };
  });
