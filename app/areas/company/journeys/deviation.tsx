import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { privatePage } from '~/http/private-page';
import { loadDeviationReport, reportFromForm } from '~/nouns/deviations/report-deviation.server';
import { ReportDeviationPage } from '~/nouns/deviations/ReportDeviationPage';
import { to } from '~/to';

export const headers = privatePage;
export const loader = (args: LoaderFunctionArgs) => loadDeviationReport(args);
export const action = (args: ActionFunctionArgs) => reportFromForm(args, { by: 'company', sheet: to.companyJourney });

/** What went otherwise on a journey, as the company tells it. */
export default function ReportCompanyDeviation() {
  return <ReportDeviationPage area="company" sheet={to.companyJourney} />;
}
