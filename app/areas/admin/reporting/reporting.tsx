// Traces: S2-116
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { companiesReport, yearReport } from '@bff/domain/reports';
import { formatMonth } from '@formats';
import { requireActor } from '~/http/actor.server';
import { useLocale, usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { labelOf } from '~/nouns/reports/report-columns';
import { leadsOf } from '~/nouns/reports/report-leads';
import { monthIn, yearIn } from '~/nouns/reports/report.server';
import { ReportScreen, ReportTable } from '~/nouns/reports/ReportScreen';
import { Section } from '~/screens/DetailScreen';
import { to } from '~/to';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const year = yearIn(request);
  const month = monthIn(request, year) ?? null;
  const [months, companies] = await Promise.all([
    yearReport(actor, { year }),
    companiesReport(actor, year, month ?? undefined),
  ]);
  return data({ title: translator(request)('companies:report.title', { year }), year, months, month, companies });
}

const LISTS = { bookings: to.adminBookings(), deviations: to.deviations() };

/** What all companies have driven and sold, by month; and by company, in the year or in one month. */
export default function Reporting() {
  const { year, months, month, companies } = useLoaderData<typeof loader>();
  const { t } = useTranslation('companies');
  const path = usePath();
  const locale = useLocale();
  const title = month ? t('report.companiesIn', { month: formatMonth(month, locale) }) : t('companies.title');
  return (
    <ReportScreen
      area="admin"
      year={year}
      months={months}
      page={to.adminReport()}
      file={to.adminReportFile()}
      lists={LISTS}
      monthAt={(one) => `${to.adminReport()}?year=${year}&month=${one}#companies`}
    >
      <Section id="companies" title={title} brief={companies.length} open={month !== null}>
        {month ? (
          <p>
            <a href={`${path(to.adminReport())}?year=${year}#companies`}>{t('report.wholeYear', { year })}</a>
          </p>
        ) : null}
        {companies.length === 0 ? (
          <p>{t(month ? 'report.noneInMonth' : 'report.none')}</p>
        ) : (
          <ReportTable
            caption={title}
            first={labelOf(t, 'company')}
            rows={companies}
            columns="companies"
            sum={t('report.allCompanies')}
            hrefOf={({ companyId }) => path(to.editCompany(companyId))}
            leadsOf={(row) => leadsOf(LISTS, month ?? String(year), row?.companyId)}
          />
        )}
      </Section>
    </ReportScreen>
  );
}
