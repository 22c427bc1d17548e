import type { LoaderFunctionArgs } from '@remix-run/node';
import { parseBookingListQuery, wholeBookingList } from '@bff/areas/customer';
import type { OrderSummary } from '@bff/domain/bookings';
import { must } from '@bff/domain/shared/errors';
import { writeCsv } from '@bff/domain/shared/write-csv';
import { formatDateTime } from '@formats';
import { requireActor } from '~/http/actor.server';
import { fileAnswer } from '~/http/file-answer.server';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';

/** The trips that the list shows, all pages of them, as a spreadsheet: Swedish ones take semicolons and decimal commas. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'customer');
  const { search, searchParams } = new URL(request.url);
  return fileAnswer(request, `/booking/list${search}`, async () => {
    const { query, error } = parseBookingListQuery(searchParams);
    must(error === undefined, 'input.invalid');
    return {
      name: `${translator(request)('booking:list.file')}.csv`,
      type: 'text/csv; charset=utf-8',
      body: fileOf(await wholeBookingList(actor, query), request),
    };
  });
}

const COLUMNS = [
  'number',
  'status',
  'departure',
  'return',
  'from',
  'to',
  'buses',
  'passengers',
  'operator',
  'totalSek',
];

function fileOf(orders: readonly OrderSummary[], request: Request): string {
  const t = translator(request);
  const isSwedish = localeOf(request) === 'sv';
  const amount = (ore: number) => (ore / 100).toFixed(2).replace('.', isSwedish ? ',' : '.');
  const rows = orders.map((order) => [
    order.number,
    t(`booking:status.${order.status}`),
    formatDateTime(order.departure),
    order.return ? formatDateTime(order.return) : null,
    order.from,
    order.to,
    order.buses,
    order.passengers,
    order.companyName,
    amount(order.total),
  ]);
  return writeCsv([COLUMNS.map((column) => t(`booking:list.${column}`)), ...rows], {
    separator: isSwedish ? ';' : ',',
  });
}
