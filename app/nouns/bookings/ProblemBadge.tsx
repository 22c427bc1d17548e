import { useTranslation } from '~/i18n/use-translation';
import type { BookingProblem } from '@bff/domain/bookings';
import { StatusBadge, type Tone } from '@ds/primitives/StatusBadge/StatusBadge';

const CAN_WAIT: readonly BookingProblem[] = ['noDriver', 'notReported', 'changeProposed'];

export const problemTone = (problem: BookingProblem): Tone => (CAN_WAIT.includes(problem) ? 'warning' : 'danger');

/** What needs attention, in a word. */
export function ProblemBadge({ problem, isFollowed }: { problem: BookingProblem; isFollowed?: boolean }) {
  const { t } = useTranslation('bookings');
  return (
    <StatusBadge tone={problemTone(problem)} isFollowed={isFollowed}>
      {t(`problem.${problem}`)}
    </StatusBadge>
  );
}
