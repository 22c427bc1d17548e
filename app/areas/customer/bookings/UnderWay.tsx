import { useTranslation } from '~/i18n/use-translation';
import type { BookingView, VehicleLocation } from '@bff/areas/customer';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { Stack } from '@ds/primitives/Stack/Stack';
import { formatDate } from '@formats';
import { usePath } from '~/http/paths';
import { to } from '~/to';
import { LiveMap } from '../parts/LiveMap';
import { useDayRows } from './BookingFacts';

/** While the bus is on the road, before everything else: whom to call, where it stops next, and where it is. */
export function UnderWay({ booking, location }: { booking: BookingView; location: VehicleLocation }) {
  const { t } = useTranslation('booking');
  const path = usePath();
  // While the bus waits for its way home, that is said instead.
  const next = location.isActive ? nextStop(booking) : undefined;
  const day = useDayRows(booking.onTheDay);
  return (
    <Stack as="section" labelledBy="under-way">
      <h2 id="under-way">{t('underWay.title')}</h2>
      <SummaryList
        rows={[
          ...(next
            ? [
                {
                  label: t('underWay.next'),
                  value: (
                    <>
                      <DateTime
                        at={next.at}
                        show={formatDate(next.at) === formatDate(booking.now) ? 'time' : 'dateTime'}
                      />{' '}
                      {next.name}
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

/** By the timetable: where the bus arrives after now. */
function nextStop({ trip, now }: Pick<BookingView, 'trip' | 'now'>) {
  const coming = trip.legs
    .flatMap(({ stops }) => stops)
    .flatMap(({ name, arrival }) => (arrival && arrival > now ? [{ name, at: arrival }] : []));
  return coming[0];
}
