import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { privatePage } from '~/http/private-page';
import { to } from '~/to';
import { ImportPage } from './ImportPage';
import { importVehicleFile, loadVehicleImport } from './vehicles.server';

export const headers = privatePage;
export const loader = (args: LoaderFunctionArgs) => loadVehicleImport(args);
export const action = (args: ActionFunctionArgs) => importVehicleFile(args);

export default function ImportVehicles() {
  return <ImportPage list={to.vehicles()} file={to.exportVehicles()} />;
}
