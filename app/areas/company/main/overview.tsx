// Traces: S2-052
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { firstDay } from '@bff/areas/company';
import { proposedChanges, upcomingTripsOfCompany } from '@bff/domain/bookings';
import { permitOf, seeCompany } from '@bff/domain/companies';
import { openDeviations } from '@bff/domain/deviations';
import { newQuoteRequests } from '@bff/domain/quotes';
import { companyDays } from '@bff/domain/reports';
import { Banner } from '@ds/patterns/Banner/Banner';
import { isConfirmed } from '@states/booking-states';
import { CompanyTrips } from '~/nouns/companies/CompanyTrips';
import { PermitBanner } from '~/nouns/companies/PermitBanner';
import { DayCharts } from '~/nouns/reports/DayCharts';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { localeOf } from '~/i18n/i18n';
import { Screen } from '~/screens/FormScreen';
import { to } from '~/to';
import { companyOf } from '../company-of.server';
import { ownExample } from '../price-lists/example.server';
import { FirstDaySection } from './FirstDaySection';

export const headers = privatePage;

/** More than anybody drives in a week with a few buses; larger companies see the total number. */
const SHOWN = 50;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const id = companyOf(actor);
  const [{ company }, trips, deviations, requests, changes, days] = await Promise.all([
    seeCompany(actor, id),
    upcomingTripsOfCompany(actor, id, SHOWN),
    openDeviations(actor, id),
    newQuoteRequests(actor, id),
    proposedChanges(actor, id),
    companyDays(actor, id),
  ]);
  const todo = await firstDay(actor, company);
  const example = todo?.isReady ? await ownExample(actor, id, localeOf(request)) : null;
  const permit = permitOf(company);
  return data({
    title: company.name,
    name: company.name,
    permit,
    trips,
    deviations,
    requests,
    changes,
    todo,
    example,
    days,
  });
}

/** The company's next trips: what is sold, and what is held for somebody about to pay. */
export default function CompanyOverview() {
  const { name, permit, trips, deviations, requests, changes, todo, example, days } = useLoaderData<typeof loader>();
  const { t } = useTranslation('companies');
  const { t: told } = useTranslation('deviations');
  const { t: asked } = useTranslation('quotes');
  const { t: booked } = useTranslation('bookings');
  const path = usePath();
  return (
    <Screen area="company" over={t('companies.over')} title={name}>
      <PermitBanner permit={permit} to="own" />
      {todo ? <FirstDaySection firstDay={todo} example={example} /> : null}
      {requests > 0 ? (
        <Banner>
          <a href={`${path(to.companyQuoteRequests())}?status=new`}>{asked('waiting', { count: requests })}</a>
        </Banner>
      ) : null}
      {changes.length > 0 ? (
        <Banner title={booked('proposal.waiting', { count: changes.length })}>
          <ul>
            {changes.map((number) => (
              <li key={number}>
                <a href={path(to.companyBooking(number))}>{booked('details.title', { number })}</a>
              </li>
            ))}
          </ul>
        </Banner>
      ) : null}
      {deviations > 0 ? (
        <Banner>
          <a href={path(to.postInvoicing())}>{told('waiting', { count: deviations })}</a>
        </Banner>
      ) : null}
      {/* A hold does not exist for its operator beyond this line. */}
      <CompanyTrips
        trips={trips}
        addressOf={({ number, status }) => (isConfirmed(status) ? path(to.companyBooking(number)) : undefined)}
      />
      {/* While it has nothing to sell yet, the page is mainly about its first day. */}
      {todo ? null : <DayCharts {...days} price="operatorPrice" />}
    </Screen>
  );
}
