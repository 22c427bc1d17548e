import { type SettlementStatement, type StatementLine, statementPdf } from '@bff/domain/settlements';
import { writeCsv } from '@bff/domain/shared/write-csv';
import { formatDate } from '@formats';
import { fileAnswer } from '~/http/file-answer.server';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import type { Translate } from '~/i18n/text-keys';

interface StatementFile {
  /** The page that shows the same, without locale. */
  page: string;
  read: () => Promise<SettlementStatement>;
}

/** How a trip went that nobody reported, as far as it is known; empty for others. */
function stateOf(t: Translate, { isNotReported, outcome }: StatementLine): string | null {
  if (outcome) return t(`bookings:outcome.said.${outcome.outcome}`, { source: outcome.source });
  return isNotReported ? t('booking:status.notReported') : null;
}

/** A statement's lines as a spreadsheet: Swedish ones use semicolons and decimal commas. */
export const statementCsv = (request: Request, { page, read }: StatementFile): Promise<Response> =>
  fileAnswer(request, page, async () => {
    const { lines, month } = await read();
    const t = translator(request);
    const isSwedish = localeOf(request) === 'sv';
    const kronor = (ore: number | null) => (ore === null ? null : ore / 100);
    const columns = [
      'departure',
      'kind',
      'booking',
      'trip',
      'customerPrice',
      'commission',
      'net',
      'tax',
      'state',
    ] as const;
    return {
      name: `${t('settlements:file')}-${month}.csv`,
      type: 'text/csv; charset=utf-8',
      body: writeCsv(
        [
          columns.map((column) => t(`settlements:columns.${column}`)),
          ...lines.map((line) => [
            formatDate(line.departure),
            t(`settlements:kind.${line.kind}`),
            line.bookingNumber,
            `${line.from} – ${line.to}`,
            kronor(line.customerPrice),
            kronor(line.customerPrice === null ? null : line.customerPrice - line.net),
            kronor(line.net),
            kronor(line.tax),
            stateOf(t, line),
          ]),
        ],
        isSwedish ? { separator: ';', decimal: ',' } : { separator: ',' },
      ),
    };
  });

/** The statement for printing. */
export const statementPaper = (request: Request, { page, read }: StatementFile): Promise<Response> =>
  fileAnswer(request, page, async () => {
    const statement = await read();
    return {
      name: `${translator(request)('settlements:file')}-${statement.month}.pdf`,
      type: 'application/pdf',
      body: await statementPdf(statement, localeOf(request)),
    };
  });
