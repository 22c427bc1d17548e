import { useTranslation } from '~/i18n/use-translation';
import type { TripRequest } from '@bff/domain/trips';
import { SummaryList, type SummaryRow } from '@ds/patterns/SummaryList/SummaryList';
import { formatDuration, formatWhen } from '@formats';
import { useLocale } from '~/http/paths';
import { passengersText } from '~/nouns/bookings/passengers';

interface AskedTripFactsProps {
  trip: Omit<TripRequest, 'return'> & { return?: Date | undefined };
  /** The message sent with it. */
  wishes?: { message: string | null; specialRequests: string | null };
  more?: readonly SummaryRow[];
}

/** The trip that somebody requests quotes for. */
export function AskedTripFacts({ trip, wishes, more = [] }: AskedTripFactsProps) {
  const { t } = useTranslation('quotes');
  const booking = useTranslation('booking').t;
  const locale = useLocale();
  const { stops, departure, return: back } = trip;
  const between = stops.slice(1, -1);
  return (
    <SummaryList
      rows={[
        { label: t('trip.type'), value: t(`tripType.${trip.type}`) },
        { label: t('trip.from'), value: stops[0]?.place.name ?? '' },
        ...(between.length > 0
          ? [
              {
                label: t('trip.via'),
                value: between
                  .map(({ place, dwellSeconds }) =>
                    dwellSeconds > 0 ? `${place.name} (${formatDuration(dwellSeconds, locale)})` : place.name,
                  )
                  .join(', '),
              },
            ]
          : []),
        { label: t('trip.to'), value: stops.at(-1)?.place.name ?? '' },
        { label: t('trip.departure'), value: formatWhen(departure, locale) },
        ...(back ? [{ label: t('trip.return'), value: formatWhen(back, locale) }] : []),
        { label: t('trip.passengers'), value: passengersText(booking, trip) },
        ...more,
        ...(wishes?.message ? [{ label: t('fields.message'), value: wishes.message }] : []),
        ...(wishes?.specialRequests ? [{ label: t('fields.specialRequests'), value: wishes.specialRequests }] : []),
      ]}
    />
  );
}
