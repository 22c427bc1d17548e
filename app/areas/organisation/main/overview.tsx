// Traces: S2-135
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { nextUnitTrips, unitSpending, unitYear } from '@bff/areas/organisation';
import { latestQuotes, quotesToChoose } from '@bff/areas/quotes';
import { dealRightsOf, ownBuyers, ownDealOrganisation } from '@bff/domain/deal-organisations';
import type { TripSums } from '@bff/domain/reports';
import { hasRole, type UserActor } from '@bff/domain/shared/actor';
import { asksForUnits, buysForUnits } from '@bff/domain/shared/buying-units';
import { toLocalDate } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { KEEPS_ACCOUNTS } from '@states/deal-roles';
import { Banner } from '@ds/patterns/Banner/Banner';
import { KeyFigures } from '@ds/patterns/KeyFigures/KeyFigures';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { Table } from '@ds/patterns/Table/Table';
import { Columns } from '@ds/primitives/Columns/Columns';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { useTermsInForce } from '~/nouns/deal-organisations/deal-rows';
import { DealBadge } from '~/nouns/deal-organisations/DealBadge';
import { NextTrips } from '~/nouns/deal-organisations/NextTrips';
import { useSpendingFigures } from '~/nouns/deal-organisations/spending-figures';
import { UnitTree } from '~/nouns/deal-organisations/UnitTree';
import { reportColumns, sumOf } from '~/nouns/reports/report-columns';
import { requireActor } from '~/http/actor.server';
import { useLocale, usePath } from '~/http/paths';
import { useMoment } from '~/i18n/use-when';
import { privatePage } from '~/http/private-page';
import { Section } from '~/screens/DetailScreen';
import { Screen } from '~/screens/FormScreen';
import { to } from '~/to';
import { AskerOverview } from './AskerOverview';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const { organisation, units, mayManage, seesTerms } = await ownDealOrganisation(actor);
  const { rights } = await dealRightsOf(actor, actor.userId);
  const { name, status } = organisation;
  const year = Number(toLocalDate(clock.now()).slice(0, 4));
  const canBuy = buysForUnits(actor) && status === 'active';
  const quotes = await quotesToChoose(actor);
  const keepsAccounts = hasRole(actor, ...KEEPS_ACCOUNTS);
  return data({
    title: name,
    name,
    status,
    units,
    rights,
    mayManage,
    terms: seesTerms ? organisation : null,
    ...(keepsAccounts && { accounts: await accountsOf(actor, year) }),
    ...(!keepsAccounts && { asker: { buyers: await ownBuyers(actor), asked: await latestQuotes(actor) } }),
    ...(quotes && { quotes }),
    canSearch: canBuy || (asksForUnits(actor) && status === 'active'),
    // Agreed, but not built yet: who books finds out here and not at the payment.
    paysByCard: canBuy && organisation.paymentOptions.includes('invoice'),
  });
}

/** What the units have bought and will travel, for those who may read it. */
const accountsOf = async (actor: UserActor, year: number) => ({
  trips: await nextUnitTrips(actor),
  spending: await unitSpending(actor),
  thisYear: { year, ...sumOf((await unitYear(actor, year)).months) },
});

/** The organisation from the user's point of view: a search, the next trips, their rights, and what is agreed. */
export default function OrganisationOverview() {
  const loaded = useLoaderData<typeof loader>();
  const { name, status, units, rights, mayManage, terms, quotes, accounts, asker, canSearch, paysByCard } = loaded;
  const { t } = useTranslation('organisation');
  const path = usePath();
  const moment = useMoment();
  return (
    <Screen
      area="organisation"
      over={t('overview.over')}
      title={name}
      meta={status === 'active' ? undefined : <DealBadge status={status} />}
      actions={canSearch ? <LinkButton href={path(to.home())}>{t('common:nav.findBus')}</LinkButton> : undefined}
    >
      {status === 'suspended' ? <Banner tone="warning">{t('overview.suspended')}</Banner> : null}
      {paysByCard && !terms ? <p className="muted measure">{t('deals:cardForNow')}</p> : null}
      {quotes ? (
        <Banner tone="info" title={t('overview.quotes', { count: quotes.count })}>
          <p>
            {t('overview.quotesUntil', { count: quotes.count, at: moment(quotes.until) })}{' '}
            <a href={path(to.unitQuotes())}>{t('overview.toQuotes')}</a>
          </p>
        </Banner>
      ) : null}
      {accounts ? <Spending {...accounts} /> : null}
      {accounts ? <NextTrips trips={accounts.trips} /> : null}
      {asker ? <AskerOverview {...asker} /> : null}
      <Columns least="wide">
        {units.length > 0 ? (
          <Section id="units" title={t('overview.units')}>
            <UnitTree units={units} />
            {mayManage ? (
              <Row>
                <LinkButton variant="secondary" href={path(to.units())}>
                  {t('overview.toUnits')}
                </LinkButton>
                <LinkButton variant="secondary" href={path(to.createOrganisationUser())}>
                  {t('users:list.create')}
                </LinkButton>
              </Row>
            ) : null}
          </Section>
        ) : null}
        {terms ? <Terms terms={terms} /> : null}
      </Columns>
      <Section id="own" title={t('overview.own')}>
        {rights.length > 0 ? (
          <Table
            caption={t('overview.own')}
            hideCaption
            rows={rights}
            rowKey={({ unitId, role }) => `${unitId}-${role}`}
            columns={[
              { key: 'unit', label: t('unit'), rowHeader: true, cell: ({ unitName }) => unitName },
              { key: 'role', label: t('deals:role.label'), cell: ({ role }) => t(`deals:role.${role}`) },
              { key: 'means', label: t('overview.means'), cell: ({ role }) => t(`roleHint.${role}`) },
            ]}
          />
        ) : (
          <p>{t('overview.noRights')}</p>
        )}
      </Section>
    </Screen>
  );
}

interface SpendingProps {
  spending: Awaited<ReturnType<typeof unitSpending>>;
  thisYear: TripSums & { year: number };
}

/** How many trips, and what they come to; each figure leads to the orders that it counts, or to the year's report. */
function Spending({ spending, thisYear }: SpendingProps) {
  const { t } = useTranslation('organisation');
  const path = usePath();
  const locale = useLocale();
  const trips = useSpendingFigures(spending, (when) => `${path(to.unitPurchases())}?when=${when}`);
  return (
    <Section id="spending" title={t('overview.spending')}>
      <KeyFigures
        figures={[
          ...trips,
          ...(['cost', 'emissions'] as const).map((key) => ({
            label: t(`overview.year.${key}`, { year: thisYear.year }),
            value: reportColumns.organisation
              .find((column) => column.key === key)!
              .shown({ name: '', ...thisYear }, locale),
            href: path(to.unitReport()),
          })),
        ]}
      />
    </Section>
  );
}

function Terms({ terms }: { terms: Parameters<typeof useTermsInForce>[0] }) {
  const { t } = useTranslation('deals');
  return (
    <Section id="terms" title={t('sections.terms')}>
      <SummaryList rows={useTermsInForce(terms)} />
      {terms.paymentOptions.includes('invoice') ? <p className="muted measure">{t('cardForNow')}</p> : null}
    </Section>
  );
}
