import { useTranslation } from '~/i18n/use-translation';
import type { CustomerTrip } from '@bff/areas/customers';
import { ListView } from '~/lists/ListView';
import type { LoadedList } from '~/lists/loaded-list';
import { Section } from '~/screens/DetailScreen';
import { to } from '~/to';
import { customerTripColumns } from './customer-trip-columns';

interface CustomerTripsProps extends Omit<
  LoadedList<CustomerTrip, { when: readonly ('upcoming' | 'past' | 'canceled')[] }>,
  'title'
> {
  customerId: number;
}

/** A customer's trips, latest first, or those that match the search. */
export function CustomerTrips({ customerId, ...trips }: CustomerTripsProps) {
  const { t } = useTranslation('customers');
  return (
    <Section id="trips" title={t('trips.title', { total: trips.list?.total ?? 0 })}>
      <ListView
        {...trips}
        path={to.customer(customerId)}
        caption={t('trips.caption')}
        rowKey={({ number }) => number}
        search={{ label: t('booking:list.search'), hint: t('booking:list.searchHint') }}
        filters={[{ name: 'when', label: t('booking:list.tabs'), text: (when) => t(`booking:list.${when}`) }]}
        columns={customerTripColumns}
        empty={{ title: t('trips.none'), text: t('trips.noneText') }}
      />
    </Section>
  );
}
