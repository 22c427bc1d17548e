import { type Ore, percentOf } from '@bff/domain/shared/money';
import { tierAt } from './cancellation-fee';

/**
 * An operator's penalty for canceling, as a part of its price of the booking: the nearer the departure, the more it costs to find another
 * bus (decision 0603). Earlier than the first: nothing.
 */
export const OPERATOR_PENALTIES = [
  { hours: 336, basisPoints: 1_000 },
  { hours: 72, basisPoints: 2_500 },
  { hours: 24, basisPoints: 5_000 },
] as const;

/** From so many hours before departure on, canceling has a penalty. */
export const FIRST_PENALTY_HOURS = Math.max(...OPERATOR_PENALTIES.map(({ hours }) => hours));

/** What applies at that time, undefined before the first. Exactly 24 h left is the 24 h step, as with customers' fees. */
export const penaltyStep = (when: { at: Date; departure: Date }) => tierAt(OPERATOR_PENALTIES, when);

/** The penalty in öre for canceling at that time. */
export const operatorPenalty = ({
  at,
  departure,
  operatorPrice,
}: {
  at: Date;
  departure: Date;
  operatorPrice: Ore;
}): Ore => percentOf(operatorPrice, penaltyStep({ at, departure })?.basisPoints ?? 0);
