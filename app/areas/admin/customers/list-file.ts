import type { LoaderFunctionArgs } from '@remix-run/node';
import { customerListSpec, readCustomers } from '@bff/areas/customers';
import { requireActor } from '~/http/actor.server';
import { listFile } from '~/lists/list-file.server';
import { to } from '~/to';
import { customerColumns } from './customer-columns';

/** The list's customers as a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  return listFile(request, {
    spec: customerListSpec,
    read: (query) => readCustomers(actor, query),
    page: to.customers(),
    name: 'customers:list.file',
    columns: customerColumns,
  });
}
