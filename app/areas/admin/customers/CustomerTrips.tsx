import { useTranslation } from 'react-i18next';
import type { OrderSummary } from '@bff/domain/bookings';
import type { ListPage } from '@bff/lists';
import { Pagination } from '@ds/patterns/Pagination/Pagination';
import { Table } from '@ds/patterns/Table/Table';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { Money } from '@ds/primitives/Money/Money';
import { Stack } from '@ds/primitives/Stack/Stack';
import { usePath } from '~/http/paths';

/** A customer's trips, newest first. */
export function CustomerTrips({ list, customerId }: { list: ListPage<OrderSummary>; customerId: number }) {
  const { t } = useTranslation('customers');
  const path = usePath();
  const first = (list.page - 1) * list.pageSize + 1;
  return (
    <Stack as="section" labelledBy="trips">
      <h2 id="trips">{t('trips.title', { total: list.total })}</h2>
      {list.rows.length === 0 ? (
        <p>{t('trips.none')}</p>
      ) : (
        <>
          <Table
            caption={t('trips.caption')}
            hideCaption
            rows={list.rows}
            rowKey={({ number }) => number}
            columns={[
              {
                key: 'trip',
                label: t('booking:list.trip'),
                rowHeader: true,
                cell: ({ from, to, number }) => (
                  <a href={path(`/dashboard/admin/purchases/details/${number}`)}>
                    {from} – {to}
                  </a>
                ),
              },
              { key: 'number', label: t('booking:list.number'), cell: ({ number }) => number },
              {
                key: 'departure',
                label: t('booking:list.departure'),
                cell: ({ departure }) => <DateTime at={departure} />,
              },
              { key: 'status', label: t('booking:list.status'), cell: ({ status }) => t(`booking:status.${status}`) },
              { key: 'operator', label: t('booking:list.operator'), cell: ({ companyName }) => companyName },
              { key: 'total', label: t('trips.total'), align: 'end', cell: ({ total }) => <Money ore={total} /> },
            ]}
          />
          <Pagination
            current={list.page}
            total={list.pages}
            hrefOf={(page) => path(`/dashboard/admin/customers/${customerId}${page > 1 ? `?page=${page}` : ''}`)}
            texts={{
              label: t('lists:pages'),
              previous: t('lists:previous'),
              next: t('lists:next'),
              page: t('lists:page'),
              summary: t('lists:summary', { from: first, to: first + list.rows.length - 1, total: list.total }),
            }}
          />
        </>
      )}
    </Stack>
  );
}
