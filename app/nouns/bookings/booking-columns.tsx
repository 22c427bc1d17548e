import type { bookingListSpec } from '@bff/areas/bookings';
import type { BookingSummary } from '@bff/domain/bookings';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { formatDateTime } from '@formats';
import { instant, linked, type ListColumns, money, oneLine } from '~/lists/columns';
import { to } from '~/to';
import { JourneyBadge, journeyState } from '~/nouns/journeys/JourneyBadge';
import { driverCell } from './driver-cell';
import { ProblemBadges } from './ProblemBadges';
import { TripStatus } from './TripStatus';

type Columns = ListColumns<BookingSummary, typeof bookingListSpec>;

const journeyOf = ({ journeyStatus, status }: BookingSummary) => ({
  status: journeyStatus,
  isCanceled: status === 'canceled',
});

/** The columns of bookings. `office`: with operator, customer and the customer's price. */
const bookingColumns = (addressOf: (number: string) => string, office: boolean): Columns => {
  // A company plans with these; administrators can choose them.
  const planned = office ? { extra: true as const } : {};
  const number: Columns[number] = {
    key: 'number',
    label: 'bookings:list.number',
    sortBy: 'number',
    file: (row) => row.number,
    ...(office && { cell: (row, { path }) => <a href={path(addressOf(row.number))}>{row.number}</a> }),
  };
  const departure: Columns[number] = {
    key: 'departure',
    label: 'bookings:list.departure',
    sortBy: 'departure',
    ...instant((row) => row.departure),
    cell: ({ departure: at, isNear }) => <DateTime at={at} show={isNear ? 'nearDeparture' : 'departure'} />,
  };
  return [
    // A dispatcher goes by days; the office is asked about numbers.
    ...(office
      ? [{ ...number, rowHeader: true as const }, departure]
      : [
          {
            ...departure,
            rowHeader: true as const,
            cell: (row, words) => <a href={words.path(addressOf(row.number))}>{departure.cell?.(row, words)}</a>,
          } satisfies Columns[number],
          number,
        ]),
    { key: 'trip', label: 'bookings:list.trip', file: ({ from, to }) => `${from} – ${to}` },
    ...(office
      ? ([
          {
            key: 'company',
            label: 'bookings:list.company',
            below: true,
            file: ({ companyName }) => companyName,
            // Nearly all are limited companies; without saying so, a row has room in one line.
            cell: ({ companyName }) => companyName.replace(/ AB$/, ''),
          },
          { key: 'customer', label: 'bookings:list.customer', file: ({ customerName }) => customerName },
          { key: 'contact', label: 'bookings:list.contact', extra: true, file: ({ contactName }) => contactName },
        ] satisfies Columns)
      : []),
    {
      key: 'passengers',
      label: 'bookings:list.passengers',
      below: true,
      align: 'end',
      ...planned,
      file: ({ passengers }) => passengers,
    },
    { key: 'bus', label: 'bookings:list.bus', ...planned, ...oneLine((row) => row.registrationNumber) },
    {
      key: 'driver',
      label: 'bookings:list.driver',
      // That one is missing is said with the state.
      ...planned,
      file: ({ driverName }) => driverName,
      cell: (row, { t, path }) =>
        driverCell(row, {
          missing: t('bookings:problem.noDriver'),
          assign: office
            ? undefined
            : { text: t('bookings:assign.link'), at: (number) => path(to.assignDriver(number)) },
        }),
    },
    {
      key: 'status',
      beside: true,
      label: 'bookings:list.status',
      file: ({ status, stands: { choiceUntil } }, { t }) =>
        [
          t(`booking:status.${status}`),
          ...(choiceUntil ? [t('bookings:choiceUntil', { at: formatDateTime(choiceUntil) })] : []),
        ].join(', '),
      cell: (row) => <TripStatus stands={row.stands} stacked />,
    },
    {
      key: 'journey',
      label: 'bookings:list.journey',
      extra: true,
      file: (row, { t }) => journeyState(t, journeyOf(row)),
      cell: (row) => <JourneyBadge {...journeyOf(row)} />,
    },
    {
      key: 'problem',
      label: 'bookings:list.problem',
      extra: true,
      file: ({ problem }, { t }) => (problem ? t(`bookings:problem.${problem}`) : null),
      cell: ({ stands }) => (stands.problems.length > 0 ? <ProblemBadges problems={stands.problems} /> : '–'),
    },
    {
      key: 'order',
      label: 'bookings:list.order',
      below: true,
      // Customers ask by it.
      ...(office
        ? linked<BookingSummary>(
            (row) => row.orderNumber,
            (_, number) => to.adminPurchase(number),
          )
        : { extra: true, file: ({ orderNumber }: BookingSummary) => orderNumber }),
    },
    { key: 'end', label: 'bookings:list.end', extra: true, ...instant((row) => row.plannedEnd) },
    {
      key: 'operatorPrice',
      label: office ? 'bookings:list.operatorPrice' : 'bookings:list.ownPrice',
      sortBy: 'price',
      ...planned,
      ...money((row) => row.operatorPrice, { whole: true }),
    },
    ...(office
      ? ([
          { key: 'total', label: 'bookings:list.total', ...money((row) => row.total, { whole: true }) },
        ] satisfies Columns)
      : []),
  ];
};

export const adminBookingColumns = bookingColumns((number) => to.adminBooking(number), true);
export const companyBookingColumns = bookingColumns((number) => to.companyBooking(number), false);
