import type { LoaderFunctionArgs } from '@remix-run/node';
import { bookingListSpec, readBookings } from '@bff/areas/bookings';
import { requireActor } from '~/http/actor.server';
import { listFile } from '~/lists/list-file.server';
import { companyBookingColumns } from '~/nouns/bookings/booking-columns';
import { to } from '~/to';
import { companyOf } from '../company-of.server';
/** The list's bookings as a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const companyId = companyOf(actor);
  return listFile(request, {
    spec: bookingListSpec,
    read: (query) => readBookings(actor, companyId, query),
    page: to.companyBookings(),
    name: 'bookings:list.file',
    columns: companyBookingColumns,
  });
}
