import { must } from '@bff/domain/shared/errors';
import type { MonthReport } from '@bff/domain/reports';
import { toLocalDate } from '@bff/domain/shared/time';
import { writeCsv } from '@bff/domain/shared/write-csv';
import { clock } from '@bff/platform/clock';
import { fileAnswer } from '~/http/file-answer.server';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { labelOf, reportColumns, type ReportRow } from './report-columns';

/** Nothing was sold before it. */
const FIRST_YEAR = 2020;
const LAST_YEAR = 2100;

/** The address's year; the current one by default. @throws DomainError `input.invalid` */
export function yearIn(request: Request): number {
  const typed = new URL(request.url).searchParams.get('year');
  const year = Number(typed ?? toLocalDate(clock.now()).slice(0, 4));
  must(Number.isInteger(year) && year >= FIRST_YEAR && year < LAST_YEAR, 'input.invalid');
  return year;
}

/** The month of that year that is looked at (`2027-03`); by default the whole year. @throws DomainError `input.invalid` */
export function monthIn(request: Request, year: number): string | undefined {
  const month = new URL(request.url).searchParams.get('month');
  if (!month) return undefined;
  must(/^\d{4}-(0[1-9]|1[0-2])$/.test(month) && month.startsWith(`${year}-`), 'input.invalid');
  return month;
}

/** The same months as a spreadsheet. */
export const reportFile = (
  request: Request,
  {
    page,
    columns,
    read,
  }: { page: string; columns: 'company' | 'admin' | 'organisation'; read: (year: number) => Promise<MonthReport[]> },
): Promise<Response> =>
  fileAnswer(request, page, async () => {
    const year = yearIn(request);
    const t = translator(request);
    const isSwedish = localeOf(request) === 'sv';
    const number = (value: number | null) => (value === null ? '' : String(value).replace('.', isSwedish ? ',' : '.'));
    const rows: ReportRow[] = (await read(year)).map((month) => ({ name: month.month, ...month }));
    return {
      name: `${t('companies:report.file')}-${year}.csv`,
      type: 'text/csv; charset=utf-8',
      body: writeCsv(
        [
          [labelOf(t, 'month'), ...reportColumns[columns].map(({ key }) => labelOf(t, key))],
          ...rows.map((row) => [row.name, ...reportColumns[columns].map(({ file }) => number(file(row)))]),
        ],
        { separator: isSwedish ? ';' : ',' },
      ),
    };
  });
