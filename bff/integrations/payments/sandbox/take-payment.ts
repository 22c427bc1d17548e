import { balanceEntry } from './balance';
import { newCharge, REFUSAL } from './charge';
import { customerDetails } from './checkout-session';
import { newId, nowSeconds, type Charge, type Intent, type Session, type SessionSecrets } from './objects';
import type { Change, SandboxState } from './state';

function intentOf(state: SandboxState, session: Session, change: Change): Intent {
  const existing = session.payment_intent && state.get<Intent>('payment_intent', session.payment_intent);
  if (existing) return existing;
  const secrets = state.secrets<SessionSecrets>(session.id)!;
  const id = newId('pi');
  const intent: Intent = {
    id,
    object: 'payment_intent',
    amount: session.amount_total,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${newId('s', 20).slice(2)}`,
    confirmation_method: 'automatic',
    created: nowSeconds(),
    currency: session.currency,
    customer: null,
    description: secrets.intentDescription,
    invoice: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: secrets.intentMetadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    processing: null,
    receipt_email: session.customer_email,
    review: null,
    setup_future_usage: null,
    shipping: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
  change.emit('payment_intent.created', intent);
  return intent;
}

/** The customer pays. Returns the session afterwards; a closed one stays as it was. */
export function paySession(state: SandboxState, session: Session, change: Change): Session {
  if (session.status !== 'open') return session;
  const before = intentOf(state, session, change);
  const charge = newCharge(before, session, true);
  const settled = balanceEntry(charge.id, charge.amount, charge.currency, 'charge');
  const paidCharge: Charge = { ...charge, balance_transaction: settled.id };
  const intent: Intent = {
    ...before,
    amount_received: before.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    payment_method: charge['payment_method'],
    status: 'succeeded',
  };
  const paid: Session = {
    ...session,
    customer_details: session.customer_email === null ? null : customerDetails(session.customer_email, 'SE'),
    payment_intent: intent.id,
    payment_status: 'paid',
    status: 'complete',
    url: null,
  };
  change.keep(settled).keep(paidCharge).keep(intent).keep(paid);
  change.emit('charge.succeeded', paidCharge);
  change.emit('payment_intent.succeeded', intent);
  change.emit('checkout.session.completed', paid);
  return paid;
}

/** The bank declines. The session stays open, so that the customer can try again, as with Stripe. */
export function declineSession(state: SandboxState, session: Session, change: Change): Session {
  if (session.status !== 'open') return session;
  const before = intentOf(state, session, change);
  const charge = newCharge(before, session, false);
  const intent: Intent = {
    ...before,
    last_payment_error: { ...REFUSAL, charge: charge.id },
    latest_charge: charge.id,
  } as Intent;
  const open: Session = { ...session, payment_intent: intent.id };
  change.keep(charge).keep(intent).keep(open);
  change.emit('charge.failed', charge);
  change.emit('payment_intent.payment_failed', intent);
  return open;
}
