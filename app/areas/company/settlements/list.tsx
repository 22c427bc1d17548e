import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { yearOfSettlements } from '@bff/domain/settlements';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { formatMonth } from '@formats';
import { requireActor } from '~/http/actor.server';
import { useLocale, usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { departsIn } from '~/nouns/reports/report-leads';
import { PeriodLinks } from '~/nouns/reports/PeriodLinks';
import { yearIn } from '~/nouns/reports/report.server';
import { SumsTable } from '~/nouns/settlements/SumsTable';
import { Screen } from '~/screens/FormScreen';
import { to } from '~/to';
import { companyOf } from '../company-of.server';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const year = yearIn(request);
  const months = await yearOfSettlements(actor, { companyId: companyOf(actor), year });
  return data({ title: translator(request)('settlements:title', { of: year }), year, months });
}

/** What the company is owed for each month of a year. */
export default function CompanySettlements() {
  const { title, year, months } = useLoaderData<typeof loader>();
  const { t } = useTranslation('settlements');
  const path = usePath();
  const locale = useLocale();
  const yearAt = (one: number) => ({ name: one, href: `${path(to.companySettlements())}?year=${one}` });
  return (
    <Screen
      area="company"
      title={title}
      actions={
        <PeriodLinks before={yearAt(year - 1)} after={yearAt(year + 1)}>
          {months.length > 0 ? (
            <LinkButton variant="secondary" href={`${path(to.companySettlementsFile())}?year=${year}`}>
              {t('csv')}
            </LinkButton>
          ) : null}
        </PeriodLinks>
      }
    >
      <p className="measure">
        {t('own.text')} {t('own.unpaid')}
      </p>
      {months.length === 0 ? (
        <p>{t('noneOfYear')}</p>
      ) : (
        <SumsTable
          area="company"
          caption={title}
          first={t('columns.month')}
          rows={months}
          name={({ month }) => formatMonth(month, locale)}
          page={({ month }) => to.companySettlement(month)}
          trips={(row) => `${to.companyBookings()}?when=all&counted=departed&${departsIn(row?.month ?? String(year))}`}
        />
      )}
    </Screen>
  );
}
