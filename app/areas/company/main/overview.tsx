// Traces: S2-052
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { companyOverview, type CompanyQueue, firstDay } from '@bff/areas/company';
import { permitOf, seeCompany } from '@bff/domain/companies';
import { KeyFigures } from '@ds/patterns/KeyFigures/KeyFigures';
import { formatDate } from '@formats';
import { isConfirmed } from '@states/booking-states';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { localeOf } from '~/i18n/i18n';
import { useMoney } from '~/i18n/use-money';
import { Departures } from '~/nouns/bookings/Departures';
import { CompanyTrips } from '~/nouns/companies/CompanyTrips';
import { PermitBanner } from '~/nouns/companies/PermitBanner';
import { ownExample } from '~/nouns/price-lists/example.server';
import { DayCharts } from '~/nouns/reports/DayCharts';
import { WaitingFigures } from '~/nouns/reports/WaitingFigures';
import { Section } from '~/screens/DetailScreen';
import { Screen } from '~/screens/FormScreen';
import { to } from '~/to';
import { companyOf } from '../company-of.server';
import { FirstDaySection } from './FirstDaySection';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const id = companyOf(actor);
  const [company, overview] = await Promise.all([seeCompany(actor, id), companyOverview(actor, id)]);
  const todo = await firstDay(actor, company);
  const example = todo?.isReady ? await ownExample(actor, id, localeOf(request)) : null;
  return data({ title: company.name, permit: permitOf(company), todo, example, ...overview });
}

/** The company's day: what waits for an answer, what departs today and next, and how sales go. */
export default function CompanyOverview() {
  const { title, permit, todo, example, queues, changes, departures, upcoming, trips, days, now } =
    useLoaderData<typeof loader>();
  const { t } = useTranslation('companies');
  const path = usePath();
  const lists: Record<CompanyQueue, string> = {
    withoutDriver: `${to.companyBookings()}?when=all&counted=withoutDriver`,
    quoteRequests: `${to.companyQuoteRequests()}?status=new`,
    // A single one is opened at once.
    changes:
      changes.length === 1 && changes[0]
        ? to.companyBooking(changes[0])
        : `${to.companyBookings()}?when=all&counted=changeProposed`,
    deviations: `${to.postInvoicing()}?handling=notHandled`,
  };
  return (
    <Screen area="company" over={t('companies.over')} title={title}>
      <PermitBanner permit={permit} to="own" />
      {/* While it has nothing to sell yet, the page is mainly about its first day. */}
      {todo ? <FirstDaySection firstDay={todo} example={example} /> : null}
      {todo && Object.values(queues).every(({ count }) => count === 0) ? null : (
        <WaitingFigures
          now={now}
          queues={(Object.keys(queues) as CompanyQueue[]).map((queue) => ({
            ...queues[queue],
            label: t(`queues.${queue}`),
            href: path(lists[queue]),
          }))}
        />
      )}
      {todo && departures.total === 0 ? null : (
        <Departures
          departures={departures}
          now={now}
          addressOf={to.companyBooking}
          assignAt={to.assignDriver}
          list={to.companyBookings()}
        />
      )}
      {/* What is only held has no page of its own for its operator: it stands among what occupies the bus. */}
      <CompanyTrips
        trips={trips}
        list={{ href: path(to.companyBookings()), count: upcoming }}
        assignAt={(number) => path(to.assignDriver(number))}
        addressOf={({ number, status, departure }) =>
          isConfirmed(status) ? path(to.companyBooking(number)) : `${path(to.occupancy())}?day=${formatDate(departure)}`
        }
      />
      {todo ? null : <Figures days={days} upcoming={upcoming} />}
    </Screen>
  );
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

/** How sales and buses go, each figure with what it comes from. */
function Figures({ days, upcoming }: { days: Loaded['days']; upcoming: number }) {
  const { t } = useTranslation('companies');
  const money = useMoney();
  const path = usePath();
  const { month, busy } = days;
  const [today] = busy;
  const soldThisMonth = `${path(to.companyBookings())}?when=all&counted=soldThisMonth`;
  const earned = money(month.operatorPrice, { decimals: false });
  return (
    <Section id="figures" title={t('figures.title')} brief={t('figures.brief', { earned })}>
      <KeyFigures
        figures={[
          { label: t('figures.upcoming'), value: upcoming, href: path(to.companyBookings()) },
          ...(today
            ? [
                {
                  label: t('figures.outToday'),
                  value: t('charts.busy.of', { buses: today.buses, of: today.of }),
                  href: path(to.occupancy()),
                },
              ]
            : []),
          { label: t('figures.soldThisMonth'), value: month.bookings, href: soldThisMonth },
          {
            label: t('figures.earnedThisMonth'),
            value: earned,
            href: soldThisMonth,
            note: t('figures.exclTax'),
          },
        ]}
      />
      <DayCharts {...days} price="operatorPrice" />
    </Section>
  );
}
