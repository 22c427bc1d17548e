import type { LoaderFunctionArgs } from '@remix-run/node';
import { readUnitPurchases, unitPurchasesSpec } from '@bff/areas/organisation';
import { requireActor } from '~/http/actor.server';
import { listFile } from '~/lists/list-file.server';
import { to } from '~/to';
import { purchaseColumns } from './purchase-columns';

/** The list's purchases as a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  return listFile(request, {
    spec: unitPurchasesSpec,
    read: (query) => readUnitPurchases(actor, query),
    page: to.unitPurchases(),
    name: 'organisation:purchases.file',
    columns: purchaseColumns,
  });
}
