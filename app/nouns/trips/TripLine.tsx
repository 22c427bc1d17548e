import { useTranslation } from '~/i18n/use-translation';
import { formatDate, formatNearDeparture, formatTime } from '@formats';
import { useLocale } from '~/http/paths';

interface TripLineProps {
  stops: readonly string[];
  passengers: number;
  departure: Date;
  /** Null for a one-way trip. */
  return: Date | null;
}

/** A trip in a short sentence. A return on the same day is given by its time only. */
export function TripLine({ stops, passengers, departure, return: back }: TripLineProps) {
  const { t } = useTranslation('search');
  const locale = useLocale();
  const when = (at: Date) => formatNearDeparture(at, locale);
  const isSameDay = back !== null && formatDate(back) === formatDate(departure);
  return t(back ? 'results.summaryReturn' : 'results.summary', {
    stops: stops.join(' – '),
    count: passengers,
    departure: when(departure),
    return: back ? (isSameDay ? formatTime(back) : when(back)) : undefined,
  });
}
