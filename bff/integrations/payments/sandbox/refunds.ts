import { balanceEntry } from './balance';
import { checkMetadata } from './checkout-session';
import { newId, nowSeconds, type Charge, type Dispute, type Intent, type Metadata, type Refund } from './objects';
import type { Change, SandboxState } from './state';
import { invalid, missing } from './stripe-error';

export interface RefundParams {
  payment_intent?: string;
  charge?: string;
  amount?: number;
  reason?: string;
  metadata?: Metadata;
}

/** How the bank handles the next refunds: most succeed at once; tests choose the others. */
export type RefundOutcome = 'succeeded' | 'pending' | 'failed';

function chargeOf(state: SandboxState, params: RefundParams): Charge {
  let chargeId = params.charge;
  if (params.payment_intent !== undefined) {
    const intent = state.get<Intent>('payment_intent', params.payment_intent);
    if (!intent) throw missing('payment_intent', params.payment_intent, 'payment_intent');
    if (intent.status !== 'succeeded' || !intent.latest_charge) {
      throw invalid('This PaymentIntent does not have a successful charge to refund.', 'charge_not_refundable');
    }
    chargeId = intent.latest_charge;
  }
  if (chargeId === undefined) throw invalid('One of the following params should be provided: payment_intent, charge.');
  const charge = state.get<Charge>('charge', chargeId);
  if (!charge) throw missing('charge', chargeId, 'charge');
  if (charge.status !== 'succeeded') throw invalid(`Charge ${chargeId} has not been paid.`, 'charge_not_refundable');
  return charge;
}

/** A bank has its money: it cannot be refunded a second time. */
const isWithheld = (state: SandboxState, { id }: Charge): boolean =>
  state
    .newestFirst<Dispute>('dispute')
    .some((dispute) => dispute.charge === id && dispute.status !== 'won' && !dispute.status.startsWith('warning'));

export function createRefund(
  state: SandboxState,
  params: RefundParams,
  outcome: RefundOutcome,
  change: Change,
): Refund {
  checkMetadata(params.metadata);
  const charge = chargeOf(state, params);
  if (isWithheld(state, charge)) throw invalid(`Charge ${charge.id} has been charged back.`, 'charge_disputed');
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
  const amount = params.amount ?? left;
  if (amount < 1) throw invalid('Invalid positive integer', 'parameter_invalid_integer', 'amount');
  if (amount > left) {
    throw invalid(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      undefined,
      'amount',
    );
  }
  const id = newId('re');
  const moved = balanceEntry(id, -amount, charge.currency, 'refund');
  const refund: Refund = {
    id,
    object: 'refund',
    amount,
    balance_transaction: moved.id,
    charge: charge.id,
    created: nowSeconds(),
    currency: charge.currency,
    metadata: params.metadata ?? {},
    payment_intent: charge.payment_intent,
    reason: params.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: outcome === 'succeeded' ? 'succeeded' : 'pending',
    transfer_reversal: null,
  };
  const refunded = charge.amount_refunded + amount;
  const after: Charge = { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount };
  change.keep(moved).keep(refund).keep(after).emit('charge.refunded', after);
  // The bank's refusal comes a while after Stripe has answered.
  return outcome === 'failed' ? settleRefund(after, refund, 'failed', change).before : refund;
}

/** The bank's answer to a pending refund (or its refusal of one that seemed done). A failed one returns the money to the merchant. */
export function settleRefund(
  charge: Charge,
  refund: Refund,
  status: 'succeeded' | 'failed',
  change: Change,
): { before: Refund; after: Refund } {
  if (refund.status === status || refund.status === 'failed') return { before: refund, after: refund };
  let after: Refund = { ...refund, status };
  if (status === 'failed') {
    const back = balanceEntry(refund.id, refund.amount, String(charge.currency), 'refund_failure');
    after = { ...after, failure_balance_transaction: back.id, failure_reason: 'lost_or_stolen_card' };
    change.keep(back).keep({ ...charge, amount_refunded: charge.amount_refunded - refund.amount, refunded: false });
  }
  change.keep(after).emit('charge.refund.updated', after);
  if (status === 'failed') change.emit('refund.failed', after);
  return { before: refund, after };
}
