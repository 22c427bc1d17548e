import type { LoaderFunctionArgs } from '@remix-run/node';
import { yearReport } from '@bff/domain/reports';
import { requireActor } from '~/http/actor.server';
import { reportFile } from '~/nouns/reports/report.server';
import { to } from '~/to';

/** The page's months as a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  return reportFile(request, {
    page: to.adminReport(),
    columns: 'admin',
    read: (year) => yearReport(actor, { year }),
  });
}
