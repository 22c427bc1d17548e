import { balanceEntry } from './balance';
import { newId, nowSeconds, type Charge, type Dispute, type DisputeStatus } from './objects';
import type { Change, SandboxState } from './state';

/** Banks accept responses for about a week. */
const RESPOND_WITHIN_SECONDS = 7 * 24 * 60 * 60;

/** The customer's bank disputes a charge: enquires first (`warning`), or takes the money back at once. */
export function openDispute(charge: Charge, isWarning: boolean, change: Change): Dispute {
  const dispute: Dispute = {
    id: newId('dp'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: nowSeconds(),
    currency: charge.currency,
    evidence: {},
    evidence_details: {
      due_by: nowSeconds() + RESPOND_WITHIN_SECONDS,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: isWarning,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: { card: { brand: 'visa', network_reason_code: '10.4' }, type: 'card' },
    reason: 'fraudulent',
    status: isWarning ? 'warning_needs_response' : 'needs_response',
  };
  change.keep({ ...charge, disputed: true });
  change.keep(dispute).emit('charge.dispute.created', dispute);
  return isWarning ? dispute : withdraw(dispute, change);
}

/** The bank takes the money, and the provider its fee. */
function withdraw(dispute: Dispute, change: Change): Dispute {
  const moved = balanceEntry(dispute.id, -dispute.amount, dispute.currency, 'dispute');
  const after = { ...dispute, balance_transactions: [...dispute.balance_transactions, moved] };
  change.keep(moved).keep(after).emit('charge.dispute.funds_withdrawn', after);
  return after;
}

/** The next step: we have responded, or the bank has decided. A closed dispute stays as it is. */
export function moveDispute(state: SandboxState, id: string, to: DisputeStatus, change: Change): Dispute | undefined {
  const found = state.get<Dispute>('dispute', id);
  if (!found || found.status === to || isOver(found.status)) return found;
  const isFirstTaken = !to.startsWith('warning') && found.balance_transactions.length === 0;
  const before = isFirstTaken ? withdraw(found, change) : found;
  let after: Dispute = { ...before, status: to };
  if (to === 'won') {
    const back = balanceEntry(id, found.amount, found.currency, 'dispute_reversal');
    after = { ...after, balance_transactions: [...after.balance_transactions, back] };
    change.keep(back).emit('charge.dispute.funds_reinstated', after);
  }
  change.keep(after).emit(isOver(to) ? 'charge.dispute.closed' : 'charge.dispute.updated', after);
  return after;
}

const isOver = (status: DisputeStatus): boolean => ['won', 'lost', 'warning_closed'].includes(status);

/** An event about a charge, of a type that the product does not know. */
export const emitUnknown = (charge: Charge, change: Change): Change => change.emit('charge.sandbox_test', charge);

/** An event about something without an id, such as Stripe's balance. */
export function emitWithoutId(change: Change): Change {
  const balance = { object: 'balance', available: [], livemode: false, pending: [] };
  return change.emit('balance.available', balance);
}
