import type { LoaderFunctionArgs } from '@remix-run/node';
import { yearReport } from '@bff/domain/reports';
import { requireActor } from '~/http/actor.server';
import { reportFile } from '~/nouns/reports/report.server';
import { to } from '~/to';
import { companyOf } from '../company-of.server';

/** The page's months as a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const companyId = companyOf(actor);
  return reportFile(request, {
    page: to.companyReport(),
    columns: 'company',
    read: (year) => yearReport(actor, { year, companyId }),
  });
}
