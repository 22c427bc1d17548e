import { useTranslation } from '~/i18n/use-translation';
import type { BookingSummary } from '@bff/domain/bookings';
import { Table } from '@ds/patterns/Table/Table';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { formatDate } from '@formats';
import { usePath } from '~/http/paths';
import { Section } from '~/screens/DetailScreen';
import { driverCell } from './driver-cell';
import { TripStatus } from './TripStatus';

interface DeparturesProps {
  departures: { rows: readonly BookingSummary[]; total: number; day: string };
  /** Paths without locale: of a booking by its number, and of the list of bookings. */
  addressOf: (number: string) => string;
  list: string;
  /** Of the page that names a trip's driver, for its operator. */
  assignAt?: (number: string) => string;
  /** For administrators: with the company. */
  office?: boolean;
}

/** When it leaves today; of a trip that left on an earlier day, when the bus is back. */
function TimeToday({ trip: { departure, plannedEnd }, day }: { trip: BookingSummary; day: string }) {
  const { t } = useTranslation('bookings');
  if (formatDate(departure) >= day) return <DateTime at={departure} show="time" />;
  return (
    <>
      {t('today.since')} <DateTime at={departure} />
      <br />
      {t('today.back')} <DateTime at={plannedEnd} show={formatDate(plannedEnd) === day ? 'time' : 'dateTime'} />
    </>
  );
}

/** Today's journeys, those that need attention first. */
export function Departures({
  departures: { rows, total, day },
  addressOf,
  list,
  assignAt,
  office = false,
}: DeparturesProps) {
  const { t } = useTranslation('bookings');
  const path = usePath();
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
            {
              key: 'trip',
              label: t('list.trip'),
              rowHeader: true,
              cell: (trip) => <a href={path(addressOf(trip.number))}>{`${trip.from} – ${trip.to}`}</a>,
            },
            { key: 'time', label: t('today.time'), cell: (trip) => <TimeToday trip={trip} day={day} /> },
            ...(office
              ? [{ key: 'company', label: t('list.company'), cell: (trip: BookingSummary) => trip.companyName }]
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
                  missing: t('list.driverMissing'),
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
