import type { Ore } from '@bff/domain/shared/money';
import type { OrderDetails } from './order-details';

/**
 * What of a refund a bank has taken back in a dispute already: that much of it is not in what can still be paid out (`payable`), and must not
 * be said to come.
 */
export function takenBackOf({ disputes }: Pick<OrderDetails, 'disputes'>, refund: Ore, payable: Ore): Ore {
  const disputed = disputes.reduce((sum, { withdrawnAmount }) => sum + withdrawnAmount, 0);
  return Math.max(0, Math.min(disputed, refund - payable));
}
