import { useTranslation } from '~/i18n/use-translation';
import type { TrafficJourney } from '@bff/areas/traffic';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { StatusBadge } from '@ds/primitives/StatusBadge/StatusBadge';
import { formatDuration } from '@formats';
import { useLocale } from '~/http/paths';

/** How late a journey is; nothing while it is on time. */
export function Late({ lateMinutes, isFollowed }: Pick<TrafficJourney, 'lateMinutes'> & { isFollowed?: boolean }) {
  const { t } = useTranslation('traffic');
  const locale = useLocale();
  if (lateMinutes === 0) return null;
  return (
    <StatusBadge tone="danger" isFollowed={isFollowed}>
      {t('journeys.late', { time: formatDuration(lateMinutes * 60, locale) })}
    </StatusBadge>
  );
}

/** When a bus arrives at its next stop, and how that is known. */
export function ArrivalTime({ arrival }: Pick<TrafficJourney, 'arrival'>) {
  const { t } = useTranslation('traffic');
  return (
    <>
      {/* One text with its spaces: Chromium leaves a text that is only a space out of the cell's name. */}
      <DateTime at={arrival.at} show="departure" />
      {` ${arrival.place ?? t('journeys.base')} `}
      <span className="muted">{t(`journeys.arrivalFrom.${arrival.from}`)}</span>
    </>
  );
}

/** When a bus last reported its position. */
export function Seen({ seenAt, isActive }: Pick<TrafficJourney, 'seenAt' | 'isActive'>) {
  const { t } = useTranslation('traffic');
  if (seenAt) return <DateTime at={seenAt} show="time" />;
  return isActive ? t('journeys.notSeen') : '–';
}
