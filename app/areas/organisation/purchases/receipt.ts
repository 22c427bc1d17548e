import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireActor } from '~/http/actor.server';
import { receiptAnswer } from '~/nouns/bookings/receipt-answer.server';
import { to } from '~/to';

/** The receipt of a unit's purchase as a PDF, for those who keep its accounts too: the customers' pages send them back to this area. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const number = params['id'] ?? '';
  return receiptAnswer(request, await requireActor(request), { number, page: to.unitPurchase(number) });
}
