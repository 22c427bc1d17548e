import type { LoaderFunctionArgs } from '@remix-run/node';
import { quotedPrice, seeAsked } from '@bff/domain/quotes';
import { sentInAddress } from '~/forms/as-sent';
import { requireActor } from '~/http/actor.server';
import { rowId } from '~/http/row-id';
import { priceTyped } from '~/nouns/quotes/quote-price.server';
import { QuoteForm } from './quote-fields';

/** There is no page: what the customer pays for the quote in the address, for a hydrated form. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const { id } = await seeAsked(actor, rowId(params['id'], 'quoteRequest.notFound'));
  return Response.json(await priceTyped(sentInAddress(request), QuoteForm, (value) => quotedPrice(actor, id, value)));
}
