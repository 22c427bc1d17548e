import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { privatePage } from '~/http/private-page';
import { loadDeviationReport, reportFromForm } from '~/nouns/deviations/report-deviation.server';
import { ReportDeviationPage } from '~/nouns/deviations/ReportDeviationPage';
import { to } from '~/to';

export { unlessKept as shouldRevalidate } from '~/navigation/keeps-data';
export const headers = privatePage;
export const loader = (args: LoaderFunctionArgs) => loadDeviationReport(args);
export const action = (args: ActionFunctionArgs) => reportFromForm(args, { by: 'driver', sheet: to.driverJourney });

/** Reports a deviation on a journey, for its driver. */
export default function ReportDriverDeviation() {
  return <ReportDeviationPage area="driver" sheet={to.driverJourney} />;
}
