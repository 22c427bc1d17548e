// Traces: S2-081, S2-191
import type { LoaderFunctionArgs } from '@remix-run/node';
import { Apart } from '@ds/primitives/StatusBadge/Apart';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { EmptyState } from '@ds/patterns/EmptyState/EmptyState';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { useLocale, usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { Screen } from '~/screens/FormScreen';
import { to } from '~/to';
import { loadOccupancy } from './load-occupancy.server';
import { OccupancyFilter } from './OccupancyFilter';
import { OccupancyList } from './OccupancyList';
import { OccupancyPicture } from './OccupancyPicture';
import { daysText } from './occupancy-words';
import { queryText } from './occupancy-query';
import { PeriodSteps } from './PeriodSteps';
import { useLiveOccupancy } from './use-live-occupancy';

export const headers = privatePage;

export const loader = (args: LoaderFunctionArgs) => loadOccupancy(args);

/** When and why the company's buses are occupied; its own lockouts are entered here. */
export default function Occupancy() {
  const loaded = useLoaderData<typeof loader>();
  const { title, query, period, rows, today } = loaded;
  const { t } = useTranslation('fleet');
  const path = usePath();
  useLiveOccupancy(path(to.occupancyLive()));
  const at = (change: Partial<typeof query>) => `${path(to.occupancy())}${queryText({ ...query, ...change })}`;
  const days = daysText(period, useLocale());
  return (
    <Screen
      area="company"
      title={title}
      meta={<strong role="status">{days}</strong>}
      actions={<LinkButton href={`${path(to.addLockout())}?day=${query.day}`}>{t('occupancy.add')}</LinkButton>}
    >
      <PeriodSteps view={query.view} before={period.before} after={period.afterDay} today={today} at={at}>
        <a href={at({ isList: !query.isList })}>{t(query.isList ? 'occupancy.asTimeline' : 'occupancy.asList')}</a>
        <Apart />
        <a href={`${path(to.driverTimeline())}?view=${query.view}&day=${query.day}`}>{t('drivers.title')}</a>
      </PeriodSteps>
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
