import { useTranslation } from 'react-i18next';
import type { TrafficJourney, TrafficOverview } from '@bff/areas/traffic';
import { EmptyState } from '@ds/patterns/EmptyState/EmptyState';
import { Table } from '@ds/patterns/Table/Table';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
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
export function Journeys({ journeys, isMore, map, at }: TrafficOverview) {
  const { t } = useTranslation('traffic');
  const path = usePath();
  const refresh = (
    <Row>
      <LinkButton variant="secondary" href={path(to.trafficMain())}>
        {t('journeys.refresh')}
      </LinkButton>
      <span className="muted">
        {t('journeys.updated')} <DateTime at={at} show="time" />
      </span>
    </Row>
  );
  if (journeys.length === 0)
    return (
      <Section id="journeys" title={t('journeys.title')}>
        <EmptyState title={t('journeys.empty.title')} text={t('journeys.empty.text')} />
        {refresh}
      </Section>
    );
  return (
    <Section id="journeys" title={t('journeys.title')}>
      {journeys.some(({ isActive }) => isActive) ? (
        <noscript>
          <meta httpEquiv="refresh" content={`${REFRESH_SECONDS}`} />
        </noscript>
      ) : null}
      {refresh}
      {map ? <PlacesMap map={map} title={(names) => t('journeys.map', { names })} /> : <p>{t('journeys.noMap')}</p>}
      <JourneyTable journeys={journeys} />
      {isMore ? <p className="muted">{t('journeys.more')}</p> : null}
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
          key: 'arrival',
          label: t('journeys.arrival'),
          cell: ({ arrival }) => (
            <>
              <DateTime at={arrival.at} /> {arrival.place ?? t('journeys.base')}{' '}
              <span className="muted">{t(`journeys.arrivalFrom.${arrival.from}`)}</span>
            </>
          ),
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
