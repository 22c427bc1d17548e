import type { LoaderFunctionArgs } from '@remix-run/node';
import { depotListSpec, readDepots } from '@bff/areas/company';
import { requireActor } from '~/http/actor.server';
import { listFile } from '~/lists/list-file.server';
import { to } from '~/to';
import { companyOf } from '../company-of.server';
import { depotColumns } from './depot-columns';

/** The company's depots as a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const companyId = companyOf(actor);
  return listFile(request, {
    spec: depotListSpec,
    read: (query) => readDepots(actor, companyId, query),
    page: to.depots(),
    name: 'fleet:depots.file',
    columns: depotColumns,
  });
}
