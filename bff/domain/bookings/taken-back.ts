import type { Ore } from '@bff/domain/shared/money';
import type { OrderDetails } from './order-details';

/** What a bank has already taken back of a refund in a dispute: that much is no longer payable (`payable`), and must not be announced. */
export function takenBackOf({ disputes }: Pick<OrderDetails, 'disputes'>, refund: Ore, payable: Ore): Ore {
  const disputed = disputes.reduce((sum, { withdrawnAmount }) => sum + withdrawnAmount, 0);
  return Math.max(0, Math.min(disputed, refund - payable));
}
