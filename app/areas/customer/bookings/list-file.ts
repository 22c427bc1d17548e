import type { LoaderFunctionArgs } from '@remix-run/node';
import { bookingListSpec, readBookings } from '@bff/areas/customer';
import { formatDateTime } from '@formats';
import { requireActor } from '~/http/actor.server';
import { translator } from '~/i18n/i18n.server';
import { csvAmount, listFile } from '~/lists/list-file.server';

/** The trips that the list shows as a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'customer');
  const t = translator(request);
  return listFile(request, {
    spec: bookingListSpec,
    read: (query) => readBookings(actor, query),
    page: '/booking/list',
    name: t('booking:list.file'),
    columns: [
      [t('booking:list.number'), (order) => order.number],
      [t('booking:list.status'), (order) => t(`booking:status.${order.status}`)],
      [t('booking:list.departure'), (order) => formatDateTime(order.departure)],
      [t('booking:list.return'), (order) => (order.return ? formatDateTime(order.return) : null)],
      [t('booking:list.from'), (order) => order.from],
      [t('booking:list.to'), (order) => order.to],
      [t('booking:list.buses'), (order) => order.buses],
      [t('booking:list.passengers'), (order) => order.passengers],
      [t('booking:list.operator'), (order) => order.companyName],
      [t('booking:list.totalSek'), (order) => csvAmount(request, order.total)],
    ],
  });
}
