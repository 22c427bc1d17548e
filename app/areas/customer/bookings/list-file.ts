import type { LoaderFunctionArgs } from '@remix-run/node';
import { parseBookingListQuery, wholeBookingList } from '@bff/areas/customer';
import { DomainError } from '@bff/domain/shared/errors';
import { writeCsv } from '@bff/domain/shared/write-csv';
import { formatDateTime } from '@formats';
import { requireActor } from '~/http/actor.server';
import { fileAnswer } from '~/http/file-answer.server';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';

/** The trips that the list shows, all pages of them, as a spreadsheet: Swedish ones take semicolons and decimal commas. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'customer');
  const { query, error } = parseBookingListQuery(new URL(request.url).searchParams);
  if (error) throw new DomainError('input.invalid');
  const t = translator(request);
  const isSwedish = localeOf(request) === 'sv';
  const amount = (ore: number) => (ore / 100).toFixed(2).replace('.', isSwedish ? ',' : '.');
  const columns = [
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
  const rows = (await wholeBookingList(actor, query)).map((order) => [
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
  const body = writeCsv([columns.map((column) => t(`booking:list.${column}`)), ...rows], {
    separator: isSwedish ? ';' : ',',
  });
  return fileAnswer({ name: `${t('booking:list.file')}.csv`, type: 'text/csv; charset=utf-8', body });
}
