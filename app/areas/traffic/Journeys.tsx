import { useTranslation } from '~/i18n/use-translation';
import type { TrafficJourney, TrafficOverview } from '@bff/areas/traffic';
import { EmptyState } from '@ds/patterns/EmptyState/EmptyState';
import { KeyFigures } from '@ds/patterns/KeyFigures/KeyFigures';
import { Table } from '@ds/patterns/Table/Table';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { usePath } from '~/http/paths';
import { JourneyBadge } from '~/nouns/journeys/JourneyBadge';
import { PlacesMap } from '~/nouns/places/PlacesMap';
import { Section } from '~/screens/DetailScreen';
import { to } from '~/to';
import { FreshPage } from './FreshPage';
import { ArrivalTime, Late, Seen } from './JourneyState';

/** An organisation's current and upcoming journeys, late ones first: on a map, and in a list with the same content. */
export function Journeys({ journeys, isMore, map, at }: TrafficOverview) {
  const { t } = useTranslation('traffic');
  const path = usePath();
  const refresh = (
    <FreshPage href={path(to.trafficMain())} at={at} isLive={journeys.some(({ isActive }) => isActive)} />
  );
  const ahead = journeys.filter(({ status, lateMinutes }) => status === 'notStarted' && lateMinutes === 0);
  const [next] = ahead;
  const figures = [
    { label: t('figures.onTheRoad'), value: journeys.filter(({ isActive }) => isActive).length },
    { label: t('figures.late'), value: journeys.filter(({ lateMinutes }) => lateMinutes > 0).length },
    {
      label: t('figures.ahead'),
      value: ahead.length,
      note: next && (
        <>
          {t('figures.nextAt')} <DateTime at={next.pickupAt} />
        </>
      ),
    },
  ];
  if (journeys.length === 0)
    return (
      <Section id="journeys" title={t('journeys.title')}>
        <EmptyState title={t('journeys.empty.title')} text={t('journeys.empty.text')} />
        {refresh}
      </Section>
    );
  return (
    <Section id="journeys" title={t('journeys.title')}>
      {refresh}
      <KeyFigures figures={figures} />
      {map ? <PlacesMap map={map} title={(names) => t('journeys.map', { names })} /> : <p>{t('journeys.noMap')}</p>}
      <JourneyTable journeys={journeys} />
      {isMore ? <p className="muted">{t('journeys.more')}</p> : null}
    </Section>
  );
}

function JourneyTable({ journeys }: { journeys: readonly TrafficJourney[] }) {
  const { t } = useTranslation('traffic');
  const path = usePath();
  return (
    <Table
      caption={t('journeys.caption')}
      rows={journeys}
      rowKey={({ number }) => number}
      columns={[
        {
          key: 'trip',
          label: t('journeys.trip'),
          rowHeader: true,
          cell: ({ number, from, to: end }) => (
            <a href={path(to.organisationJourney(number))}>
              {from} – {end}
            </a>
          ),
        },
        {
          key: 'state',
          label: t('journeys.state'),
          cell: ({ status, lateMinutes }) => (
            <>
              <Late lateMinutes={lateMinutes} /> <JourneyBadge status={status} isCanceled={false} />
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
          cell: ArrivalTime,
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
          cell: Seen,
        },
        { key: 'booking', label: t('journeys.booking'), cell: ({ bookingNumber }) => bookingNumber },
      ]}
    />
  );
}
