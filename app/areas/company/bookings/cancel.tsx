// Traces: S2-055, S8-055
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { cancelOrder, seeHandled } from '@bff/domain/bookings';
import { saveForm } from '~/forms/save-form.server';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { cancelConfirmation } from '~/nouns/bookings/cancel-booking.server';
import { confirmationSchema } from '~/screens/confirmation';
import { ConfirmScreen } from '~/screens/ConfirmScreen';
import { to } from '~/to';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const number = params['id'] ?? '';
  return cancelConfirmation(request, actor, number, { by: 'operator', back: to.companyBooking(number) });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const bookingNumber = params['id'] ?? '';
  const { order } = await seeHandled(actor, bookingNumber);
  return saveForm(request, confirmationSchema(['reason']), {
    run: ({ reason }) => cancelOrder(actor, { orderNumber: order.number, bookingNumber, reason }),
    done: () => redirectWithFlash(request, to.companyBooking(bookingNumber), 'bookings:flash.canceled'),
  });
}

/** The company cannot drive: the customer gets a full refund, and the company owes a penalty. */
export default function CancelCompanyBooking() {
  return <ConfirmScreen area="company" />;
}
