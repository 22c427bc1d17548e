import {
  listPayments,
  listRefunds,
  type PaymentSummary,
  REFUND_ATTENTION,
  refundStates,
  type RefundSummary,
} from '@bff/domain/payments';
import type { UserActor } from '@bff/domain/shared/actor';
import { type Asked, listSpec, type ReadList } from '@bff/lists';
import { SHOWN_PAYMENT_STATES } from '@states/payment-states';

/** Payments, newest first. `attention=waiting`: only those that need attention. */
export const paymentListSpec = listSpec({
  sorts: ['created', 'amount'],
  plainSort: '-created',
  filters: { status: SHOWN_PAYMENT_STATES, attention: ['waiting'] },
});

export function readPayments(actor: UserActor, query: Asked<typeof paymentListSpec>): ReadList<PaymentSummary> {
  const { text, sort, descending, filters } = query;
  const { status } = filters;
  return (part) =>
    listPayments(actor, { text, sort, descending, status, waiting: filters.attention === 'waiting', ...part });
}

/** Refunds, newest first. */
export const refundListSpec = listSpec({
  sorts: ['created', 'amount'],
  plainSort: '-created',
  filters: { status: refundStates.states, method: ['provider', 'elsewhere'], attention: REFUND_ATTENTION },
});

export function readRefunds(actor: UserActor, query: Asked<typeof refundListSpec>): ReadList<RefundSummary> {
  const {
    text,
    sort,
    descending,
    filters: { status, method, attention },
  } = query;
  return (part) => listRefunds(actor, { text, sort, descending, status, method, attention, ...part });
}
