import type { LoaderFunctionArgs } from '@remix-run/node';
import { officeListSpec, readOfficeRequests } from '@bff/areas/quotes';
import { requireActor } from '~/http/actor.server';
import { listFile } from '~/lists/list-file.server';
import { to } from '~/to';
import { requestColumns } from './request-columns';

/** The list's quote requests as a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  return listFile(request, {
    spec: officeListSpec,
    read: (query) => readOfficeRequests(actor, query),
    page: to.quoteRequests(),
    name: 'quotes:list.file',
    columns: requestColumns,
  });
}
