// Traces: S2-081, S2-191
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { occupancyPeriod, occupancyTicks, readOccupancy } from '@bff/areas/company';
import { depotsOf } from '@bff/domain/depots';
import { shiftedDay, toLocalDate } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { EmptyState } from '@ds/patterns/EmptyState/EmptyState';
import { Tabs } from '@ds/patterns/Tabs/Tabs';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { requireActor } from '~/http/actor.server';
import { rememberVisit } from '~/http/back-stack.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { Screen } from '~/screens/FormScreen';
import { to } from '~/to';
import { companyOf } from '../company-of.server';
import { OccupancyFilter } from './OccupancyFilter';
import { OccupancyList } from './OccupancyList';
import { OccupancyPicture } from './OccupancyPicture';
import { queryText, readQuery, VIEWS } from './occupancy-query';
import { useLiveOccupancy } from './use-live-occupancy';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const companyId = companyOf(actor);
  const today = toLocalDate(clock.now());
  const query = readQuery(new URL(request.url).searchParams, today);
  const period = occupancyPeriod(query.view, query.day);
  const depotId = query.depot ? Number(query.depot) : undefined;
  const [rows, depots] = await Promise.all([
    readOccupancy(actor, period, { companyId, text: query.text, depotId }),
    depotsOf(actor, companyId),
  ]);
  await rememberVisit(request);
  return data({
    title: translator(request)('fleet:occupancy.title'),
    today,
    query,
    period: { ...period, lastDay: shiftedDay(period.afterDay, -1), before: shiftedDay(period.firstDay, -1) },
    ticks: occupancyTicks(period),
    rows,
    depots: depots.map(({ id, name }) => ({ id, name })),
  });
}

export type LoadedOccupancy = ReturnType<typeof useLoaderData<typeof loader>>;

/** When and why the company's buses are occupied; its own lockouts are entered here. */
export default function Occupancy() {
  const loaded = useLoaderData<typeof loader>();
  const { title, query, period, rows, today } = loaded;
  const { t } = useTranslation('fleet');
  const path = usePath();
  useLiveOccupancy(path(to.occupancyLive()));
  const at = (change: Partial<typeof query>) => `${path(to.occupancy())}${queryText({ ...query, ...change })}`;
  const days = period.firstDay === period.lastDay ? period.firstDay : `${period.firstDay} – ${period.lastDay}`;
  return (
    <Screen
      area="company"
      back={{ to: to.vehicles(), label: t('vehicles.title') }}
      title={title}
      meta={<strong>{days}</strong>}
      actions={<LinkButton href={`${path(to.addLockout())}?day=${query.day}`}>{t('occupancy.add')}</LinkButton>}
    >
      <Tabs
        label={t('occupancy.views')}
        items={VIEWS.map((view) => ({
          href: at({ view }),
          label: t(`occupancy.view.${view}`),
          current: view === query.view,
        }))}
      />
      <Row>
        <LinkButton variant="secondary" href={at({ day: period.before })}>
          {t(`occupancy.before.${query.view}`)}
        </LinkButton>
        <LinkButton variant="secondary" href={at({ day: today })}>
          {t('occupancy.today')}
        </LinkButton>
        <LinkButton variant="secondary" href={at({ day: period.afterDay })}>
          {t(`occupancy.after.${query.view}`)}
        </LinkButton>
        <a href={at({ isList: !query.isList })}>{t(query.isList ? 'occupancy.asTimeline' : 'occupancy.asList')}</a>
      </Row>
      <OccupancyFilter query={query} depots={loaded.depots} clear={at({ text: '', depot: '' })} />
      {rows.length === 0 ? (
        <EmptyState title={t('occupancy.noBuses.title')} text={t('occupancy.noBuses.text')} />
      ) : query.isList ? (
        <OccupancyList rows={rows} caption={t('occupancy.caption', { days })} />
      ) : (
        <OccupancyPicture loaded={loaded} caption={t('occupancy.caption', { days })} />
      )}
    </Screen>
  );
}
