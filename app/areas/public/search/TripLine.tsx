import { useTranslation } from '~/i18n/use-translation';
import { formatDate, formatLongDateTime, formatTime } from '@formats';
import { useLocale } from '~/http/paths';

interface TripLineProps {
  stops: readonly string[];
  passengers: number;
  departure: Date;
  /** Null where nobody is driven home. */
  return: Date | null;
}

/** A trip in a sentence. The way home on the same day is told by its time alone. */
export function TripLine({ stops, passengers, departure, return: back }: TripLineProps) {
  const { t } = useTranslation('search');
  const locale = useLocale();
  const isSameDay = back !== null && formatDate(back) === formatDate(departure);
  return t(back ? 'results.summaryReturn' : 'results.summary', {
    ...{ stops: stops.join(' – '), passengers },
    departure: formatLongDateTime(departure, locale),
    return: back ? (isSameDay ? formatTime(back) : formatLongDateTime(back, locale)) : undefined,
  });
}
