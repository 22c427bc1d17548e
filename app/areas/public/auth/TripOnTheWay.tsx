import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import type { PickedOffer } from '@bff/areas/customer';
import { NarrowFold } from '@ds/patterns/NarrowFold/NarrowFold';
import { PriceSummary } from '@ds/patterns/PriceSummary/PriceSummary';
import { Split } from '@ds/patterns/Split/Split';
import { Stack } from '@ds/primitives/Stack/Stack';
import { formatTime, formatWhen } from '@formats';
import { useLocale } from '~/http/paths';
import { PickedTrip } from '~/nouns/trips/PickedTrip';

interface BesideTripProps {
  /** Null if nothing was being booked. */
  trip: PickedOffer | null;
  children: ReactNode;
}

/** A form with the trip that it is for beside it; on a phone the trip comes first, folded. */
export function BesideTrip({ trip, children }: BesideTripProps) {
  const { t } = useTranslation('auth');
  if (!trip) return children;
  return (
    <Split side="end" label={t('login.wholeTrip')} aside={<TripOnTheWay trip={trip} />}>
      {children}
    </Split>
  );
}

/** The trip that somebody was about to book when they had to log in or register: its price, and whole, folded where there is little room. */
function TripOnTheWay({ trip }: { trip: PickedOffer }) {
  const { t } = useTranslation('auth');
  const locale = useLocale();
  return (
    <Stack>
      <p>
        <strong>{trip.stops.map(({ name }) => name).join(' – ')}</strong>
        <br />
        {formatWhen(trip.departure, locale)}
      </p>
      <PriceSummary
        title={t('login.price')}
        total={trip.total}
        note={t('login.priceValid', { time: formatTime(trip.expires) })}
      />
      <NarrowFold title={t('login.wholeTrip')}>
        <PickedTrip offer={trip} />
      </NarrowFold>
    </Stack>
  );
}
