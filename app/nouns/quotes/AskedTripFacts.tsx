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

type Stop = TripRequest['stops'][number];

/** The street too, where one was typed: it decides where the bus can stop. */
const placeOf = ({ place, street }: Stop): string => (street ? `${street}, ${place.name}` : place.name);

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
        { label: t('trip.from'), value: stops.slice(0, 1).map(placeOf) },
        ...(between.length > 0
          ? [
              {
                label: t('trip.via'),
                value: between
                  .map((stop) =>
                    stop.dwellSeconds > 0
                      ? `${placeOf(stop)} (${formatDuration(stop.dwellSeconds, locale)})`
                      : placeOf(stop),
                  )
                  .join(', '),
              },
            ]
          : []),
        { label: t('trip.to'), value: stops.slice(-1).map(placeOf) },
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
