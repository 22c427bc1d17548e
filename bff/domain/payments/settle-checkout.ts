// Traces: S9-002
import { type Checkout, PaymentProviderRefused } from '@bff/integrations/payments/port';
import { clock } from '@bff/platform/clock';
import { logger } from '@bff/platform/logger';
import { enqueue } from '@bff/domain/shared/outbox.store';
import { inTransaction } from '@bff/platform/transaction';
import { postCapture } from './ledger';
import { orderPayments, type FailedPayment } from './order-port';
import { paymentStates, type PaymentStatus } from './payment-states';
import { paymentStore, type Payment, type PaymentChanges } from './payment.store';
import { refundPayment } from './promise-refund';
import { paymentProvider } from './provider';

/** The payment's status afterwards; `unknown` when the session is not ours. */
export interface Settled {
  status: PaymentStatus | 'unknown';
  orderId: number | null;
  /** Whether this call was the one that moved it. */
  isNew: boolean;
}

/**
 * Brings a payment up to date with the provider's session. Called by the webhook worker, by the page the customer returns to and by
 * reconciliation, in any order and any number of times: the first that finds the money moves it, the others change nothing. Throws
 * PaymentProviderUnavailable.
 */
export async function settleCheckout(sessionId: string): Promise<Settled> {
  const known = await paymentStore.findBySession(sessionId);
  if (known && paymentStates.isEnd(known.status)) return { status: known.status, orderId: known.orderId, isNew: false };
  const asked = paymentProvider().getCheckout(sessionId);
  // A session that neither we nor the provider know: somebody made it up.
  const checkout = known ? await asked : await unlessMissing(asked);
  return checkout ? applyCheckout(checkout, known) : { status: 'unknown', orderId: null, isNew: false };
}

/** `settleCheckout` for what an order has open. Throws PaymentProviderUnavailable. */
export async function settleLivePayments(orderId: number): Promise<void> {
  for (const { sessionId } of await paymentStore.live(orderId)) if (sessionId !== null) await settleCheckout(sessionId);
}

/** The payment that a session is for. Moves nothing: the caller may be a stranger. Throws PaymentProviderUnavailable. */
export async function paymentOfSession(sessionId: string): Promise<Payment | undefined> {
  const known = await paymentStore.findBySession(sessionId);
  if (known) return known;
  const checkout = await unlessMissing(paymentProvider().getCheckout(sessionId));
  return checkout && (await claimedBy(checkout));
}

/** `undefined` for what the provider does not know. */
async function unlessMissing<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof PaymentProviderRefused) return undefined;
    throw error;
  }
}

/** `settleCheckout` for a session that has just been fetched. */
export async function applyCheckout(checkout: Checkout, known?: Payment): Promise<Settled> {
  const payment = known ?? (await paymentStore.findBySession(checkout.sessionId)) ?? (await claimedBy(checkout));
  if (!payment) {
    logger.warn({ session: checkout.sessionId, paid: checkout.paid }, 'a session of no payment of ours');
    return { status: 'unknown', orderId: null, isNew: false };
  }
  const to = verdict(checkout, payment);
  if (!to || !paymentStates.allows(payment.status, to)) {
    return { status: payment.status, orderId: payment.orderId, isNew: false };
  }
  return inTransaction(async () => {
    await orderPayments().lock(payment.orderId);
    const locked = await paymentStore.lock(payment.id);
    if (!paymentStates.allows(locked.status, to))
      return { status: locked.status, orderId: locked.orderId, isNew: false };
    await paymentStore.move(locked, to, changesFor(to, checkout, checkout.currency === locked.currency));
    if (to === 'succeeded') await whenPaid(locked, checkout);
    else if (to === 'mismatch') await whenMismatched(locked, checkout);
    else await whenFailed(locked, to === 'failed' ? 'declined' : 'expired', checkout.expiresAt);
    return { status: to, orderId: locked.orderId, isNew: true };
  });
}

/** The payment that a session names; its id was lost if we crashed between opening it and storing it. */
async function claimedBy({ paymentId, sessionId }: Checkout): Promise<Payment | undefined> {
  const payment = paymentId === null ? undefined : await paymentStore.find(paymentId);
  return payment && (payment.sessionId === null || payment.sessionId === sessionId) ? payment : undefined;
}

/** The status that the payment should move to for this session; undefined when there is nothing to report yet. */
function verdict(checkout: Checkout, payment: Payment): 'succeeded' | 'mismatch' | 'failed' | 'expired' | undefined {
  if (checkout.paid) return isWhatWasAsked(checkout, payment) ? 'succeeded' : 'mismatch';
  if (checkout.status === 'expired') return 'expired';
  if (checkout.status === 'open' && checkout.decline) return 'failed';
  return undefined;
}

/** Amount, currency, order and payment, as stored before the session was opened. */
const isWhatWasAsked = (checkout: Checkout, payment: Payment): boolean =>
  checkout.amount === payment.amount &&
  checkout.amountReceived === payment.amount &&
  checkout.currency === payment.currency &&
  checkout.orderNumber === payment.orderNumber &&
  checkout.paymentId === payment.id;

function changesFor(to: PaymentStatus, checkout: Checkout, isOurCurrency: boolean): PaymentChanges {
  const changes: PaymentChanges = { sessionId: checkout.sessionId, paymentIntentId: checkout.paymentIntentId };
  if (to === 'failed') {
    return {
      ...changes,
      declineCode: checkout.decline?.code ?? null,
      declineMessage: checkout.decline?.message ?? null,
    };
  }
  if (to === 'expired') return { ...changes, url: null };
  return {
    ...changes,
    url: null,
    capturedAmount: isOurCurrency ? checkout.amountReceived : 0,
    cardBrand: checkout.card?.brand ?? null,
    cardLast4: checkout.card?.last4 ?? null,
    succeededAt: clock.now(),
  };
}

async function whenPaid(payment: Payment, checkout: Checkout): Promise<void> {
  const amount = checkout.amountReceived;
  await postCapture(payment.id, { amount, orderId: payment.orderId });
  const outcome = await orderPayments().onOrderPaid(payment.orderId, {
    paymentId: payment.id,
    bookingChangeId: payment.bookingChangeId,
    amount,
    paidAt: clock.now(),
  });
  if (outcome === 'refund') await refundPayment(payment.id, { amount, reason: 'latePayment' });
}

async function whenMismatched(payment: Payment, checkout: Checkout): Promise<void> {
  logger.error({ payment: payment.id, session: checkout.sessionId }, 'money taken that is not what the order asks for');
  await enqueue('payment.mismatch', { paymentId: payment.id }, { dedupeKey: `payment.mismatch:${payment.id}` });
  // Another currency than ours cannot be booked or refunded in öre: whoever gets the alert does that at the provider.
  if (checkout.currency === payment.currency && checkout.amountReceived > 0) {
    await postCapture(payment.id, { amount: checkout.amountReceived, orderId: payment.orderId });
    await refundPayment(payment.id, { amount: checkout.amountReceived, reason: 'mismatch' });
  }
  await orderPayments().onPaymentFailed(payment.orderId, {
    paymentId: payment.id,
    bookingChangeId: payment.bookingChangeId,
    reason: 'mismatch',
    sessionOpenUntil: null,
  });
}

async function whenFailed(payment: Payment, reason: 'declined' | 'expired', openUntil: Date): Promise<void> {
  const failure: FailedPayment = {
    paymentId: payment.id,
    bookingChangeId: payment.bookingChangeId,
    reason,
    sessionOpenUntil: reason === 'declined' ? openUntil : null,
  };
  await orderPayments().onPaymentFailed(payment.orderId, failure);
}
