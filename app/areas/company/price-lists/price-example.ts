import type { LoaderFunctionArgs } from '@remix-run/node';
import { PRICE_LIST_KINDS } from '@states/price-list-kinds';
import { must } from '@bff/domain/shared/errors';
import { requireActor } from '~/http/actor.server';
import { localeOf } from '~/i18n/i18n';
import { companyOf } from '../company-of.server';
import { exampleOf } from './example.server';

/** There is no page: calculates what a trip costs with the prices in the address, for a hydrated form. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const { searchParams } = new URL(request.url);
  const kind = PRICE_LIST_KINDS.find((one) => one === searchParams.get('kind'));
  must(kind, 'input.invalid');
  const typed = new FormData();
  for (const [name, value] of searchParams) typed.append(name, value);
  const companyId = companyOf(actor);
  return Response.json(await exampleOf(actor, { companyId, kind, locale: localeOf(request) }, typed));
}
