import type { refundsOfOrder } from '@bff/domain/payments';

type Refund = Awaited<ReturnType<typeof refundsOfOrder>>[number];

/** A row in an order's table of refunds. */
export type ListedRefund = Pick<Refund, 'id' | 'createdAt' | 'status' | 'reason' | 'method' | 'amount'>;

export const listedRefund = ({ id, createdAt, status, reason, method, amount }: Refund): ListedRefund => ({
  ...{ id, createdAt, status },
  ...{ reason, method, amount },
});

/** The newest failed refund that has not been retried: somebody has to. */
export const refundToMakeAnew = (refunds: readonly Refund[]): number | undefined =>
  refunds.findLast(({ id, status }) => status === 'failed' && !refunds.some(({ retryOf }) => retryOf === id))?.id;
