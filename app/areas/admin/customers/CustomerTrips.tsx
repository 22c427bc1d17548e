import { useTranslation } from 'react-i18next';
import type { OrderSummary } from '@bff/domain/bookings';
import type { ListPage, ListQuery } from '@bff/lists';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { Money } from '@ds/primitives/Money/Money';
import { Stack } from '@ds/primitives/Stack/Stack';
import { usePath } from '~/http/paths';
import { ListView } from '~/lists/ListView';

interface CustomerTripsProps {
  customerId: number;
  times: readonly string[];
  query: ListQuery;
  errors: Readonly<Record<string, string>>;
  /** Null when the query cannot be asked. */
  list: ListPage<OrderSummary> | null;
}

/** A customer's trips, the latest first, or what is searched for among them. */
export function CustomerTrips({ customerId, times, query, errors, list }: CustomerTripsProps) {
  const { t } = useTranslation('customers');
  const path = usePath();
  return (
    <Stack as="section" labelledBy="trips">
      <h2 id="trips">{t('trips.title', { total: list?.total ?? 0 })}</h2>
      <ListView
        path={`/dashboard/admin/customers/${customerId}`}
        caption={t('trips.caption')}
        query={query}
        errors={errors}
        list={list}
        rowKey={({ number }) => number}
        search={{ label: t('booking:list.search'), hint: t('booking:list.searchHint') }}
        filters={[
          {
            name: 'when',
            label: t('booking:list.tabs'),
            options: times.map((value) => ({ value, label: t(`booking:list.${value}`) })),
          },
        ]}
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
            sortBy: 'departure',
            cell: ({ departure }) => <DateTime at={departure} />,
          },
          { key: 'status', label: t('booking:list.status'), cell: ({ status }) => t(`booking:status.${status}`) },
          { key: 'operator', label: t('booking:list.operator'), cell: ({ companyName }) => companyName },
          {
            key: 'total',
            label: t('trips.total'),
            sortBy: 'total',
            align: 'end',
            cell: ({ total }) => <Money ore={total} />,
          },
        ]}
        empty={{ title: t('trips.none'), text: t('trips.noneText') }}
      />
    </Stack>
  );
}
