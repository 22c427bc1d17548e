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

/** The penalty in öre for canceling at that time. Exactly 24 h left is the 24 h step, as with customers' fees. */
export const operatorPenalty = ({
  at,
  departure,
  operatorPrice,
}: {
  at: Date;
  departure: Date;
  operatorPrice: Ore;
}): Ore => percentOf(operatorPrice, tierAt(OPERATOR_PENALTIES, { at, departure })?.basisPoints ?? 0);
