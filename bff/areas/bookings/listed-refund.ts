import type { refundsOfOrder } from '@bff/domain/payments';

type Refund = Awaited<ReturnType<typeof refundsOfOrder>>[number];

/** A refund in a table of its order's. */
export type ListedRefund = Pick<Refund, 'id' | 'createdAt' | 'status' | 'reason' | 'method' | 'amount'>;

export const listedRefund = ({ id, createdAt, status, reason, method, amount }: Refund): ListedRefund => ({
  ...{ id, createdAt, status },
  ...{ reason, method, amount },
});

/** What did not arrive, and why the bank says that it did not. */
export type LostRefund = Pick<Refund, 'id' | 'amount' | 'failureReason'>;

/** The newest refund that did not arrive, unless another makes it anew: somebody has to see to it. */
export function refundToMakeAnew(refunds: readonly Refund[]): LostRefund | undefined {
  const lost = refunds.findLast(({ id, status }) => status === 'failed' && !refunds.some((one) => one.retryOf === id));
  return lost && { id: lost.id, amount: lost.amount, failureReason: lost.failureReason };
}
