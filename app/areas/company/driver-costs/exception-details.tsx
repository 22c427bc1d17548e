// Traces: S2-060
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { privatePage } from '~/http/private-page';
import { loadPriceList, savePriceList } from '../price-lists/price-list.server';
import { PriceListPage } from '../price-lists/PriceListPage';

export const headers = privatePage;
const which = { kind: 'driver', scope: 'exception' } as const;
export const loader = (args: LoaderFunctionArgs) => loadPriceList(args, which);
export const action = (args: ActionFunctionArgs) => savePriceList(args, which);

export default function PriceListDetails() {
  return <PriceListPage {...which} />;
}
