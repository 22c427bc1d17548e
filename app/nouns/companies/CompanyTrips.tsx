import { useTranslation } from '~/i18n/use-translation';
import type { CompanyTrip } from '@bff/domain/bookings';
import { Table } from '@ds/patterns/Table/Table';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { Money } from '@ds/primitives/Money/Money';
import { useIsTextBrowser } from '@ds/support/text-browser';
import { driverCell } from '~/nouns/bookings/driver-cell';
import { TripStatus } from '~/nouns/bookings/TripStatus';
import { Section } from '~/screens/DetailScreen';

interface CompanyTripsProps {
  trips: readonly CompanyTrip[];
  /** The address with more about a trip, if the user has such a page. */
  addressOf?: (trip: CompanyTrip) => string | undefined;
  /** The address of the page that names a trip's driver, for its operator. */
  assignAt?: (number: string) => string;
  /** The list with all of them, if the user has one, and how many it has: with today's, and without buses that are only reserved. */
  list?: { href: string; count: number };
  /** For anybody else: the list with all of its bookings. */
  all?: string;
}

/** An operator's next trips, with what it earns from each. */
export function CompanyTrips({ trips, addressOf, assignAt, list, all }: CompanyTripsProps) {
  const { t } = useTranslation('companies');
  const isRead = useIsTextBrowser();
  return (
    <Section id="trips" title={t('companies.trips.title')}>
      {trips.length === 0 ? (
        <p>{t('companies.trips.none')}</p>
      ) : (
        <>
          <Table
            caption={t('companies.trips.caption')}
            hideCaption
            rows={trips}
            rowKey={({ number }) => number}
            columns={[
              {
                key: 'trip',
                label: t('booking:list.trip'),
                rowHeader: true,
                cell: (trip) => {
                  const way = `${trip.from} – ${trip.to}`;
                  const address = addressOf?.(trip);
                  return address === undefined ? way : <a href={address}>{way}</a>;
                },
              },
              // The operator opens the trip by its name.
              ...(list === undefined
                ? [
                    {
                      key: 'number',
                      label: t('companies.trips.booking'),
                      cell: (trip: CompanyTrip) => {
                        const address = addressOf?.(trip);
                        return address === undefined ? trip.number : <a href={address}>{trip.number}</a>;
                      },
                    },
                  ]
                : []),
              {
                key: 'departure',
                label: t('booking:list.departure'),
                cell: ({ departure }) => <DateTime at={departure} show="departure" />,
              },
              { key: 'bus', label: t('companies.trips.bus'), cell: ({ registrationNumber }) => registrationNumber },
              {
                key: 'driver',
                label: t('bookings:list.driver'),
                cell: (trip) =>
                  driverCell(trip, {
                    missing: t('bookings:problem.noDriver'),
                    isSaid: isRead,
                    assign: assignAt && { text: t('bookings:assign.link'), at: assignAt },
                  }),
              },
              {
                key: 'status',
                beside: true,
                label: t('list.status'),
                cell: ({ stands }) => <TripStatus stands={stands} />,
              },
              {
                key: 'price',
                // The one with a list of its own is the operator.
                label: t(list === undefined ? 'companies.trips.operatorPrice' : 'companies.trips.ownPrice'),
                align: 'end',
                cell: ({ operatorPrice }) => <Money ore={operatorPrice} whole />,
              },
            ]}
          />
          {all ? (
            <p>
              <a href={all}>{t('companies.trips.bookings')}</a>
            </p>
          ) : null}
          {list && list.count > 0 ? (
            <p>
              <a href={list.href}>{t('companies.trips.all', { count: list.count })}</a>
            </p>
          ) : null}
        </>
      )}
    </Section>
  );
}
