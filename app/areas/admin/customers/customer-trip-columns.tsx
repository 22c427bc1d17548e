import type { customerTripSpec } from '@bff/areas/customers';
import type { OrderSummary } from '@bff/domain/bookings';
import { instant, type ListColumns, money } from '~/lists/columns';
import { BookingStatus } from '~/nouns/bookings/BookingStatus';
import { to } from '~/to';

/** The columns of a customer's trips, on the customer's page. */
export const customerTripColumns: ListColumns<OrderSummary, typeof customerTripSpec> = [
  {
    key: 'trip',
    label: 'booking:list.trip',
    rowHeader: true,
    cell: (trip, { path }) => (
      <a href={path(to.adminPurchase(trip.number))}>
        {trip.from} – {trip.to}
      </a>
    ),
  },
  { key: 'number', label: 'booking:list.number', cell: ({ number }) => number },
  {
    key: 'departure',
    label: 'booking:list.departure',
    sortBy: 'departure',
    cell: instant<OrderSummary>(({ departure }) => departure, 'departure').cell,
  },
  {
    key: 'status',
    beside: true,
    label: 'booking:list.status',
    cell: ({ shown }) => <BookingStatus status={shown} />,
  },
  { key: 'operator', label: 'booking:list.operator', cell: ({ companyName }) => companyName },
  {
    key: 'total',
    label: 'customers:trips.total',
    sortBy: 'total',
    align: 'end',
    cell: money<OrderSummary>(({ total }) => total, { whole: true }).cell,
  },
];
