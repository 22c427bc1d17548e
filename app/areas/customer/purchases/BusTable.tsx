import type { PurchasedBus } from '@bff/areas/customer';
import { Table } from '@ds/patterns/Table/Table';
import { Money } from '@ds/primitives/Money/Money';
import { Stack } from '@ds/primitives/Stack/Stack';
import { usePath } from '~/http/paths';
import { useTranslation } from '~/i18n/use-translation';
import { BookingStatus } from '~/nouns/bookings/BookingStatus';
import { BusName } from '~/nouns/bookings/BusName';
import { to } from '~/to';

/** The buses of an order; each leads to its booking. */
export function BusTable({ buses, readOnly }: { buses: readonly PurchasedBus[]; readOnly: boolean }) {
  const { t } = useTranslation('booking');
  const path = usePath();
  const booking = readOnly ? to.bookingSheet : to.booking;
  const title = t('purchase.buses', { count: buses.length });
  return (
    <Stack as="section" labelledBy="buses">
      <h2 id="buses">{title}</h2>
      <Table
        caption={title}
        hideCaption
        rows={buses}
        rowKey={({ number }) => number}
        columns={[
          {
            key: 'bus',
            label: t('purchase.bus'),
            rowHeader: true,
            cell: (bus) => <BusName bus={bus} href={path(booking(bus.number))} />,
          },
          // The number of a booking tells several buses apart; of one, the order's is enough.
          ...(buses.length > 1
            ? [{ key: 'booking', label: t('purchase.booking'), cell: ({ number }: PurchasedBus) => number }]
            : []),
          {
            key: 'status',
            label: t('purchase.status'),
            cell: ({ status }) => <BookingStatus status={status} toBuyer />,
          },
          // Of a single bus the price is beside the table, and the passengers below.
          ...(buses.length > 1
            ? [
                {
                  key: 'passengers',
                  label: t('purchase.passengers'),
                  cell: ({ passengers }: PurchasedBus) => passengers,
                },
                {
                  key: 'amount',
                  label: t('purchase.amount'),
                  align: 'end' as const,
                  cell: ({ total }: PurchasedBus) => <Money ore={total} />,
                },
              ]
            : []),
        ]}
      />
    </Stack>
  );
}
