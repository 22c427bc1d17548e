import { randomUUID } from 'node:crypto';
import type { Ore } from '@bff/domain/shared/money';
import { enqueue } from '@bff/domain/shared/outbox.store';
import { inTransaction } from '@bff/platform/transaction';
import type { RefundReason } from './payment-states';
import { leftOf, paymentStore, type Payment } from './payment.store';
import { refundStore } from './refund.store';

interface PartRefund {
  amount: Ore;
  reason: RefundReason;
  /** The booking that it is for, unless it is for the whole order. */
  bookingId?: number;
  /** The failed refund that it replaces. */
  retryOf?: number;
}

export interface PromiseRefund extends Omit<PartRefund, 'retryOf'> {
  orderId: number;
}

/**
 * Promises to refund an order's money; it leaves through the outbox after commit. Joins the caller's transaction, which already holds the
 * order's locks. An order may have been paid in several parts (a change that cost more): the newest is refunded first. Throws when the
 * order has not paid as much. Returns the refunds' ids.
 */
export function promiseRefund({ orderId, ...refund }: PromiseRefund): Promise<number[]> {
  return inTransaction(async () => {
    // Locked in the order of their ids, like everything else.
    const payments: Payment[] = [];
    for (const { id } of await paymentStore.ofOrder(orderId)) payments.push(await paymentStore.lock(id));
    let left = refund.amount;
    const promised: number[] = [];
    for (const payment of payments.reverse()) {
      const amount = payment.status === 'succeeded' ? Math.min(left, leftOf(payment)) : 0;
      if (amount <= 0) continue;
      promised.push(await refundPayment(payment.id, { ...refund, amount }));
      left -= amount;
    }
    if (left > 0)
      throw new RangeError(`refund of ${refund.amount} öre: ${left} öre more than order ${orderId} has paid`);
    return promised;
  });
}

/** The same for one payment. Throws when more would be refunded than was captured. */
export function refundPayment(paymentId: number, part: PartRefund): Promise<number> {
  return inTransaction(async () => {
    const refundId = await writeRefund(paymentId, part);
    await enqueue('refund.send', { refundId }, { dedupeKey: `refund.send:${refundId}` });
    return refundId;
  });
}

/** Stores a refund, and counts it. Throws when more would be refunded than was captured. */
export async function writeRefund(
  paymentId: number,
  { amount, reason, bookingId, retryOf, reference }: PartRefund & { reference?: string },
): Promise<number> {
  const payment = await paymentStore.lock(paymentId);
  const left = leftOf(payment);
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > left) {
    throw new RangeError(`refund of ${amount} öre: ${left} öre of payment ${paymentId} are left`);
  }
  const refundId = await refundStore.insert({
    paymentId,
    bookingId: bookingId ?? null,
    amount,
    reason,
    retryOf: retryOf ?? null,
    reference: reference ?? null,
    idempotencyKey: `refund-${randomUUID()}`,
  });
  await paymentStore.addRefunded(paymentId, amount);
  return refundId;
}
