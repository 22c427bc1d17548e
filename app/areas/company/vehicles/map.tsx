// Traces: S2-078
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { type FleetBus, fleetMap } from '@bff/areas/company';
import { EmptyState } from '@ds/patterns/EmptyState/EmptyState';
import { Table } from '@ds/patterns/Table/Table';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { StatusBadge } from '@ds/primitives/StatusBadge/StatusBadge';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { PlacesMap } from '~/nouns/places/PlacesMap';
import { Screen } from '~/screens/FormScreen';
import { to } from '~/to';
import { companyOf } from '../company-of.server';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const title = translator(request)('fleet:map.title');
  return data({ title, ...(await fleetMap(actor, companyOf(actor), localeOf(request))) });
}

/** Where the company's buses are: on a map, and in a list with the same content. */
export default function FleetMapPage() {
  const { title, buses, map } = useLoaderData<typeof loader>();
  const { t } = useTranslation('fleet');
  const path = usePath();
  const refresh = (
    <LinkButton variant="secondary" href={path(to.fleetMap())}>
      {t('map.refresh')}
    </LinkButton>
  );
  return (
    <Screen area="company" title={title} actions={buses.length > 0 ? refresh : undefined}>
      {buses.length === 0 ? (
        <EmptyState
          title={t('vehicles.empty.title')}
          text={t('map.empty')}
          action={<LinkButton href={path(to.addVehicle())}>{t('vehicles.add')}</LinkButton>}
        />
      ) : (
        <>
          <p className="measure">{t('map.intro')}</p>
          <PlacesMap map={map} title={(names) => t('map.shows', { names })} />
          <BusTable buses={buses} />
        </>
      )}
    </Screen>
  );
}

// Blue is on the road, as everywhere; amber asks where.
const TONES = { fresh: 'info', old: 'warning', unknown: 'warning', waiting: 'info', home: 'neutral' } as const;

function BusTable({ buses }: { buses: readonly FleetBus[] }) {
  const { t } = useTranslation('fleet');
  const path = usePath();
  return (
    <Table
      caption={t('map.caption')}
      rows={buses}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'bus',
          label: t('map.bus'),
          rowHeader: true,
          cell: ({ id, registrationNumber, model }) => (
            <>
              <a href={path(to.editVehicle(id))}>{registrationNumber}</a> {model}
            </>
          ),
        },
        {
          key: 'state',
          label: t('map.state'),
          cell: ({ where, isActive }) => (
            <StatusBadge tone={TONES[where]}>
              {where === 'home' && !isActive ? t('vehicles.status.inactive') : t(`map.where.${where}`)}
            </StatusBadge>
          ),
        },
        {
          key: 'place',
          label: t('map.place'),
          cell: ({ where, placeName }) =>
            placeName === null ? '–' : where === 'home' ? placeName : t('map.near', { place: placeName }),
        },
        {
          key: 'seen',
          label: t('map.seen'),
          cell: ({ seenAt }) => (seenAt ? <DateTime at={seenAt} /> : '–'),
        },
        {
          key: 'journey',
          label: t('map.journey'),
          cell: ({ journey }) =>
            journey ? (
              <>
                <a href={path(to.companyJourney(journey.number))}>
                  {journey.from} – {journey.to}
                </a>{' '}
                ({t(`journeys:status.${journey.status}`)})
              </>
            ) : (
              '–'
            ),
        },
      ]}
    />
  );
}
