import type { CustomerTrip, customerTripSpec } from '@bff/areas/customers';
import { instant, type ListColumns, money } from '~/lists/columns';
import { TripStatus } from '~/nouns/bookings/TripStatus';
import { to } from '~/to';

type Columns = ListColumns<CustomerTrip, typeof customerTripSpec>;

/** The columns of trips on the page of who bought them. `buyer`: who of an organisation. */
const tripColumns = (...buyer: Columns): Columns => [
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
    cell: instant<CustomerTrip>(({ departure }) => departure, 'departure').cell,
  },
  {
    key: 'status',
    beside: true,
    label: 'booking:list.status',
    cell: ({ stands }) => <TripStatus stands={stands} stacked />,
  },
  ...buyer,
  { key: 'operator', label: 'booking:list.operator', cell: ({ companyName }) => companyName },
  {
    key: 'total',
    label: 'customers:trips.total',
    sortBy: 'total',
    align: 'end',
    cell: money<CustomerTrip>(({ total }) => total, { whole: true }).cell,
  },
];

export const customerTripColumns = tripColumns();
export const dealTripColumns = tripColumns({
  key: 'unit',
  label: 'organisation:unit',
  below: true,
  cell: ({ unit }) => unit,
});
