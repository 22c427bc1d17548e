// Traces: S2-093
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { seeHandled } from '@bff/domain/bookings';
import { must } from '@bff/domain/shared/errors';
import { requireActor } from '~/http/actor.server';
import { privatePage } from '~/http/private-page';
import { cancelAsAdmin, cancelConfirmation, redirectCanceled } from '~/nouns/bookings/cancel-booking.server';
import { ConfirmScreen } from '~/screens/ConfirmScreen';
import { to } from '~/to';

export const headers = privatePage;

/** Whose cancellation the address asks about. One that means nothing must not be read as an administrator's own. */
function whose(request: Request): 'admin' | 'forOperator' {
  const by = new URL(request.url).searchParams.get('by');
  must(by === null || by === 'operator', 'booking.notFound');
  return by === null ? 'admin' : 'forOperator';
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const number = params['id'] ?? '';
  return cancelConfirmation(request, actor, number, { by: whose(request), back: to.adminBooking(number) });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const bookingNumber = params['id'] ?? '';
  const { order } = await seeHandled(actor, bookingNumber);
  const subject = { orderNumber: order.number, bookingNumber, forOperator: whose(request) === 'forOperator' };
  return cancelAsAdmin(request, actor, subject, (canceled) =>
    redirectCanceled(request, to.adminBooking(bookingNumber), 'canceled', canceled),
  );
}

/**
 * Cancels a booking for its customer, by the customer's terms or without a fee; or records that its company has canceled it by telephone
 * (`?by=operator`).
 */
export default function CancelAdminBooking() {
  return <ConfirmScreen area="admin" />;
}
