import { useSearchParams } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import type { TrafficJourney, TrafficOverview } from '@bff/areas/traffic';
import { EmptyState } from '@ds/patterns/EmptyState/EmptyState';
import { WordsBefore } from '@ds/support/WordsBefore';
import { KeyFigures } from '@ds/patterns/KeyFigures/KeyFigures';
import { type Column, Table } from '@ds/patterns/Table/Table';
import { Apart } from '@ds/primitives/StatusBadge/Apart';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { usePath } from '~/http/paths';
import { JourneyBadge } from '~/nouns/journeys/JourneyBadge';
import { PlacesMap } from '~/nouns/places/PlacesMap';
import { ActButton } from '~/screens/ActButton';
import { Section } from '~/screens/DetailScreen';
import { to } from '~/to';
import { FreshPage } from './FreshPage';
import { ArrivalTime, Late, Seen } from './JourneyState';

const FIGURES = ['onTheRoad', 'late', 'ahead'] as const;

/** Which journeys each figure counts, and the table shows when it is followed. */
const isIn: Record<(typeof FIGURES)[number], (journey: TrafficJourney) => boolean> = {
  onTheRoad: ({ isActive }) => isActive,
  late: ({ lateMinutes }) => lateMinutes > 0,
  ahead: ({ status, lateMinutes }) => status === 'notStarted' && lateMinutes === 0,
};

/** An organisation's current and upcoming journeys, late ones first: on a map, and in a list with the same content. */
export function Journeys({ journeys, isMore, map, at }: TrafficOverview) {
  const { t } = useTranslation('traffic');
  const path = usePath();
  const asked = useSearchParams()[0].get('only');
  const only = FIGURES.find((figure) => figure === asked);
  const pageWith = (figure: string | undefined) => path(to.trafficMain()) + (figure ? `?only=${figure}` : '');
  const refresh = <FreshPage href={pageWith(only)} at={at} isLive={journeys.some(({ isActive }) => isActive)} />;
  const [next] = journeys.filter(isIn.ahead);
  const figures = FIGURES.map((figure) => ({
    label: t(`figures.${figure}`),
    value: journeys.filter(isIn[figure]).length,
    href: `${pageWith(figure)}#journeys`,
    note:
      figure === 'ahead' && next ? (
        <>
          <WordsBefore>{t('figures.nextAt')}</WordsBefore>
          <DateTime at={next.pickupAt} />
        </>
      ) : undefined,
  }));
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
      {only ? (
        <p>
          {t(`figures.only.${only}`)} <a href={`${pageWith(undefined)}#journeys`}>{t('figures.all')}</a>
        </p>
      ) : null}
      <JourneyTable journeys={only ? journeys.filter(isIn[only]) : journeys} />
      {isMore ? <p className="muted">{t('journeys.more')}</p> : null}
    </Section>
  );
}

/** Its next stop is the first: passengers board. */
const isAhead = (status: TrafficJourney['status']) => status === 'notStarted' || status === 'startNotReported';

/** The next journeys of all organisations that can be acted for. Who opens one acts for its organisation from then on. */
export function NearestJourneys({ journeys }: { journeys: readonly OfOneOrganisation[] }) {
  const { t } = useTranslation('traffic');
  return (
    <Section id="nearest" title={t('journeys.nearest')}>
      <JourneyTable journeys={journeys} />
    </Section>
  );
}

/** `organisation`: named where journeys of several are listed. */
type OfOneOrganisation = TrafficJourney & { organisation?: { id: number; name: string } };

function JourneyTable({ journeys }: { journeys: readonly OfOneOrganisation[] }) {
  const { t } = useTranslation('traffic');
  const path = usePath();
  const isOfMany = journeys.some(({ organisation }) => organisation !== undefined);
  const leftOut = [
    ...(isOfMany ? ['back', 'booking'] : ['organisation']),
    // Only a bus on the road shares its position.
    ...(journeys.some(({ isActive }) => isActive) ? [] : ['seen']),
  ];
  const columns: readonly Column<OfOneOrganisation>[] = [
    {
      key: 'trip',
      label: t('journeys.trip'),
      rowHeader: true,
      cell: ({ number, from, to: end, organisation }) => {
        const trip = `${from} – ${end}`;
        return organisation === undefined ? (
          <a href={path(to.organisationJourney(number))}>{trip}</a>
        ) : (
          <ActButton name={number} sends={{ organisationId: organisation.id, journey: number }} variant="plain">
            {trip}
          </ActButton>
        );
      },
    },
    { key: 'organisation', label: t('overview.choose'), cell: ({ organisation }) => organisation?.name },
    {
      key: 'state',
      label: t('journeys.state'),
      // One badge a row: of a late journey, the rest in plain words.
      cell: ({ status, lateMinutes }) =>
        lateMinutes > 0 ? (
          <>
            <Late lateMinutes={lateMinutes} isFollowed />
            <Apart />
            <span className="muted small">{t(`journeys:status.${status}`)}</span>
          </>
        ) : (
          <JourneyBadge status={status} isCanceled={false} />
        ),
    },
    {
      key: 'next',
      label: t('journeys.next'),
      cell: ({ status, arrival }) => (
        <>
          {isAhead(status) ? `${t('journeys:list.boarding')} ` : null}
          <ArrivalTime arrival={arrival} />
        </>
      ),
    },
    {
      key: 'back',
      label: t('journeys.back'),
      cell: ({ plannedEnd }) => <DateTime at={plannedEnd} show="departure" />,
    },
    {
      key: 'bus',
      label: t('journeys.bus'),
      cell: ({ registrationNumber, operatorName }) => `${registrationNumber}, ${operatorName}`,
    },
    { key: 'passengers', label: t('journeys.passengers'), align: 'end', cell: ({ passengers }) => passengers },
    { key: 'seen', label: t('journeys.seen'), cell: Seen },
    { key: 'booking', label: t('journeys.booking'), cell: ({ bookingNumber }) => bookingNumber },
  ];
  return (
    <Table
      caption={t(isOfMany ? 'journeys.nearest' : 'journeys.caption')}
      hideCaption
      rows={journeys}
      rowKey={({ number }) => number}
      columns={columns.filter(({ key }) => !leftOut.includes(key))}
    />
  );
}
