import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { privatePage } from '~/http/private-page';
import { loadDeviationReport, reportFromForm } from '~/nouns/deviations/report-deviation.server';
import { ReportDeviationPage } from '~/nouns/deviations/ReportDeviationPage';
import { to } from '~/to';

export const headers = privatePage;
export const loader = (args: LoaderFunctionArgs) => loadDeviationReport(args);
export const action = (args: ActionFunctionArgs) => reportFromForm(args, { by: 'company', sheet: to.companyJourney });

/** Reports a deviation on a journey, on the company's behalf. */
export default function ReportCompanyDeviation() {
  return <ReportDeviationPage area="company" sheet={to.companyJourney} />;
}
