// Traces: S2-039, S2-049
import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireActor } from '~/http/actor.server';
import { receiptAnswer } from '~/nouns/bookings/receipt-answer.server';
import { to } from '~/to';

/** The receipt as a PDF, in the address's language. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const number = params['id'] ?? '';
  return receiptAnswer(request, await requireActor(request, 'customer'), { number, page: to.purchase(number) });
}
