import type { Translate } from '~/i18n/text-keys';
import { useTranslation } from '~/i18n/use-translation';
import type { OrderLeg as Leg } from '@bff/domain/bookings';
import { Timeline, type TimelineItem } from '@ds/patterns/Timeline/Timeline';
import { Columns } from '@ds/primitives/Columns/Columns';
import { Stack } from '@ds/primitives/Stack/Stack';
import { formatDuration, formatLongDate, type FormatLocale } from '@formats';
import { useLocale } from '~/http/paths';
import { timeAndDay } from './time-and-day';

const seconds = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / 1000;

function itemsOf(leg: Leg, t: Translate<'booking'>, locale: FormatLocale): TimelineItem[] {
  return leg.stops.flatMap((stop, index) => {
    const before = leg.stops[index - 1];
    const isEnd = index === 0 || index === leg.stops.length - 1;
    const at = stop.arrival ?? stop.departure;
    const stay =
      stop.arrival && stop.departure && stop.departure > stop.arrival
        ? t('details.stay', { duration: formatDuration(seconds(stop.arrival, stop.departure), locale) })
        : null;
    const details = [stop.street, t(`stopType.${stop.stopType}`), stay].filter(Boolean).join(' · ');
    const here: TimelineItem = {
      kind: isEnd ? 'end' : 'stop',
      ...timeAndDay(at, leg.departure, locale),
      title: stop.name,
      detail: details,
    };
    if (!before?.departure || !stop.arrival) return [here];
    const duration = formatDuration(seconds(before.departure, stop.arrival), locale);
    return [{ kind: 'drive', detail: t('details.drive', { duration }) }, here];
  });
}

interface ItineraryProps {
  legs: readonly Leg[];
  /** Next to each other where there is room. */
  beside?: boolean;
  /** Stands under a heading of its own within a section. */
  headed?: boolean;
}

/** Out and back, like a timetable. */
export function Itinerary({ legs, beside = false, headed = false }: ItineraryProps) {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  const Heading = headed ? 'h4' : 'h3';
  const ways = legs.map((leg) => {
    const isOut = leg.direction === 'outbound';
    return (
      <Stack key={leg.direction}>
        <Heading>
          {t(isOut ? 'details.outbound' : 'details.returnLeg', { date: formatLongDate(leg.departure, locale) })}
        </Heading>
        <Timeline label={t(isOut ? 'details.outboundLabel' : 'details.returnLabel')} items={itemsOf(leg, t, locale)} />
      </Stack>
    );
  });
  return beside ? <Columns least="wide">{ways}</Columns> : <Stack gap="l">{ways}</Stack>;
}
