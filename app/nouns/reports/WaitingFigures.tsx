import { useTranslation } from '~/i18n/use-translation';
import { Banner } from '@ds/patterns/Banner/Banner';
import { KeyFigures } from '@ds/patterns/KeyFigures/KeyFigures';
import { formatDate, formatDaysAhead, formatNearDeparture, formatTime } from '@formats';
import { useLocale } from '~/http/paths';
import { useMoment } from '~/i18n/use-when';
import { Section } from '~/screens/DetailScreen';

const HOUR = 3_600_000;

interface WaitingQueue {
  label: string;
  count: number;
  /** Since when the oldest has waited, where that is known. */
  oldest: Date | null;
  /** When the first of it ends by itself, where it does. */
  deadline?: Date | null | undefined;
  /** When the first of the trips that wait departs. */
  departure?: Date | null | undefined;
  /** What comes by then, or is too late. */
  awaits?: 'choice' | 'answer' | undefined;
  href: string;
}

/** What waits for somebody: how much of it, for how long, and where it is dealt with. */
export function WaitingFigures({ queues, now }: { queues: readonly WaitingQueue[]; now: Date }) {
  const { t } = useTranslation('companies');
  const waiting = queues.filter(({ count }) => count > 0);
  const moment = useMoment();
  const locale = useLocale();
  const note = ({ oldest, deadline, awaits = 'choice', departure }: WaitingQueue) => {
    if (deadline) return t(`waiting.deadline.${awaits}`, { at: moment(deadline) });
    return departure ? t('waiting.departure', { at: dayAndTime(departure) }) : age(oldest);
  };
  /** What departs today is what to see to first: that is read at once, a date is not. */
  const dayAndTime = (at: Date) =>
    formatDate(at) === formatDate(now)
      ? `${formatDaysAhead(0, locale)} ${formatTime(at)}`
      : formatNearDeparture(at, locale);
  const age = (oldest: Date | null) => {
    if (!oldest) return undefined;
    const hours = Math.floor((new Date(now).getTime() - new Date(oldest).getTime()) / HOUR);
    if (hours < 1) return t('waiting.new');
    return hours < 24 ? t('waiting.hours', { count: hours }) : t('waiting.days', { count: Math.floor(hours / 24) });
  };
  return (
    <Section id="queues" title={t('waiting.title')}>
      {waiting.length === 0 ? (
        <Banner tone="success">{t('waiting.nothing')}</Banner>
      ) : (
        <KeyFigures
          figures={waiting.map((queue) => ({
            label: queue.label,
            value: queue.count,
            href: queue.href,
            note: note(queue),
          }))}
        />
      )}
    </Section>
  );
}
