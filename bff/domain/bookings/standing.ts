import { clock } from '@bff/platform/clock';
import { FIRM, shownBooking, type ShownBookingStatus } from '@states/booking-states';
import { type BookingProblem, driverProblem, needsDriver, problemOf, type Watched } from './booking-problem';

/** What every trip with a problem is, unless another state is said. */
const PLAIN: readonly ShownBookingStatus[] = FIRM;

/** How a booking stands for those who handle it. */
export interface Standing {
  /** Its most urgent problem. */
  problem: BookingProblem | null;
  /** Nobody is to drive it yet. */
  needsDriver: boolean;
  /**
   * What is said of it: its problems, the most urgent first, and its state unless the problems say enough. A problem wins.
   * `choiceUntil`: canceled by its operator, and until when its customer may choose another bus or the money.
   */
  stands: { problems: readonly BookingProblem[]; status: ShownBookingStatus | null; choiceUntil?: Date };
}

/** The only rule for it: lists, overviews, a booking's own page and its order's say the same of the same booking. */
export function standingOf(booking: Watched): Standing {
  const problem = problemOf(booking);
  const lacking = driverProblem(booking);
  const problems = problem === null ? [] : lacking && problem !== lacking ? [problem, lacking] : [problem];
  const status = shownBooking(booking.status, booking.journeyStatus);
  // How it ended is said by the problem itself.
  const isSaid = problem !== null && (status === problem || PLAIN.includes(status));
  return {
    problem,
    needsDriver: needsDriver(booking),
    stands: { problems, status: isSaid ? null : status, ...choiceOf(booking) },
  };
}

const choiceOf = ({ status, choice }: Watched): Pick<Standing['stands'], 'choiceUntil'> =>
  status === 'canceled' && choice?.status === 'waiting' && choice.deadline > clock.now()
    ? { choiceUntil: choice.deadline }
    : {};
