// Traces: S2-146, S5-012
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { readUnitPurchases, unitPurchasesSpec } from '@bff/areas/organisation';
import { unitsWithAccounts } from '@bff/domain/deal-organisations';
import { requireActor } from '~/http/actor.server';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { loadList, toListFile } from '~/lists/list-loader.server';
import { ListScreen } from '~/lists/ListScreen';
import { useUnitOptions } from '~/nouns/deal-organisations/unit-options';
import { to } from '~/to';
import { purchaseColumns } from './purchase-columns';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  toListFile(request);
  const title = translator(request)('organisation:purchases.title');
  const { loaded, status } = await loadList(request, unitPurchasesSpec, title, (query) =>
    readUnitPurchases(actor, query),
  );
  const { units } = await unitsWithAccounts(actor);
  return data({ ...loaded, units }, { status });
}

/** The purchases for the units that the user buys for or keeps the accounts of. */
export default function UnitPurchases() {
  const { units, ...loaded } = useLoaderData<typeof loader>();
  const { t } = useTranslation('organisation');
  const unitOptions = useUnitOptions(units);
  return (
    <ListScreen
      {...loaded}
      area="organisation"
      title={t('purchases.title')}
      path={to.unitPurchases()}
      rowKey={({ number }) => number}
      sums={{ total: 'organisation:purchases.inclTax' }}
      search={{ label: t('booking:list.search'), hint: t('booking:list.searchHint') }}
      filters={[
        { name: 'when', label: t('purchases.when'), text: (one) => t(`booking:list.${one}`) },
        // With one unit there is nothing to choose.
        ...(units.length > 1 ? [{ name: 'unit', label: t('unit'), options: unitOptions } as const] : []),
        {
          type: 'period',
          label: t('purchases.period'),
          from: { name: 'from', label: t('purchases.from') },
          until: { name: 'until', label: t('purchases.until') },
        },
      ]}
      columns={purchaseColumns}
      empty={{ title: t('purchases.empty.title'), text: t('purchases.empty.text') }}
      file
    />
  );
}
