import { HOUR } from '@bff/domain/shared/time';
import { PaymentProviderRefused, type Refund } from '@bff/integrations/payments/port';
import { clock } from '@bff/platform/clock';
import { applyRefund, failRefund } from './apply-refund';
import { paymentStore, type Payment } from './payment.store';
import { paymentProvider } from './provider';
import { refundStore, type RefundRow } from './refund.store';

/** The provider forgets idempotency keys after a day: from here on it is asked what it has before the request is repeated. */
const KEY_TRUSTED_MS = 12 * HOUR;

/**
 * Carries out a promised refund (outbox message `refund.send`). Safe to repeat. Throws PaymentProviderUnavailable: the outbox then retries
 * later.
 */
export async function sendRefund(refundId: number): Promise<void> {
  const refund = await refundStore.find(refundId);
  if (refund?.status !== 'requested') return;
  const payment = await paymentStore.find(refund.paymentId);
  if (!payment?.paymentIntentId) throw new Error(`refund ${refundId}: nothing was taken`);
  try {
    const sent = (await sentBefore(refund, payment)) ?? (await send(refund, payment.paymentIntentId));
    await applyRefund(refundId, sent);
  } catch (error) {
    if (!(error instanceof PaymentProviderRefused)) throw error;
    await failRefund(refundId, error.code ?? error.message);
  }
}

async function sentBefore(refund: RefundRow, { paymentIntentId }: Payment): Promise<Refund | undefined> {
  if (!paymentIntentId || clock.millis() - refund.createdAt.getTime() < KEY_TRUSTED_MS) return undefined;
  const listed = await paymentProvider().listRefunds({ paymentIntentId });
  return listed.find(({ metadata }) => metadata['refund_id'] === String(refund.id));
}

const send = (refund: RefundRow, paymentIntentId: string): Promise<Refund> =>
  paymentProvider().refund({
    paymentIntentId,
    amount: refund.amount,
    reason: 'requestedByCustomer',
    idempotencyKey: refund.idempotencyKey,
    metadata: { refund_id: String(refund.id), payment_id: String(refund.paymentId) },
  });
