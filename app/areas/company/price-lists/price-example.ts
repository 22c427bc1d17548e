import type { LoaderFunctionArgs } from '@remix-run/node';
import { PRICE_LIST_KINDS } from '@states/price-list-kinds';
import { must } from '@bff/domain/shared/errors';
import { sentInAddress } from '~/forms/as-sent';
import { requireActor } from '~/http/actor.server';
import { localeOf } from '~/i18n/i18n';
import { exampleOf } from '~/nouns/price-lists/example.server';
import { rowId } from '~/http/row-id';
import { companyOf } from '../company-of.server';
import { scopeIn } from './price-list.server';

/** There is no page: calculates what a trip costs with the prices in the address, for a hydrated form. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const typed = sentInAddress(request);
  const kind = PRICE_LIST_KINDS.find((one) => one === typed.get('kind'));
  const scope = scopeIn(request);
  must(kind, 'input.invalid');
  const id = new URL(request.url).searchParams.get('id');
  const companyId = companyOf(actor);
  return Response.json(
    await exampleOf(
      actor,
      { companyId, kind, scope, id: id === null ? null : rowId(id, 'priceList.notFound'), locale: localeOf(request) },
      typed,
    ),
  );
}
