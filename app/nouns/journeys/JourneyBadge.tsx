import { useTranslation } from '~/i18n/use-translation';
import type { ReadJourneyStatus } from '@states/journey-states';
import { StatusBadge, type Tone } from '@ds/primitives/StatusBadge/StatusBadge';

// The same as a booking's: blue while the trip goes on, also while the bus waits for its way back.
const tones: Record<ReadJourneyStatus, Tone> = {
  notStarted: 'neutral',
  startNotReported: 'danger',
  started: 'info',
  waitsForReturn: 'info',
  returnStarted: 'info',
  completed: 'success',
  terminated: 'danger',
  notReported: 'warning',
};

interface JourneyBadgeProps {
  status: ReadJourneyStatus;
  /** Its booking is canceled: it will not be driven. */
  isCanceled: boolean;
}

/** The state of a journey. */
export function JourneyBadge({ status, isCanceled }: JourneyBadgeProps) {
  const { t } = useTranslation('journeys');
  if (isCanceled) return <StatusBadge tone="danger">{t('canceled')}</StatusBadge>;
  return <StatusBadge tone={tones[status]}>{t(`status.${status}`)}</StatusBadge>;
}
