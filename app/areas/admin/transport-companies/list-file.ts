import type { LoaderFunctionArgs } from '@remix-run/node';
import { companyListSpec, readCompanies } from '@bff/areas/admin';
import { requireActor } from '~/http/actor.server';
import { listFile } from '~/lists/list-file.server';
import { to } from '~/to';
import { companyColumns } from './company-columns';

/** The list's companies as a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  return listFile(request, {
    spec: companyListSpec,
    read: (query) => readCompanies(actor, query),
    page: to.companies(),
    name: 'companies:companies.file',
    columns: companyColumns,
  });
}
