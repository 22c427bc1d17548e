import type { Translate } from '~/i18n/text-keys';
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

/** The state of a journey in a word, for pages and files alike. */
export const journeyState = (t: Translate, { status, isCanceled }: JourneyBadgeProps): string =>
  isCanceled ? t('journeys:canceled') : t(`journeys:status.${status}`);

/** The state of a journey. */
export function JourneyBadge(journey: JourneyBadgeProps) {
  const { t } = useTranslation('journeys');
  return (
    <StatusBadge tone={journey.isCanceled ? 'danger' : tones[journey.status]}>{journeyState(t, journey)}</StatusBadge>
  );
}
