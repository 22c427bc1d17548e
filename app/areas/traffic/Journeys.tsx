import { useTranslation } from 'react-i18next';
import type { TrafficJourney, TrafficOverview } from '@bff/areas/traffic';
import { EmptyState } from '@ds/patterns/EmptyState/EmptyState';
import { Table } from '@ds/patterns/Table/Table';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { StatusBadge } from '@ds/primitives/StatusBadge/StatusBadge';
import { formatDuration } from '@formats';
import { useLocale, usePath } from '~/http/paths';
import { JourneyBadge } from '~/nouns/journeys/JourneyBadge';
import { PlacesMap } from '~/nouns/places/PlacesMap';
import { Section } from '~/screens/DetailScreen';
import { to } from '~/to';

/** Without scripts the page comes anew by itself, as often as a position is worth it. */
const REFRESH_SECONDS = 30;

/** An organisation's journeys on the road and to come, late first: on a map, and in a list that says the same. */
export function Journeys({ journeys, isMore, map }: TrafficOverview) {
  const { t } = useTranslation('traffic');
  const path = usePath();
  if (journeys.length === 0)
    return (
      <Section id="journeys" title={t('journeys.title')}>
        <EmptyState title={t('journeys.empty.title')} text={t('journeys.empty.text')} />
      </Section>
    );
  return (
    <Section id="journeys" title={t('journeys.title')}>
      {journeys.some(({ isActive }) => isActive) ? (
        <noscript>
          <meta httpEquiv="refresh" content={`${REFRESH_SECONDS}`} />
        </noscript>
      ) : null}
      {map ? <PlacesMap map={map} title={(names) => t('journeys.map', { names })} /> : <p>{t('journeys.noMap')}</p>}
      <JourneyTable journeys={journeys} />
      {isMore ? <p className="muted">{t('journeys.more')}</p> : null}
      <div>
        <LinkButton variant="secondary" href={path(to.trafficMain())}>
          {t('journeys.refresh')}
        </LinkButton>
      </div>
    </Section>
  );
}

function JourneyTable({ journeys }: { journeys: readonly TrafficJourney[] }) {
  const { t } = useTranslation('traffic');
  const locale = useLocale();
  return (
    <Table
      caption={t('journeys.caption')}
      rows={journeys}
      rowKey={({ number }) => number}
      columns={[
        { key: 'trip', label: t('journeys.trip'), rowHeader: true, cell: (row) => `${row.from} – ${row.to}` },
        {
          key: 'state',
          label: t('journeys.state'),
          cell: ({ status, lateMinutes }) => (
            <>
              {lateMinutes > 0 ? (
                <StatusBadge tone="danger">
                  {t('journeys.late', { time: formatDuration(lateMinutes * 60, locale) })}
                </StatusBadge>
              ) : null}{' '}
              <JourneyBadge status={status} isCanceled={false} />
            </>
          ),
        },
        {
          key: 'pickup',
          label: t('journeys.pickup'),
          cell: ({ pickupAt }) => <DateTime at={pickupAt} />,
        },
        {
          key: 'back',
          label: t('journeys.back'),
          cell: ({ plannedEnd }) => <DateTime at={plannedEnd} />,
        },
        {
          key: 'bus',
          label: t('journeys.bus'),
          cell: ({ registrationNumber, operatorName }) => `${registrationNumber}, ${operatorName}`,
        },
        { key: 'passengers', label: t('journeys.passengers'), align: 'end', cell: ({ passengers }) => passengers },
        {
          key: 'seen',
          label: t('journeys.seen'),
          cell: ({ seenAt, isActive }) =>
            seenAt ? <DateTime at={seenAt} show="time" /> : isActive ? t('journeys.notSeen') : '–',
        },
        { key: 'booking', label: t('journeys.booking'), cell: ({ bookingNumber }) => bookingNumber },
      ]}
    />
  );
}
