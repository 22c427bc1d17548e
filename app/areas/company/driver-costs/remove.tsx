import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { privatePage } from '~/http/private-page';
import { ConfirmScreen } from '~/screens/ConfirmScreen';
import { loadPriceListRemoval, removeThePriceList } from '../price-lists/price-list.server';

export const headers = privatePage;
export const loader = (args: LoaderFunctionArgs) => loadPriceListRemoval(args, 'driver');
export const action = (args: ActionFunctionArgs) => removeThePriceList(args, 'driver');

export default function RemovePriceList() {
  return <ConfirmScreen area="company" />;
}
