import type { refundsOfOrder } from '@bff/domain/payments';

type Refund = Awaited<ReturnType<typeof refundsOfOrder>>[number];

/** A row in an order's table of refunds. */
export type ListedRefund = Pick<Refund, 'id' | 'createdAt' | 'status' | 'reason' | 'method' | 'amount' | 'retryOf'>;

export const listedRefund = ({ id, createdAt, status, reason, method, amount, retryOf }: Refund): ListedRefund => ({
  id,
  createdAt,
  status,
  reason,
  method,
  amount,
  retryOf,
});

/** A failed refund, with the bank's reason. */
export type LostRefund = Pick<Refund, 'id' | 'amount' | 'failureReason'>;

/** The newest failed refund that has not been retried: somebody has to. */
export function refundToReplace(refunds: readonly Refund[]): LostRefund | undefined {
  const lost = refunds.findLast(({ id, status }) => status === 'failed' && !refunds.some((one) => one.retryOf === id));
  return lost && { id: lost.id, amount: lost.amount, failureReason: lost.failureReason };
}
