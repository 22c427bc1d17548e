import { HOUR } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import type { BookingDetails } from './order-details';

/** How long a customer may think it over. */
const HOURS_TO_CHOOSE = 24;
/** Never later than this before departure: travellers must know by then how they travel. */
const LATEST_HOURS_BEFORE = 4;

/**
 * The customer's deadline for choosing between a refund and another bus, or null when it is too late. The search only finds buses that
 * leave at least `leadHours` from now, so later there is no other bus to choose.
 */
export function choiceDeadline({
  at,
  departure,
  leadHours,
}: {
  at: Date;
  departure: Date;
  leadHours: number;
}): Date | null {
  const latest = departure.getTime() - Math.max(LATEST_HOURS_BEFORE, leadHours) * HOUR;
  const deadline = new Date(Math.min(at.getTime() + HOURS_TO_CHOOSE * HOUR, latest));
  return deadline > at ? deadline : null;
}

/** The customer can still choose: after the deadline the money is theirs, also before it is on its way. */
export const isChoiceOpen = ({ choice }: Pick<BookingDetails, 'choice'>): boolean =>
  choice?.status === 'waiting' && choice.deadline > clock.now();
