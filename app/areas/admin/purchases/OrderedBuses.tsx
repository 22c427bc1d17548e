import { useTranslation } from '~/i18n/use-translation';
import type { OrderedBus } from '@bff/areas/bookings';
import { Table } from '@ds/patterns/Table/Table';
import { Money } from '@ds/primitives/Money/Money';
import { PhoneLink } from '~/frame/PhoneLink';
import { usePath } from '~/http/paths';
import { driverCell } from '~/nouns/bookings/driver-cell';
import { TripStatus } from '~/nouns/bookings/TripStatus';
import { Section } from '~/screens/DetailScreen';
import { to } from '~/to';

/** An order's buses. Each leads to its own page, where it can be changed or cancelled alone. */
export function OrderedBuses({ buses }: { buses: readonly OrderedBus[] }) {
  const { t } = useTranslation('customers');
  const path = usePath();
  const areOfSeveral = new Set(buses.map(({ company }) => company.id)).size > 1;
  return (
    <Section id="bookings" title={t('purchase.bookings')}>
      <Table
        caption={t('purchase.bookings')}
        hideCaption
        rows={buses}
        rowKey={({ number }) => number}
        columns={[
          {
            key: 'number',
            label: t('purchase.booking'),
            rowHeader: true,
            cell: ({ number }) => <a href={path(to.adminBooking(number))}>{number}</a>,
          },
          {
            key: 'status',
            beside: true,
            label: t('booking:list.status'),
            cell: ({ stands }) => <TripStatus stands={stands} />,
          },
          {
            key: 'bus',
            label: t('purchase.bus'),
            cell: ({ busType, registrationNumber }) => `${t(`booking:busType.${busType}`)}, ${registrationNumber}`,
          },
          ...(areOfSeveral
            ? [
                {
                  key: 'company',
                  label: t('purchase.operator'),
                  cell: ({ company }: OrderedBus) => <a href={path(to.editCompany(company.id))}>{company.name}</a>,
                },
              ]
            : []),
          {
            key: 'driver',
            label: t('bookings:details.driver'),
            cell: ({ driver, ...trip }) =>
              driver.name ? (
                <>
                  {driver.name} {driver.phone ? <PhoneLink {...driver.phone} /> : null}
                </>
              ) : (
                driverCell({ ...trip, driverName: null }, { missing: t('bookings:problem.noDriver') })
              ),
          },
          {
            key: 'operator',
            label: t('purchase.operatorPrice'),
            align: 'end',
            cell: ({ operatorPrice }) => <Money ore={operatorPrice} />,
          },
          { key: 'total', label: t('purchase.total'), align: 'end', cell: ({ total }) => <Money ore={total} /> },
        ]}
      />
    </Section>
  );
}
