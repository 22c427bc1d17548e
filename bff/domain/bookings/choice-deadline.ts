import { HOUR } from '@bff/domain/shared/time';

/** How long a customer may think about it. */
const HOURS_TO_CHOOSE = 24;
/** Never later than this before departure: whoever travels must know by then how. */
const LATEST_HOURS_BEFORE = 4;

/**
 * Until when a customer may choose between the money and another bus, or null when it is too late to choose. There is no other bus once the
 * search finds none: the buses that it finds leave at least `leadHours` from now.
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
