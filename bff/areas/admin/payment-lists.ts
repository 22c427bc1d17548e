import {
  listPayments,
  listRefunds,
  type PaymentSummary,
  REFUND_ATTENTION,
  refundStates,
  type RefundSummary,
  sumPayments,
  sumRefunds,
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
  const { status, attention } = filters;
  const asked = { text, sort, descending, status, waiting: attention === 'waiting' };
  return async (part) => {
    const page = await listPayments(actor, { ...asked, ...part });
    const isSummed = Boolean(text || status || attention) && page.total > 1;
    return { ...page, ...(isSummed && { sums: await sumPayments(actor, asked) }) };
  };
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
  const asked = { text, sort, descending, status, method, attention };
  return async (part) => {
    const page = await listRefunds(actor, { ...asked, ...part });
    const isSummed = Boolean(text || status || method || attention) && page.total > 1;
    return { ...page, ...(isSummed && { sums: await sumRefunds(actor, asked) }) };
  };
}
