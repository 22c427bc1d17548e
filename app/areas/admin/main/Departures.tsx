import { useTranslation } from '~/i18n/use-translation';
import type { BookingSummary } from '@bff/domain/bookings';
import { Table } from '@ds/patterns/Table/Table';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { usePath } from '~/http/paths';
import { BookingStatus } from '~/nouns/bookings/BookingStatus';
import { ProblemBadge } from '~/nouns/bookings/ProblemBadge';
import { Section } from '~/screens/DetailScreen';
import { to } from '~/to';

/** Today's journeys, those that need attention first. */
export function Departures({ departures: { rows, total } }: { departures: { rows: BookingSummary[]; total: number } }) {
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
            { key: 'departure', label: t('list.departure'), cell: ({ departure }) => <DateTime at={departure} /> },
            {
              key: 'trip',
              label: t('list.trip'),
              rowHeader: true,
              cell: (trip) => <a href={path(to.adminBooking(trip.number))}>{`${trip.from} – ${trip.to}`}</a>,
            },
            { key: 'company', label: t('list.company'), cell: ({ companyName }) => companyName },
            {
              key: 'bus',
              label: t('list.bus'),
              cell: (trip) => <span className="nowrap">{trip.registrationNumber}</span>,
            },
            { key: 'driver', label: t('list.driver'), cell: ({ driverName }) => driverName ?? '–' },
            {
              key: 'status',
              label: t('list.status'),
              cell: ({ status, problem }) =>
                problem ? <ProblemBadge problem={problem} /> : <BookingStatus status={status} />,
            },
          ]}
        />
      )}
      <p>
        <a href={`${path(to.adminBookings())}?when=today`}>{t('today.all', { count: total })}</a>
      </p>
    </Section>
  );
}
