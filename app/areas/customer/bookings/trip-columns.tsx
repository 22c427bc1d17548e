import type { BookingListRow, bookingListSpec } from '@bff/areas/customer';
import { LineBelow } from '@ds/support/NextLine';
import { formatDateTime, formatTime } from '@formats';
import { instant, type ListColumns, money } from '~/lists/columns';
import { to } from '~/to';
import { customerStatus } from '~/nouns/bookings/customer-status';
import { completeHref } from '../parts/HeldBanner';
import { ToChoose } from './ToChoose';
import { isOnlyTimed, TripState } from './TripState';
import { TripTotal } from './TripTotal';

/** The columns of «My trips». A single bus links to its booking, several to their purchase. */
export const tripColumns: ListColumns<BookingListRow, typeof bookingListSpec> = [
  {
    key: 'trip',
    label: 'booking:list.trip',
    rowHeader: true,
    cell: (trip, { path }) => (
      <a href={path(trip.buses > 1 ? to.purchase(trip.number) : to.booking(trip.bookingNumber))}>
        {trip.from} – {trip.to}
      </a>
    ),
  },
  {
    key: 'departure',
    label: 'booking:list.departure',
    sortBy: 'departure',
    wide: true,
    ...instant(({ departure }) => departure, 'whole'),
  },
  {
    key: 'return',
    label: 'booking:list.return',
    extra: true,
    file: (order) => order.return && formatDateTime(order.return),
  },
  { key: 'from', label: 'booking:list.from', extra: true, file: ({ from }) => from },
  { key: 'to', label: 'booking:list.to', extra: true, file: ({ to }) => to },
  {
    key: 'buses',
    label: 'booking:list.buses',
    wide: true,
    below: true,
    file: ({ buses }) => buses,
    cell: ({ buses, passengers, companyName }, { t }) =>
      [
        t('booking:list.busCount', { count: buses }),
        t('booking:details.onBoardValue', { count: passengers }),
        companyName,
      ].join(', '),
  },
  { key: 'passengers', label: 'booking:list.passengers', extra: true, file: ({ passengers }) => passengers },
  { key: 'operator', label: 'booking:list.operator', extra: true, file: ({ companyName }) => companyName },
  { key: 'number', label: 'booking:list.number', below: true, file: ({ number }) => number },
  {
    key: 'total',
    label: 'booking:list.total',
    sortBy: 'total',
    align: 'end',
    cell: (trip) => <TripTotal {...trip} />,
  },
  {
    key: 'status',
    label: 'booking:list.status',
    beside: true,
    align: 'end',
    file: ({ shown, choice }, { t }) =>
      choice && shown === 'canceled'
        ? t('booking:list.chooseUntil', { at: formatDateTime(choice.deadline) })
        : customerStatus(t, shown),
    cell: ({ shown, heldUntil, number, bookingNumber, waitingChange, choice, toRate }, { t, path }) => (
      <>
        {/* Of several buses, those that drive say the state. */}
        {choice && shown === 'canceled' ? null : <TripState status={shown} isTimed={heldUntil !== null} />}
        {choice ? <ToChoose {...choice} isState={shown === 'canceled'} /> : null}
        {heldUntil ? (
          <>
            {/* A time rather than a countdown: text that grows would move the columns. */}
            <LineBelow isSmall isFirst={isOnlyTimed(shown)}>
              {t('booking:held.until', { time: formatTime(heldUntil) })}
            </LineBelow>
            <LineBelow>
              <a href={path(completeHref(number))}>{t('booking:held.complete')}</a>
            </LineBelow>
          </>
        ) : null}
        {waitingChange ? (
          <LineBelow isSmall>
            <a href={`${path(to.changeBooking())}?booking=${bookingNumber}`}>
              {t(`booking:list.change.${waitingChange}`)}
            </a>
          </LineBelow>
        ) : null}
        {toRate ? (
          <LineBelow isSmall>
            <a href={path(to.rateJourney(toRate))}>{t('booking:details.rate')}</a>
          </LineBelow>
        ) : null}
      </>
    ),
  },
  {
    key: 'totalSek',
    label: 'booking:list.totalSek',
    extra: true,
    file: money<BookingListRow>(({ total }) => total).file,
  },
];
