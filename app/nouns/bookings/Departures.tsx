import { useTranslation } from '~/i18n/use-translation';
import type { TripToday } from '@bff/domain/bookings';
import { Table } from '@ds/patterns/Table/Table';
import { WordsBefore } from '@ds/support/WordsBefore';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { useIsTextBrowser } from '@ds/support/text-browser';
import { formatDate } from '@formats';
import { usePath } from '~/http/paths';
import { Section } from '~/screens/DetailScreen';
import { driverCell } from './driver-cell';
import { TripStatus } from './TripStatus';

interface DeparturesProps {
  departures: { rows: readonly TripToday[]; total: number };
  now: Date;
  /** Paths without locale: of a booking by its number, and of the list of bookings. */
  addressOf: (number: string) => string;
  list: string;
  /** Of the page that names a trip's driver, for its operator. */
  assignAt?: (number: string) => string;
  /** For administrators: with the company. */
  office?: boolean;
}

/** What a trip does today; with the day, if it is not today's. */
function Event({ what, at, now }: TripToday['event'] & { now: Date }) {
  const { t } = useTranslation('bookings');
  const isToday = formatDate(at) === formatDate(now);
  return (
    <span className="nowrap">
      <WordsBefore>{t(`today.event.${what}`)}</WordsBefore>
      <DateTime at={at} show={isToday ? 'time' : 'dateTime'} />
    </span>
  );
}

/** Today's journeys, those that need attention first. */
export function Departures({
  departures: { rows, total },
  now,
  addressOf,
  list,
  assignAt,
  office = false,
}: DeparturesProps) {
  const { t } = useTranslation('bookings');
  const path = usePath();
  const isRead = useIsTextBrowser();
  return (
    <Section id="departures" title={t('today.title')}>
      {rows.length === 0 ? (
        <p>{t('today.none')}</p>
      ) : (
        <Table
          caption={t('today.title')}
          hideCaption
          dense
          rows={rows}
          rowKey={({ number }) => number}
          columns={[
            { key: 'event', label: t('today.when'), cell: ({ event }) => <Event {...event} now={now} /> },
            {
              key: 'trip',
              label: t('list.trip'),
              rowHeader: true,
              cell: (trip) => <a href={path(addressOf(trip.number))}>{`${trip.from} – ${trip.to}`}</a>,
            },
            ...(office
              ? [{ key: 'company', label: t('list.company'), cell: (trip: TripToday) => trip.companyName }]
              : []),
            {
              key: 'bus',
              label: t('list.bus'),
              cell: (trip) => <span className="nowrap">{trip.registrationNumber}</span>,
            },
            {
              key: 'driver',
              label: t('list.driver'),
              cell: (trip) =>
                driverCell(trip, {
                  missing: t('problem.noDriver'),
                  isSaid: isRead,
                  assign: assignAt && { text: t('assign.link'), at: (number) => path(assignAt(number)) },
                }),
            },
            {
              key: 'status',
              beside: true,
              label: t('list.status'),
              cell: (trip) => <TripStatus {...trip} />,
            },
          ]}
        />
      )}
      {total > rows.length ? (
        <p>
          <a href={`${path(list)}?when=today`}>{t('today.all', { count: total })}</a>
        </p>
      ) : null}
    </Section>
  );
}
