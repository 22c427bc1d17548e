import type { LoaderFunctionArgs } from '@remix-run/node';
import { unitYear } from '@bff/areas/organisation';
import { requireActor } from '~/http/actor.server';
import { reportFile } from '~/nouns/reports/report.server';
import { to } from '~/to';

/** The page's months as a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  return reportFile(request, {
    page: to.unitReport(),
    columns: 'organisation',
    read: async (year) => (await unitYear(actor, year)).months,
  });
}
