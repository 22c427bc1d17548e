import { useTranslation } from '~/i18n/use-translation';
import type { PickedOffer } from '@bff/areas/customer';
import { NarrowFold } from '@ds/patterns/NarrowFold/NarrowFold';
import { Stack } from '@ds/primitives/Stack/Stack';
import { formatTime, formatWhen } from '@formats';
import { useLocale } from '~/http/paths';
import { useMoney } from '~/i18n/use-money';
import { PickedTrip } from '~/nouns/trips/PickedTrip';

/** The trip that somebody was about to book when they had to log in or register: in one line, and whole, folded where there is little room. */
export function TripOnTheWay({ trip }: { trip: PickedOffer }) {
  const { t } = useTranslation('auth');
  const money = useMoney();
  const locale = useLocale();
  const summary = t('login.trip', {
    stops: trip.stops.join(' – '),
    departure: formatWhen(trip.departure, locale),
    price: money(trip.total),
    time: formatTime(trip.expires),
  });
  return (
    <Stack>
      <p>
        <strong>{summary}</strong>
      </p>
      <NarrowFold title={t('login.wholeTrip')}>
        <PickedTrip offer={trip} />
      </NarrowFold>
    </Stack>
  );
}
