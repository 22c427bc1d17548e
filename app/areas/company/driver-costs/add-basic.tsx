// Traces: S2-061
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { privatePage } from '~/http/private-page';
import { addNewPriceList, loadNewPriceList } from '../price-lists/price-list.server';
import { PriceListPage } from '../price-lists/PriceListPage';

export const headers = privatePage;
const which = { kind: 'driver', scope: 'basic' } as const;
export const loader = (args: LoaderFunctionArgs) => loadNewPriceList(args, which);
export const action = (args: ActionFunctionArgs) => addNewPriceList(args, which);

export default function NewPriceList() {
  return <PriceListPage {...which} />;
}
