import { useTranslation } from '~/i18n/use-translation';
import type { JourneyStatus } from '@states/journey-states';
import { StatusBadge, type Tone } from '@ds/primitives/StatusBadge/StatusBadge';

const tones: Record<JourneyStatus, Tone> = {
  notStarted: 'neutral',
  started: 'info',
  finished: 'success',
  returnStarted: 'info',
  returnCompleted: 'success',
  terminated: 'danger',
};

interface JourneyBadgeProps {
  status: JourneyStatus;
  /** Its booking is canceled: it will not be driven. */
  isCanceled: boolean;
}

/** The state of a journey. */
export function JourneyBadge({ status, isCanceled }: JourneyBadgeProps) {
  const { t } = useTranslation('journeys');
  if (isCanceled) return <StatusBadge tone="danger">{t('canceled')}</StatusBadge>;
  return <StatusBadge tone={tones[status]}>{t(`status.${status}`)}</StatusBadge>;
}
