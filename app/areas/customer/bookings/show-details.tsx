// Traces: S2-033
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { bookingDetails } from '@bff/areas/customer';
import { PageFrame } from '~/frame/PageFrame';
import { requireActor } from '~/http/actor.server';
import { rememberVisit } from '~/http/back-stack.server';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { bookingTitle } from './booking-name';
import { BookingSheet } from './BookingSheet';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'customer');
  const booking = await bookingDetails(actor, params['id'] ?? '');
  await rememberVisit(request);
  return { title: bookingTitle(translator(request), booking), booking };
}

/** The same booking, read-only: the address to share with others who use the account. */
export default function SharedBookingPage() {
  const { booking } = useLoaderData<typeof loader>();
  return (
    <PageFrame>
      <BookingSheet booking={booking} back={null} />
    </PageFrame>
  );
}
