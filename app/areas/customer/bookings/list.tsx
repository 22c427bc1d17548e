// Traces: S2-032
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import {
  bookingListSpec,
  nextTrip,
  type NextTrip as NextTripView,
  readBookings,
  whenOf,
  WHENS,
} from '@bff/areas/customer';
import { ownBuyers } from '@bff/domain/deal-organisations';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { Tabs } from '@ds/patterns/Tabs/Tabs';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Stack } from '@ds/primitives/Stack/Stack';
import { formatDaysAhead, hasWrongDigit } from '@formats';
import { PageFrame } from '~/frame/PageFrame';
import { requireActor } from '~/http/actor.server';
import { useLocale, usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { FileLink } from '~/lists/FileLink';
import { loadList, toListFile } from '~/lists/list-loader.server';
import { ListView } from '~/lists/ListView';
import { UnitBuyers } from '~/nouns/deal-organisations/UnitBuyers';
import { to } from '~/to';
import { tripColumns } from './trip-columns';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'customer');
  toListFile(request);
  const t = translator(request);
  const title = (query: Parameters<typeof whenOf>[0]) =>
    `${t('booking:list.title')}: ${t(`booking:list.${whenOf(query)}`)}`;
  const { loaded, status } = await loadList(request, bookingListSpec, title, (query) => readBookings(actor, query));
  const { list } = loaded;
  // Of the first page of many, in any order, it would not be the next.
  const next = list && list.rows.length === list.total ? nextTrip(list.rows) : null;
  const buyers = await ownBuyers(actor);
  const answer = { ...loaded, next, when: whenOf(loaded.query), whens: WHENS, ...(buyers.length > 0 && { buyers }) };
  return data(answer, { status });
}

/** A list this short is seen at a glance: it needs no search and no spreadsheet. */
const SHORT = 10;

/** A customer's trips: upcoming, past and canceled. */
export default function BookingListPage() {
  const { when, whens, next, buyers, ...loaded } = useLoaderData<typeof loader>();
  const { t } = useTranslation('booking');
  const path = usePath();
  const here = path(to.bookings());
  const isLong = loaded.query.text !== '' || (loaded.list?.total ?? 0) > SHORT;
  return (
    <PageFrame>
      <Stack gap="l">
        <PageHeader
          title={t('list.title')}
          meta={next ? <NextTrip trip={next} /> : null}
          actions={isLong ? <FileLink path={to.bookings()} query={loaded.query} list={loaded.list} /> : null}
        />
        {buyers ? <UnitBuyers buyers={buyers} title={t('list.buyers.title')} text={t('list.buyers.text')} /> : null}
        <Tabs
          label={t('list.tabs')}
          here={t('common:chosen')}
          items={whens.map((which) => ({
            href: which === 'upcoming' ? here : `${here}?when=${which}`,
            label: t(`list.${which}`),
            current: which === when,
          }))}
        />
        <ListView
          {...loaded}
          path={to.bookings()}
          caption={t('list.caption')}
          columns={tripColumns}
          rowKey={({ number }) => number}
          {...(isLong ? { search: { label: t('list.search'), hint: t('list.searchHint') } } : {})}
          empty={{
            title: t(`list.empty.${when}.title`),
            text: t(`list.empty.${when}.text`),
            action: <LinkButton href={path(to.home())}>{t('list.empty.find')}</LinkButton>,
          }}
          noMatch={{
            title: t('list.empty.search.title'),
            text: t(hasWrongDigit(loaded.query.text) ? 'lists:noMatch.wrongDigit' : 'list.empty.search.text'),
          }}
        />
      </Stack>
    </PageFrame>
  );
}

function NextTrip({ trip: { nights, ...trip } }: { trip: NextTripView }) {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  return nights === null ? t('list.running', trip) : t('list.next', { ...trip, when: formatDaysAhead(nights, locale) });
}
