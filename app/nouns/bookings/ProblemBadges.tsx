import type { BookingProblem } from '@bff/domain/bookings';
import { ProblemBadge } from './ProblemBadge';

export interface Troubled {
  problem: BookingProblem | null;
  needsDriver: boolean;
}

/** What a trip's most urgent problem is, and that nobody drives it, until it is over; nothing where all is well. */
export function problemsOf({ problem, needsDriver }: Troubled): BookingProblem[] {
  if (problem === null) return [];
  return needsDriver && problem !== 'noDriver' ? [problem, 'noDriver'] : [problem];
}

export function ProblemBadges({ problems }: { problems: readonly BookingProblem[] }) {
  return problems.map((problem, index) => (
    <span key={problem}>
      {index > 0 ? ' ' : null}
      <ProblemBadge problem={problem} />
    </span>
  ));
}
