import type { QuoteDraft } from '@bff/areas/public';
import { NarrowFold } from '@ds/patterns/NarrowFold/NarrowFold';
import { Stack } from '@ds/primitives/Stack/Stack';
import { useTranslation } from '~/i18n/use-translation';
import { TripMap } from '~/nouns/bookings/TripMap';
import { PickedTrip } from '~/nouns/trips/PickedTrip';

interface AskedTripProps extends Pick<QuoteDraft, 'map'> {
  /** As the page's data say it: without a return there is none, or it is undefined. */
  trip: Omit<QuoteDraft['trip'], 'return'> & { return?: Date | undefined };
}

/** The trip that quotes are requested for, beside the form: on its map, and out and home. */
export function AskedTrip({ trip, map }: AskedTripProps) {
  const { t } = useTranslation('booking');
  const { stops, departure, return: back, adults, children } = trip;
  return (
    <NarrowFold title={t('details.trip')}>
      <Stack>
        <TripMap map={map} isBeside />
        <PickedTrip
          offer={{
            stops: stops.map(({ place, street }) => ({ name: place.name, street })),
            departure,
            return: back ?? null,
            passengers: adults + children,
            buses: [],
          }}
        />
      </Stack>
    </NarrowFold>
  );
}
