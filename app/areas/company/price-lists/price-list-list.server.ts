import { data, type LoaderFunctionArgs } from '@remix-run/node';
import type { PriceListKind } from '@states/price-list-kinds';
import { listPriceLists, MAIN_PRICE, missingToday } from '@bff/domain/pricing';
import { listSpec } from '@bff/lists';
import { requireActor } from '~/http/actor.server';
import { translator } from '~/i18n/i18n.server';
import { loadList } from '~/lists/list-loader.server';
import { companyOf } from '../company-of.server';

/** Newest first. */
export const priceListSpec = listSpec({
  sorts: ['name', 'validFrom'],
  plainSort: '-validFrom',
  filters: { scope: ['basic', 'exception', 'temporary'], when: ['now', 'coming', 'past'] },
});

export async function loadPriceLists({ request }: LoaderFunctionArgs, kind: PriceListKind) {
  const actor = await requireActor(request);
  const companyId = companyOf(actor);
  const title = translator(request)(`prices:title.${kind}`);
  const { loaded, status } = await loadList(
    request,
    priceListSpec,
    title,
    ({ text, sort, descending, filters: { scope, when } }) =>
      async (part) => {
        const page = await listPriceLists(actor, kind, { companyId, text, sort, descending, scope, when, ...part });
        const rows = page.rows.map((list) => ({ ...list, mainPrice: list.prices[MAIN_PRICE[kind]] ?? 0 }));
        return { ...page, rows };
      },
  );
  const isMissing = (await missingToday(actor, companyId)).includes(kind);
  return data({ ...loaded, isMissing }, { status });
}
