import type { ShownBookingStatus } from '@states/booking-states';
import { BookingStatus } from './BookingStatus';
import { ProblemBadges, problemsOf, type Troubled } from './ProblemBadges';

/**
 * How a trip stands, alike in every list of staff: its state, and with it what has to be done about it. A column of its own would be empty
 * in most rows. How a trip ended is said once.
 */
export function TripStatus({ status, ...trip }: Troubled & { status: ShownBookingStatus }) {
  const problems = problemsOf(trip).filter((problem) => problem !== status);
  return (
    <>
      <BookingStatus status={status} />{' '}
      {problems.length > 0 ? (
        <span data-below>
          <ProblemBadges problems={problems} />
        </span>
      ) : null}
    </>
  );
}
