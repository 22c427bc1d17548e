// Traces: S2-084
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { yearReport } from '@bff/domain/reports';
import { requireActor } from '~/http/actor.server';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { yearIn } from '~/nouns/reports/report.server';
import { ReportScreen } from '~/nouns/reports/ReportScreen';
import { to } from '~/to';
import { companyOf } from '../company-of.server';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const year = yearIn(request);
  const months = await yearReport(actor, { year, companyId: companyOf(actor) });
  return data({ title: translator(request)('companies:report.title', { year }), year, months });
}

/** What the company has driven and earned, by month. */
export default function CompanyReport() {
  const { year, months } = useLoaderData<typeof loader>();
  return (
    <ReportScreen
      area="company"
      year={year}
      months={months}
      page={to.companyReport()}
      file={to.companyReportFile()}
      lists={{ bookings: to.companyBookings(), deviations: to.postInvoicing() }}
    />
  );
}
