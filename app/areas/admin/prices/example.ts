import type { LoaderFunctionArgs } from '@remix-run/node';
import { sentInAddress } from '~/forms/as-sent';
import { localeOf } from '~/i18n/i18n';
import { exampleOf } from '~/nouns/price-lists/example.server';
import { newTemporary, pricePlace } from './price-place.server';

/** There is no page: calculates what a trip costs with the prices in the address, for a hydrated form. */
export async function loader(args: LoaderFunctionArgs) {
  const { request } = args;
  const { actor, company, kind } = await pricePlace(args);
  const which = newTemporary(company.id, kind, localeOf(request));
  return Response.json(await exampleOf(actor, which, sentInAddress(request)));
}
