import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { unitYear } from '@bff/areas/organisation';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { yearIn } from '~/nouns/reports/report.server';
import { ReportScreen, ReportTable } from '~/nouns/reports/ReportScreen';
import { Section } from '~/screens/DetailScreen';
import { to } from '~/to';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const year = yearIn(request);
  return data({
    title: translator(request)('companies:report.title', { year }),
    year,
    ...(await unitYear(actor, year)),
  });
}

/** What trips have cost the units that the user buys for or keeps the accounts of, by month and by unit. */
export default function UnitReport() {
  const { year, months, units } = useLoaderData<typeof loader>();
  const { t } = useTranslation('organisation');
  const path = usePath();
  return (
    <ReportScreen area="organisation" year={year} months={months} page={to.unitReport()} file={to.unitReportFile()}>
      <Section id="units" title={t('report.units')} brief={units.length}>
        {units.length === 0 ? (
          <p>{t('companies:report.none')}</p>
        ) : (
          <ReportTable
            caption={t('report.units')}
            first={t('unit')}
            rows={units}
            columns="organisation"
            sum={t('report.all')}
            hrefOf={({ unitId }) => `${path(to.unitPurchases())}?unit=${unitId}&from=${year}-01-01&until=${year}-12-31`}
          />
        )}
      </Section>
    </ReportScreen>
  );
}
