import type { BookingSummary } from '@bff/domain/bookings';
import { Table } from '@ds/patterns/Table/Table';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { usePath } from '~/http/paths';
import { useTranslation } from '~/i18n/use-translation';
import { Section } from '~/screens/DetailScreen';
import { TripStatus } from './TripStatus';

interface DriverTripsProps {
  trips: { rows: readonly BookingSummary[]; total: number };
  /** The address of a booking, without locale. */
  addressOf: (number: string) => string;
  /** Where all of them are listed, likewise. */
  list: string;
}

/** What a driver is to drive: somebody else has to be found for it when the driver rings in sick. */
export function DriverTrips({ trips: { rows, total }, addressOf, list }: DriverTripsProps) {
  const { t } = useTranslation('bookings');
  const path = usePath();
  return (
    <Section id="trips" title={t('driverTrips.title')} brief={total}>
      {rows.length === 0 ? (
        <p>{t('driverTrips.none')}</p>
      ) : (
        <Table
          caption={t('driverTrips.title')}
          hideCaption
          rows={rows}
          rowKey={({ number }) => number}
          columns={[
            {
              key: 'number',
              label: t('list.number'),
              rowHeader: true,
              cell: ({ number }) => <a href={path(addressOf(number))}>{number}</a>,
            },
            {
              key: 'departure',
              label: t('list.departure'),
              cell: ({ departure }) => <DateTime at={departure} show="departure" />,
            },
            { key: 'trip', label: t('list.trip'), cell: ({ from, to }) => `${from} – ${to}` },
            { key: 'bus', label: t('list.bus'), cell: ({ registrationNumber }) => registrationNumber },
            {
              key: 'status',
              beside: true,
              label: t('list.status'),
              cell: ({ stands }) => <TripStatus stands={stands} />,
            },
          ]}
        />
      )}
      {total > rows.length ? (
        <p>
          <a href={path(list)}>{t('driverTrips.more', { total })}</a>
        </p>
      ) : null}
    </Section>
  );
}
