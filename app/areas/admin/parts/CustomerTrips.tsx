import { useTranslation } from '~/i18n/use-translation';
import type { CustomerTrip, customerTripSpec } from '@bff/areas/customers';
import type { ListColumns } from '~/lists/columns';
import { ListView } from '~/lists/ListView';
import type { LoadedList } from '~/lists/loaded-list';
import { Section } from '~/screens/DetailScreen';

interface CustomerTripsProps extends Omit<
  LoadedList<CustomerTrip, { when: readonly ('upcoming' | 'past' | 'canceled')[] }>,
  'title'
> {
  /** The customer's page, without locale. */
  path: string;
  columns: ListColumns<CustomerTrip, typeof customerTripSpec>;
}

/** A customer's or an organisation's trips, latest first, or those that match the search. */
export function CustomerTrips({ path, columns, ...trips }: CustomerTripsProps) {
  const { t } = useTranslation('customers');
  return (
    <Section id="trips" title={t('trips.title', { total: trips.list?.total ?? 0 })}>
      <ListView
        {...trips}
        path={path}
        caption={t('trips.caption')}
        rowKey={({ number }) => number}
        search={{ label: t('booking:list.search'), hint: t('booking:list.searchHint') }}
        filters={[{ name: 'when', label: t('booking:list.tabs'), text: (when) => t(`booking:list.${when}`) }]}
        columns={columns}
        empty={{ title: t('trips.none'), text: t('trips.noneText') }}
      />
    </Section>
  );
}
