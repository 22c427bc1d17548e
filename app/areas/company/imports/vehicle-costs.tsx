import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { privatePage } from '~/http/private-page';
import { to } from '~/to';
import { ImportPage } from './ImportPage';
import { importPriceListFile, loadPriceListImport } from './price-lists.server';

export const headers = privatePage;
export const loader = (args: LoaderFunctionArgs) => loadPriceListImport(args, 'vehicle');
export const action = (args: ActionFunctionArgs) => importPriceListFile(args, 'vehicle');

export default function ImportPriceLists() {
  return <ImportPage list={to.vehicleCosts()} file={to.exportVehicleCosts()} />;
}
