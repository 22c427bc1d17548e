import type { unitPurchasesSpec } from '@bff/areas/organisation';
import type { OrderSummary } from '@bff/domain/bookings';
import { instant, type ListColumns, money } from '~/lists/columns';
import { BookingStatus } from '~/nouns/bookings/BookingStatus';
import { customerStatus } from '~/nouns/bookings/customer-status';
import { to } from '~/to';

/** The columns of units' purchases. */
export const purchaseColumns: ListColumns<OrderSummary, typeof unitPurchasesSpec> = [
  {
    key: 'number',
    label: 'booking:list.number',
    rowHeader: true,
    cell: ({ number }, { path }) => <a href={path(to.unitPurchase(number))}>{number}</a>,
    file: ({ number }) => number,
  },
  { key: 'unit', label: 'organisation:unit', below: true, file: ({ unit }) => unit ?? '', cell: ({ unit }) => unit },
  { key: 'costCenter', label: 'booking:purchase.costCenter', extra: true, file: ({ costCenter }) => costCenter },
  {
    key: 'trip',
    label: 'booking:list.trip',
    file: (order) => `${order.from} – ${order.to}`,
    cell: (order) => `${order.from} – ${order.to}`,
  },
  {
    key: 'departure',
    label: 'booking:list.departure',
    sortBy: 'departure',
    ...instant(({ departure }) => departure, 'departure'),
  },
  {
    key: 'contact',
    label: 'organisation:purchases.contact',
    below: true,
    file: ({ contact }) => contact,
    cell: ({ contact }) => contact,
  },
  {
    key: 'status',
    beside: true,
    label: 'booking:list.status',
    file: ({ shown }, { t }) => customerStatus(t, shown),
    cell: ({ shown }) => <BookingStatus status={shown} toBuyer />,
  },
  { key: 'operator', label: 'booking:list.operator', extra: true, file: ({ companyName }) => companyName },
  { key: 'passengers', label: 'booking:list.passengers', extra: true, file: ({ passengers }) => passengers },
  {
    key: 'total',
    label: 'organisation:purchases.inclTax',
    sortBy: 'total',
    align: 'end',
    cell: money<OrderSummary>(({ total }) => total, { whole: true }).cell,
  },
  {
    key: 'totalSek',
    label: 'booking:list.totalSek',
    extra: true,
    file: money<OrderSummary>(({ total }) => total).file,
  },
];
