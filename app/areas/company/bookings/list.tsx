// Traces: S1-014, S2-054
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { bookingListSpec, readBookings, whenOf } from '@bff/areas/bookings';
import { BOOKING_WHENS } from '@bff/domain/bookings';
import { requireActor } from '~/http/actor.server';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { loadList, toListFile } from '~/lists/list-loader.server';
import { companyBookingColumns } from '~/nouns/bookings/booking-columns';
import { bookingsTitle } from '~/nouns/bookings/bookings-title.server';
import { BookingListScreen } from '~/nouns/bookings/BookingListScreen';
import { to } from '~/to';
import { companyOf } from '../company-of.server';
export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const companyId = companyOf(actor);
  toListFile(request);
  const title = bookingsTitle(translator(request));
  const { loaded, status } = await loadList(request, bookingListSpec, title, (query) =>
    readBookings(actor, companyId, query),
  );
  return data({ ...loaded, when: whenOf(loaded.query), whens: BOOKING_WHENS }, { status });
}

/** The company's bookings. */
export default function CompanyBookingList() {
  return (
    <BookingListScreen
      {...useLoaderData<typeof loader>()}
      area="company"
      path={to.companyBookings()}
      columns={companyBookingColumns}
    />
  );
}
