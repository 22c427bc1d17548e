import { useTranslation } from 'react-i18next';
import type { CompanyPage } from '@bff/areas/admin';
import { Table } from '@ds/patterns/Table/Table';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { Money } from '@ds/primitives/Money/Money';
import { Stack } from '@ds/primitives/Stack/Stack';
import { usePath } from '~/http/paths';

/** The company's next trips, with what each brings it. */
export function CompanyTrips({ trips: { rows, total } }: Pick<CompanyPage, 'trips'>) {
  const { t } = useTranslation('companies');
  const path = usePath();
  return (
    <Stack as="section" labelledBy="trips">
      <h2 id="trips">{t('companies.trips.title', { total })}</h2>
      {rows.length === 0 ? (
        <p>{t('companies.trips.none')}</p>
      ) : (
        <>
          <Table
            caption={t('companies.trips.caption')}
            hideCaption
            rows={rows}
            rowKey={({ number }) => number}
            columns={[
              {
                key: 'trip',
                label: t('booking:list.trip'),
                rowHeader: true,
                cell: ({ orderNumber, from, to }) => (
                  <a href={path(`/dashboard/admin/purchases/details/${orderNumber}`)}>
                    {from} – {to}
                  </a>
                ),
              },
              { key: 'number', label: t('companies.trips.booking'), cell: ({ number }) => number },
              {
                key: 'departure',
                label: t('booking:list.departure'),
                cell: ({ departure }) => <DateTime at={departure} />,
              },
              { key: 'bus', label: t('companies.trips.bus'), cell: ({ registrationNumber }) => registrationNumber },
              { key: 'status', label: t('list.status'), cell: ({ status }) => t(`booking:status.${status}`) },
              {
                key: 'price',
                label: t('companies.trips.operatorPrice'),
                align: 'end',
                cell: ({ operatorPrice }) => <Money ore={operatorPrice} />,
              },
            ]}
          />
          {total > rows.length ? <p className="muted">{t('companies.trips.more', { shown: rows.length })}</p> : null}
        </>
      )}
    </Stack>
  );
}
