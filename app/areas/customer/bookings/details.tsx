// Traces: S2-034
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { bookingDetails, vehicleLocation } from '@bff/areas/customer';
import { PageFrame } from '~/frame/PageFrame';
import { requireActor } from '~/http/actor.server';
import { rememberVisit } from '~/http/back-stack.server';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { tripPlace } from '../parts/way-back.server';
import { bookingTitle } from './booking-name';
import { BookingSheet } from './BookingSheet';
import { isUnderWay } from './is-under-way';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'customer');
  const booking = await bookingDetails(actor, params['id'] ?? '');
  await rememberVisit(request);
  return {
    title: bookingTitle(translator(request), booking),
    booking,
    location: isUnderWay(booking) ? await vehicleLocation(actor, booking.number) : null,
    back: await tripPlace(request, actor, { orderNumber: booking.orderNumber, isForUnit: booking.unit !== null }),
  };
}

/** A booking and what can be done with it. */
export default function BookingDetailsPage() {
  const { booking, back, location } = useLoaderData<typeof loader>();
  return (
    <PageFrame>
      <BookingSheet booking={booking} back={back} location={location} />
    </PageFrame>
  );
}
