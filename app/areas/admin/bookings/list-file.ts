import type { LoaderFunctionArgs } from '@remix-run/node';
import { allBookingsSpec, readAllBookings } from '@bff/areas/bookings';
import { requireActor } from '~/http/actor.server';
import { listFile } from '~/lists/list-file.server';
import { adminBookingColumns } from '~/nouns/bookings/booking-columns';
import { to } from '~/to';

/** The list's bookings as a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  return listFile(request, {
    spec: allBookingsSpec,
    read: (query) => readAllBookings(actor, query),
    page: to.adminBookings(),
    name: 'bookings:list.file',
    columns: adminBookingColumns,
  });
}
