import type { LoaderFunctionArgs } from '@remix-run/node';
import { allDeviationsSpec, readAllDeviations } from '@bff/areas/deviations';
import { requireActor } from '~/http/actor.server';
import { listFile } from '~/lists/list-file.server';
import { officeDeviationColumns } from '~/nouns/deviations/deviation-columns';
import { to } from '~/to';

/** The list's deviations as a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  return listFile(request, {
    spec: allDeviationsSpec,
    read: (query) => readAllDeviations(actor, query),
    page: to.deviations(),
    name: 'deviations:list.file',
    columns: officeDeviationColumns,
  });
}
