import type { LoaderFunctionArgs } from '@remix-run/node';
import { sentInAddress } from '~/forms/as-sent';
import { requireActor } from '~/http/actor.server';
import { priceTyped } from '~/nouns/quotes/quote-price.server';
import { SaleForm } from './sale-fields';
import { priceOf } from './sale-price.server';

/** There is no page: what the customer pays for the offer in the address, for a hydrated form. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  return Response.json(await priceTyped(sentInAddress(request), SaleForm, priceOf(actor, new URL(request.url))));
}
