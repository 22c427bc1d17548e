// Traces: S2-092
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { allBookingsSpec, readAllBookings, whenOf } from '@bff/areas/bookings';
import { companyChoices } from '@bff/domain/accounts';
import { BOOKING_WHENS } from '@bff/domain/bookings';
import { requireActor } from '~/http/actor.server';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { loadList, toListFile } from '~/lists/list-loader.server';
import { adminBookingColumns } from '~/nouns/bookings/booking-columns';
import { bookingsTitle } from '~/nouns/bookings/bookings-title.server';
import { BookingListScreen } from '~/nouns/bookings/BookingListScreen';
import { to } from '~/to';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  toListFile(request);
  const title = bookingsTitle(translator(request));
  const { loaded, status } = await loadList(request, allBookingsSpec, title, (query) => readAllBookings(actor, query));
  const companies = await companyChoices();
  return data({ ...loaded, when: whenOf(loaded.query), whens: BOOKING_WHENS, companies }, { status });
}

/** All bookings. */
export default function AdminBookingList() {
  return (
    <BookingListScreen
      {...useLoaderData<typeof loader>()}
      area="admin"
      path={to.adminBookings()}
      columns={adminBookingColumns}
    />
  );
}
