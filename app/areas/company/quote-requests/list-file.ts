import type { LoaderFunctionArgs } from '@remix-run/node';
import { askedListSpec, readAsked } from '@bff/areas/quotes';
import { requireActor } from '~/http/actor.server';
import { listFile } from '~/lists/list-file.server';
import { askedColumns } from '~/nouns/quotes/asked-columns';
import { to } from '~/to';
import { companyOf } from '../company-of.server';

/** The list's quote requests as a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const companyId = companyOf(actor);
  return listFile(request, {
    spec: askedListSpec,
    read: (query) => readAsked(actor, companyId, query),
    page: to.companyQuoteRequests(),
    name: 'quotes:list.file',
    columns: askedColumns,
  });
}
