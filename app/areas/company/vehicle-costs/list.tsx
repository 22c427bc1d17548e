// Traces: S2-068
import type { LoaderFunctionArgs } from '@remix-run/node';
import { privatePage } from '~/http/private-page';
import { loadPriceLists } from '../price-lists/price-list-list.server';
import { PriceListsPage } from '../price-lists/PriceListsPage';

export const headers = privatePage;
export const loader = (args: LoaderFunctionArgs) => loadPriceLists(args, 'vehicle');

export default function PriceLists() {
  return <PriceListsPage kind="vehicle" />;
}
