import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { monthAfter, settlementsOfMonth } from '@bff/domain/settlements';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { formatMonthOfYear } from '@formats';
import { requireActor } from '~/http/actor.server';
import { useLocale, usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { departsIn } from '~/nouns/reports/report-leads';
import { PeriodLinks } from '~/nouns/reports/PeriodLinks';
import { SumsTable } from '~/nouns/settlements/SumsTable';
import { Screen } from '~/screens/FormScreen';
import { to } from '~/to';
import { monthIn } from './month-in.server';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const month = monthIn(request);
  const companies = await settlementsOfMonth(actor, month);
  return data({
    title: translator(request)('settlements:title', { of: formatMonthOfYear(month, localeOf(request)) }),
    month,
    months: [monthAfter(month, -1), monthAfter(month)],
    companies,
  });
}

/** What each company is owed for a month. */
export default function Settlements() {
  const { title, month, months, companies } = useLoaderData<typeof loader>();
  const { t } = useTranslation('settlements');
  const path = usePath();
  const locale = useLocale();
  const [before, after] = months;
  const monthAt = (one: string) => ({
    name: formatMonthOfYear(one, locale),
    href: `${path(to.settlements())}?month=${one}`,
  });
  return (
    <Screen
      area="admin"
      title={title}
      actions={
        <PeriodLinks before={monthAt(before!)} after={monthAt(after!)}>
          {companies.length > 0 ? (
            <LinkButton variant="secondary" href={`${path(to.settlementsFile())}?month=${month}`}>
              {t('csv')}
            </LinkButton>
          ) : null}
        </PeriodLinks>
      }
    >
      <p className="measure">
        {t('theirs.text')} {t('theirs.unpaid')}
      </p>
      {companies.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <SumsTable
          area="admin"
          caption={title}
          first={t('columns.company')}
          rows={companies}
          name={({ name }) => name}
          page={({ companyId }) => to.settlement(companyId, month)}
          trips={(row) => `${to.adminBookings()}?when=all&counted=departed&${departsIn(month, row?.companyId)}`}
        />
      )}
    </Screen>
  );
}
