import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { privatePage } from '~/http/private-page';
import { to } from '~/to';
import { ImportPage } from './ImportPage';
import { importPriceListFile, loadPriceListImport } from './price-lists.server';

export const headers = privatePage;
export const loader = (args: LoaderFunctionArgs) => loadPriceListImport(args, 'driving');
export const action = (args: ActionFunctionArgs) => importPriceListFile(args, 'driving');

export default function ImportPriceLists() {
  return <ImportPage list={to.drivingCosts()} file={to.exportDrivingCosts()} />;
}
