import {
  listPayments,
  listRefunds,
  paymentStates,
  type PaymentStatus,
  type PaymentSummary,
  REFUND_ATTENTION,
  type RefundListQuery,
  refundStates,
  type RefundSummary,
} from '@bff/domain/payments';
import type { UserActor } from '@bff/domain/shared/actor';
import type { ListQuery, ListSpec, ReadList } from '@bff/lists';

type Sort = 'created' | 'amount';
type PaymentFilter = 'status' | 'attention';
type RefundFilter = 'status' | 'method' | 'attention';

/** Payments, the newest first. `attention=waiting`: only those that somebody has to look at. */
export const paymentListSpec: ListSpec<Sort, PaymentFilter> = {
  sorts: ['created', 'amount'],
  plainSort: '-created',
  filters: { status: paymentStates.states, attention: ['waiting'] },
};

export function readPayments(actor: UserActor, query: ListQuery<Sort, PaymentFilter>): ReadList<PaymentSummary> {
  const { text, sort, descending, filters } = query;
  const status = filters.status as PaymentStatus | undefined;
  return (part) =>
    listPayments(actor, { text, sort, descending, status, waiting: filters.attention === 'waiting', ...part });
}

export const REFUND_METHODS = ['provider', 'elsewhere'] as const;

/** Refunds, the newest first. */
export const refundListSpec: ListSpec<Sort, RefundFilter> = {
  sorts: ['created', 'amount'],
  plainSort: '-created',
  filters: { status: refundStates.states, method: REFUND_METHODS, attention: REFUND_ATTENTION },
};

export function readRefunds(actor: UserActor, query: ListQuery<Sort, RefundFilter>): ReadList<RefundSummary> {
  const { text, sort, descending, filters } = query;
  const asked = {
    status: filters.status,
    method: filters.method,
    attention: filters.attention,
  } as Pick<RefundListQuery, 'status' | 'method' | 'attention'>;
  return (part) => listRefunds(actor, { text, sort, descending, ...asked, ...part });
}
