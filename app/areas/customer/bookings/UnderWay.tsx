import { useTranslation } from '~/i18n/use-translation';
import type { BookingView, VehicleLocation } from '@bff/areas/customer';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { Stack } from '@ds/primitives/Stack/Stack';
import { usePath } from '~/http/paths';
import { nextStop } from '~/nouns/journeys/next-stop';
import { to } from '~/to';
import { LiveMap } from '../parts/LiveMap';
import { useDayRows } from './BookingFacts';

/** While the bus is on the road, before everything else: whom to call, where it stops next, and where it is. */
export function UnderWay({ booking, location }: { booking: BookingView; location: VehicleLocation }) {
  const { t } = useTranslation('booking');
  const path = usePath();
  // While the bus waits for its way home, that is said instead.
  const next = location.isActive ? nextOf(booking) : undefined;
  const day = useDayRows(booking.onTheDay);
  return (
    <Stack as="section" labelledBy="under-way">
      <h2 id="under-way">{t('underWay.title')}</h2>
      <SummaryList
        rows={[
          ...(next?.at
            ? [
                {
                  label: t('underWay.next'),
                  value: (
                    <>
                      <DateTime at={next.at} today={booking.now} /> {next.stop.name}
                    </>
                  ),
                },
              ]
            : []),
          ...day,
        ]}
      />
      <LiveMap {...location} wayHome={location.return} live={path(to.vehicleLocationLive(booking.number))} />
    </Stack>
  );
}

function nextOf({ trip: { legs, departure }, journey, now }: Pick<BookingView, 'trip' | 'journey' | 'now'>) {
  if (!journey) return undefined;
  return nextStop({ legs, hasReturn: legs.length > 1, pickupAt: departure, status: journey.status, now });
}
