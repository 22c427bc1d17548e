import { useTranslation } from '~/i18n/use-translation';
import type { OrderSummary } from '@bff/domain/bookings';
import { Table } from '@ds/patterns/Table/Table';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { usePath } from '~/http/paths';
import { BookingStatus } from '~/nouns/bookings/BookingStatus';
import { Section } from '~/screens/DetailScreen';
import { to } from '~/to';

/** The next trips of the units that the user buys for or keeps the accounts of, each with a link. */
export function NextTrips({ trips: { rows, total } }: { trips: { rows: readonly OrderSummary[]; total: number } }) {
  const { t } = useTranslation('organisation');
  const path = usePath();
  return (
    <Section id="next" title={t('overview.next')}>
      {rows.length === 0 ? (
        <p className="muted measure">{t('overview.noTrips')}</p>
      ) : (
        <Table
          caption={t('overview.next')}
          hideCaption
          rows={rows}
          rowKey={({ number }) => number}
          columns={[
            {
              key: 'number',
              label: t('booking:list.number'),
              rowHeader: true,
              cell: ({ number }) => <a href={path(to.unitPurchase(number))}>{number}</a>,
            },
            { key: 'unit', label: t('unit'), cell: ({ unit }) => unit },
            { key: 'trip', label: t('booking:list.trip'), cell: (trip) => `${trip.from} – ${trip.to}` },
            {
              key: 'departure',
              label: t('booking:list.departure'),
              cell: ({ departure }) => <DateTime at={departure} show="departure" />,
            },
            {
              key: 'status',
              beside: true,
              label: t('booking:list.status'),
              cell: ({ shown }) => <BookingStatus status={shown} toBuyer />,
            },
          ]}
        />
      )}
      {total > 0 ? (
        <p>
          <a href={`${path(to.unitPurchases())}?when=upcoming`}>{t('overview.allTrips', { count: total })}</a>
        </p>
      ) : null}
    </Section>
  );
}
