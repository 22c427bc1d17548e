// Traces: S2-093
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { seeHandled } from '@bff/domain/bookings';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { cancelAsAdmin, cancelConfirmation } from '~/nouns/bookings/cancel-booking.server';
import { ConfirmScreen } from '~/screens/ConfirmScreen';
import { to } from '~/to';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const number = params['id'] ?? '';
  return cancelConfirmation(request, actor, number, { by: 'admin', back: to.adminBooking(number) });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const bookingNumber = params['id'] ?? '';
  const { order } = await seeHandled(actor, bookingNumber);
  return cancelAsAdmin(request, actor, { orderNumber: order.number, bookingNumber }, () =>
    redirectWithFlash(request, to.adminBooking(bookingNumber), 'bookings:flash.canceled'),
  );
}

/** Cancels a booking for its customer, by the customer's terms or without a fee. */
export default function CancelAdminBooking() {
  return <ConfirmScreen area="admin" />;
}
