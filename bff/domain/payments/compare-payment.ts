import { MINUTE } from '@bff/domain/shared/time';
import type { CapturedPayment } from '@bff/integrations/payments/port';
import { syncRefunds } from './apply-refund';
import { giveUp } from './open-payment';
import type { Payment } from './payment.store';
import { paymentProvider } from './provider';
import type { RefundRow } from './refund.store';
import { sendRefund } from './send-refund';
import { applyCheckout, settleCheckout } from './settle-checkout';

/** What is younger is under way: its webhook, or the customer, comes by itself. */
export const LEFT_ALONE_MS = 2 * MINUTE;

/** Brings a payment that may still be paid to what the provider says, and gives up one that was never opened. Answers whether it moved. */
export async function settleLivePayment({ id, sessionId }: Payment): Promise<boolean> {
  return sessionId === null ? giveUp(id) : (await settleCheckout(sessionId)).isNew;
}

/** Sends a refund that should have left, or asks how one that has left fares. */
export async function askAboutRefund({ id, status, providerRefundId }: RefundRow): Promise<void> {
  if (status === 'requested') await sendRefund(id);
  else if (providerRefundId) await syncRefunds({ refundId: providerRefundId });
}

/** Fetches what the provider knows of a payment in which money was taken, and applies it. */
export async function bringUpToDate(paymentIntentId: string): Promise<void> {
  const checkout = await paymentProvider().findCheckout(paymentIntentId);
  if (checkout) await applyCheckout(checkout);
  await syncRefunds({ paymentIntentId });
}

type Theirs = Pick<CapturedPayment, 'paymentIntentId' | 'amountReceived' | 'amountRefunded'>;

/** Refunds that we have promised but not sent yet, or made by other means, are not at the provider. */
export const isEqual = (ours: Payment, theirs: Theirs): boolean =>
  ours.paymentIntentId === theirs.paymentIntentId &&
  ours.capturedAmount === theirs.amountReceived &&
  ours.refundedAmount >= theirs.amountRefunded;
