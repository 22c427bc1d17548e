import { useTranslation } from '~/i18n/use-translation';
import { FIRM, type ShownBookingStatus } from '@states/booking-states';
import { BookingStatus } from './BookingStatus';
import { ProblemBadges, problemsOf, type Troubled } from './ProblemBadges';

/** What every trip with a problem is, unless it is said. */
const PLAIN: readonly ShownBookingStatus[] = FIRM;

/**
 * How a trip stands, alike in every list of staff: what has to be done about it, or else its state. A column of its own would be empty in
 * most rows. How a trip ended is said once.
 */
export function TripStatus({ status, ...trip }: Troubled & { status: ShownBookingStatus }) {
  const { t } = useTranslation('booking');
  const problems = problemsOf(trip).filter((problem) => problem !== status);
  if (problems.length === 0) return <BookingStatus status={status} />;
  return <ProblemBadges problems={problems} also={PLAIN.includes(status) ? undefined : t(`status.${status}`)} />;
}
