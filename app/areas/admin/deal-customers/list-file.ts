import type { LoaderFunctionArgs } from '@remix-run/node';
import { dealCustomerListSpec, readDealCustomers } from '@bff/areas/admin';
import { requireActor } from '~/http/actor.server';
import { listFile } from '~/lists/list-file.server';
import { to } from '~/to';
import { dealCustomerColumns } from './deal-customer-columns';

/** The list's deal customers as a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  return listFile(request, {
    spec: dealCustomerListSpec,
    read: (query) => readDealCustomers(actor, query),
    page: to.dealCustomers(),
    name: 'deals:list.file',
    columns: dealCustomerColumns,
  });
}
