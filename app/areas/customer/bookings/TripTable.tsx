import { useTranslation } from 'react-i18next';
import type { BookingListQuery, BookingListRow } from '@bff/areas/customer';
import { type Column, Table } from '@ds/patterns/Table/Table';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { Money } from '@ds/primitives/Money/Money';
import { usePath } from '~/http/paths';
import { BookingStatus } from '../parts/BookingStatus';
import { completeHref, HoldLeft } from '../parts/HeldBanner';
import { listAddress } from './list-address';

interface TripTableProps {
  rows: readonly BookingListRow[];
  now: Date;
  query: BookingListQuery;
}

/** Trips below each other; one bus leads to its booking, several to the purchase over them. */
export function TripTable({ rows, now, query }: TripTableProps) {
  const { t } = useTranslation('booking');
  const path = usePath();
  const sortBy = (sort: BookingListQuery['sort']) => {
    const isSorted = query.sort === sort;
    const descending = isSorted ? !query.descending : false;
    return {
      href: path('/booking/list') + listAddress(query, { sort, descending, page: 1 }),
      direction: isSorted ? (query.descending ? ('descending' as const) : ('ascending' as const)) : undefined,
    };
  };
  const columns: Column<BookingListRow>[] = [
    {
      key: 'trip',
      label: t('list.trip'),
      rowHeader: true,
      cell: ({ from, to, buses, number, bookingNumber }) => (
        <a href={path(buses > 1 ? `/purchases/details/${number}` : `/booking/details/${bookingNumber}`)}>
          {from} – {to}
        </a>
      ),
    },
    {
      key: 'departure',
      label: t('list.departure'),
      sort: sortBy('departure'),
      cell: ({ departure }) => <DateTime at={departure} />,
    },
    {
      key: 'status',
      label: t('list.status'),
      cell: ({ status, heldUntil, number }) => (
        <>
          <BookingStatus status={status} />
          {heldUntil ? (
            <>
              {' '}
              <HoldLeft until={heldUntil} now={now} /> <a href={path(completeHref(number))}>{t('held.complete')}</a>
            </>
          ) : null}
        </>
      ),
    },
    {
      key: 'buses',
      label: t('list.buses'),
      cell: ({ buses, passengers, companyName }) =>
        `${t('list.busCount', { count: buses, passengers })}, ${companyName}`,
    },
    { key: 'number', label: t('list.number'), cell: ({ number }) => number },
    {
      key: 'total',
      label: t('list.total'),
      align: 'end',
      sort: sortBy('total'),
      cell: ({ total }) => <Money ore={total} />,
    },
  ];
  return (
    <Table caption={t('list.caption')} hideCaption columns={columns} rows={rows} rowKey={({ number }) => number} />
  );
}
