// Traces: S2-116
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { companiesReport, yearReport } from '@bff/domain/reports';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { labelOf } from '~/nouns/reports/report-columns';
import { yearIn } from '~/nouns/reports/report.server';
import { ReportScreen, ReportTable } from '~/nouns/reports/ReportScreen';
import { Section } from '~/screens/DetailScreen';
import { to } from '~/to';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const year = yearIn(request);
  const [months, companies] = await Promise.all([yearReport(actor, { year }), companiesReport(actor, year)]);
  return data({ title: translator(request)('companies:report.title', { year }), year, months, companies });
}

/** What all companies have driven and sold, by month and by company. */
export default function Reporting() {
  const { year, months, companies } = useLoaderData<typeof loader>();
  const { t } = useTranslation('companies');
  const path = usePath();
  return (
    <ReportScreen area="admin" year={year} months={months} page={to.adminReport()} file={to.adminReportFile()}>
      <Section id="companies" title={t('companies.title')} brief={companies.length}>
        {companies.length === 0 ? (
          <p>{t('report.none')}</p>
        ) : (
          <ReportTable
            caption={t('companies.title')}
            first={labelOf(t, 'company')}
            rows={companies}
            columns="companies"
            sum={t('report.allCompanies')}
            hrefOf={({ companyId }) => path(to.editCompany(companyId))}
          />
        )}
      </Section>
    </ReportScreen>
  );
}
