import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import type { PickedOffer } from '@bff/areas/customer';
import type { AskedOnTheWay } from '@bff/areas/public';
import { NarrowFold } from '@ds/patterns/NarrowFold/NarrowFold';
import { PriceSummary } from '@ds/patterns/PriceSummary/PriceSummary';
import { Split } from '@ds/patterns/Split/Split';
import { Money } from '@ds/primitives/Money/Money';
import { Stack } from '@ds/primitives/Stack/Stack';
import { useTextBrowser } from '@ds/support/text-browser';
import { formatTime, formatWhen } from '@formats';
import { useLocale } from '~/http/paths';
import { PickedTrip } from '~/nouns/trips/PickedTrip';
import { TripLine } from '~/nouns/trips/TripLine';

interface BesideTripProps {
  /** Null if nothing was being booked. */
  trip: PickedOffer | null;
  /** Null if no quotes were being requested. */
  asked: AskedOnTheWay | null;
  children: ReactNode;
}

/** A form with the trip that it is for beside it; on a phone the trip comes first, folded. */
export function BesideTrip({ trip, asked, children }: BesideTripProps) {
  const { t } = useTranslation('auth');
  if (!trip && !asked) return children;
  return (
    <Split
      side="end"
      asideLast="read"
      label={t(trip ? 'login.wholeTrip' : 'login.request')}
      aside={trip ? <TripOnTheWay trip={trip} /> : asked ? <RequestOnTheWay asked={asked} /> : null}
    >
      {trip ? <TripInShort trip={trip} /> : null}
      {children}
    </Split>
  );
}

/** Before the form, where the trip is read after it: in text browsers. */
function TripInShort({ trip }: { trip: PickedOffer }) {
  const { t } = useTranslation('auth');
  if (!useTextBrowser()) return null;
  return (
    <p>
      <TripLine {...trip} stops={trip.stops.map(({ name }) => name)} />
      <br />
      {t('login.price')}: <Money ore={trip.total} /> · {t('login.priceValid', { time: formatTime(trip.expires) })}
    </p>
  );
}

/** The trip that somebody was about to request quotes for, and the companies that they had chosen. */
function RequestOnTheWay({ asked }: { asked: AskedOnTheWay }) {
  const { t } = useTranslation('auth');
  const { stops, passengers, companies } = asked;
  return (
    <Stack gap="s">
      <h2>{t('login.request')}</h2>
      <p>
        <TripLine stops={stops} passengers={passengers} departure={asked.departure} return={asked.return} />
      </p>
      <p>{companies.length > 0 ? t('login.requestTo', { names: companies.join(', ') }) : t('login.requestOpen')}</p>
    </Stack>
  );
}

/** The trip that somebody was about to book when they had to log in or register: its price, and whole, folded where there is little room. */
function TripOnTheWay({ trip }: { trip: PickedOffer }) {
  const { t } = useTranslation('auth');
  const locale = useLocale();
  const whole = (
    <NarrowFold title={t('login.wholeTrip')}>
      <PickedTrip offer={trip} />
    </NarrowFold>
  );
  if (useTextBrowser()) return whole;
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
      {whole}
    </Stack>
  );
}
