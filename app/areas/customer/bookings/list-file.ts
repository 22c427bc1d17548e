import type { LoaderFunctionArgs } from '@remix-run/node';
import { bookingListSpec, readBookings } from '@bff/areas/customer';
import { requireActor } from '~/http/actor.server';
import { listFile } from '~/lists/list-file.server';
import { to } from '~/to';
import { tripColumns } from './trip-columns';

/** The list's trips as a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'customer');
  return listFile(request, {
    spec: bookingListSpec,
    read: (query) => readBookings(actor, query),
    page: to.bookings(),
    name: 'booking:list.file',
    columns: tripColumns,
  });
}
