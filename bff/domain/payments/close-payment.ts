import { DomainError } from '@bff/domain/shared/errors';
import { type Checkout, PaymentProviderUnavailable } from '@bff/integrations/payments/port';
import { inTransaction } from '@bff/platform/transaction';
import { closeUnknown, isUnknownThere } from './close-unknown';
import { giveUp } from './open-payment';
import { orderPayments } from './order-port';
import { isLive } from './payment-states';
import { paymentStore, type Payment } from './payment.store';
import { paymentProvider } from './provider';
import { applyCheckout } from './settle-checkout';

/**
 * Closes what an order has open at the provider, so that it can be edited, canceled or paid again. Returns `paid` when the customer was
 * faster: the order is then settled, and nothing was closed. Throws `payment.unavailable` when the provider does not answer: an open page
 * must not be forgotten.
 */
export async function closeOpenPayment(orderId: number): Promise<'closed' | 'none' | 'paid'> {
  let outcome: 'closed' | 'none' | 'paid' = 'none';
  for (const payment of await paymentStore.live(orderId)) {
    const isPaid = await close(payment);
    if (isPaid) return 'paid';
    outcome = 'closed';
  }
  return outcome;
}

async function close(payment: Payment): Promise<boolean> {
  if (payment.sessionId === null) {
    await giveUp(payment.id);
    return false;
  }
  const checkout = await expired(payment.sessionId);
  if (!checkout) {
    await closeUnknown(payment);
    return false;
  }
  if (checkout.paid) return (await applyCheckout(checkout, payment)).status === 'succeeded';
  await inTransaction(async () => {
    await orderPayments().lock(payment.orderId);
    const locked = await paymentStore.lock(payment.id);
    // The webhook about the closing may have arrived first.
    if (!isLive(locked.status)) return;
    await paymentStore.move(locked, 'expired', { url: null });
    const { id: paymentId, bookingChangeId } = payment;
    const failure = { paymentId, bookingChangeId, reason: 'turnedBack', sessionOpenUntil: null } as const;
    await orderPayments().onPaymentFailed(payment.orderId, failure);
  });
  return false;
}

/** The session, closed; undefined when the provider does not know it. */
async function expired(sessionId: string): Promise<Checkout | undefined> {
  try {
    return await paymentProvider().expireCheckout(sessionId);
  } catch (error) {
    if (error instanceof PaymentProviderUnavailable) throw new DomainError('payment.unavailable');
    if (isUnknownThere(error)) return undefined;
    throw error;
  }
}
