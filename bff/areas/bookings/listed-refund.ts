import type { refundsOfOrder } from '@bff/domain/payments';

type Refund = Awaited<ReturnType<typeof refundsOfOrder>>[number];

/** A refund in a table of its order's. */
export type ListedRefund = Pick<Refund, 'id' | 'createdAt' | 'status' | 'reason' | 'method' | 'amount'>;

export const listedRefund = ({ id, createdAt, status, reason, method, amount }: Refund): ListedRefund => ({
  ...{ id, createdAt, status },
  ...{ reason, method, amount },
});

/** The newest refund that did not arrive, unless another makes it anew: somebody has to see to it. */
export const refundToMakeAnew = (refunds: readonly Refund[]): number | undefined =>
  refunds.findLast(({ id, status }) => status === 'failed' && !refunds.some(({ retryOf }) => retryOf === id))?.id;
