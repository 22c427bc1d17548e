import { useTranslation } from '~/i18n/use-translation';
import type { BookingProblem } from '@bff/domain/bookings';
import { StatusBadge } from '@ds/primitives/StatusBadge/StatusBadge';

const CAN_WAIT: readonly BookingProblem[] = ['noDriver', 'notReported', 'changeProposed'];

/** What needs attention, in a word. */
export function ProblemBadge({ problem }: { problem: BookingProblem }) {
  const { t } = useTranslation('bookings');
  return <StatusBadge tone={CAN_WAIT.includes(problem) ? 'warning' : 'danger'}>{t(`problem.${problem}`)}</StatusBadge>;
}
