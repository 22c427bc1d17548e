import type { LoaderFunctionArgs } from '@remix-run/node';
import { readVehicles, vehicleListSpec } from '@bff/areas/company';
import { requireActor } from '~/http/actor.server';
import { listFile } from '~/lists/list-file.server';
import { to } from '~/to';
import { companyOf } from '../company-of.server';
import { vehicleColumns } from './vehicle-columns';

/** The list's buses as a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const companyId = companyOf(actor);
  return listFile(request, {
    spec: vehicleListSpec,
    read: (query) => readVehicles(actor, companyId, query),
    page: to.vehicles(),
    name: 'fleet:vehicles.file',
    columns: vehicleColumns,
  });
}
