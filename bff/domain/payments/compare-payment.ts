import { MINUTE } from '@bff/domain/shared/time';
import type { CapturedPayment } from '@bff/integrations/payments/port';
import { clock } from '@bff/platform/clock';
import { syncRefunds } from './apply-refund';
import { closeUnknown, isUnknownThere } from './close-unknown';
import { giveUp } from './open-payment';
import type { Payment } from './payment.store';
import { paymentProvider } from './provider';
import type { RefundRow } from './refund.store';
import { sendRefund } from './send-refund';
import { applyCheckout, settleCheckout } from './settle-checkout';

/** Younger ones are in progress: their webhook, or the customer, is still to come. */
export const LEFT_ALONE_MS = 2 * MINUTE;

/**
 * Brings a payment that may still be paid up to date with the provider, and gives up one that was never opened. Returns whether it moved.
 */
export async function settleLivePayment(payment: Payment): Promise<boolean> {
  if (payment.sessionId === null) return giveUp(payment.id);
  try {
    return (await settleCheckout(payment.sessionId)).isNew;
  } catch (error) {
    // A page that the provider does not know, and whose time is over, can no longer be paid. Until then somebody may investigate.
    const isOver = payment.expiresAt !== null && payment.expiresAt.getTime() < clock.millis();
    if (!isUnknownThere(error) || !isOver) throw error;
    return closeUnknown(payment);
  }
}

/** Sends a refund that should have left, or asks about one that has. */
export async function askAboutRefund({ id, status, providerRefundId }: RefundRow): Promise<void> {
  if (status === 'requested') await sendRefund(id);
  else if (providerRefundId) await syncRefunds({ refundId: providerRefundId });
}

/** Fetches what the provider knows of a payment with captured money, and applies it. */
export async function bringUpToDate(paymentIntentId: string): Promise<void> {
  const checkout = await paymentProvider().findCheckout(paymentIntentId);
  if (checkout) await applyCheckout(checkout);
  await syncRefunds({ paymentIntentId });
}

type Theirs = Pick<CapturedPayment, 'paymentIntentId' | 'amountReceived' | 'amountRefunded'>;

/** Refunds that are promised but not sent yet, or were made by other means, are not at the provider. */
export const isEqual = (ours: Payment, theirs: Theirs): boolean =>
  ours.paymentIntentId === theirs.paymentIntentId &&
  ours.capturedAmount === theirs.amountReceived &&
  ours.refundedAmount >= theirs.amountRefunded;
