import { useTranslation } from 'react-i18next';
import type { BookingListRow } from '@bff/areas/customer';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { Money } from '@ds/primitives/Money/Money';
import { formatTime } from '@formats';
import { usePath } from '~/http/paths';
import type { ListColumn } from '~/lists/ListView';
import { BookingStatus } from '../parts/BookingStatus';
import { completeHref } from '../parts/HeldBanner';

/** The columns of «my trips». One bus leads to its booking, several to the purchase over them. */
export function useTripColumns(): ListColumn<BookingListRow>[] {
  const { t } = useTranslation('booking');
  const path = usePath();
  return [
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
      sortBy: 'departure',
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
              {/* A time, no countdown: a text that grows would move the columns. */}
              <div className="small">{t('held.until', { time: formatTime(heldUntil) })}</div>
              <a href={path(completeHref(number))}>{t('held.complete')}</a>
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
      sortBy: 'total',
      cell: ({ total }) => <Money ore={total} />,
    },
  ];
}
