import type { ComponentProps } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { formatLongDateTime } from '@formats';
import { useLocale } from '~/http/paths';
import type { AskedTripFacts } from '~/nouns/quotes/AskedTripFacts';
import { passengersText } from '~/nouns/bookings/passengers';

interface TellSellerProps {
  email: string;
  trip: ComponentProps<typeof AskedTripFacts>['trip'];
}

/** A trip that no company can be asked about goes to us: a mail that says it already. */
export function TellSeller({ email, trip }: TellSellerProps) {
  const { t } = useTranslation('quotes');
  const booking = useTranslation('booking').t;
  const locale = useLocale();
  const body = [
    trip.stops.map(({ place }) => place.name).join(' – '),
    formatLongDateTime(trip.departure, locale),
    ...(trip.return ? [`${t('trip.return')}: ${formatLongDateTime(trip.return, locale)}`] : []),
    passengersText(booking, trip),
  ].join('\r\n');
  return (
    <LinkButton
      variant="secondary"
      href={`mailto:${email}?subject=${encodeURIComponent(t('request.subject'))}&body=${encodeURIComponent(body)}`}
    >
      {t('request.tellUs')}
    </LinkButton>
  );
}
