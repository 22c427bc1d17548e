import { enqueue } from '@bff/domain/shared/outbox.store';
import type { Refund } from '@bff/integrations/payments/port';
import { logger } from '@bff/platform/logger';
import { inTransaction } from '@bff/platform/transaction';
import { postRefund, postRefundFailure } from './ledger';
import { orderPayments } from './order-port';
import { refundStates, type RefundStatus } from './payment-states';
import { paymentIssueStore } from './payment-issue.store';
import { paymentStore, type Payment } from './payment.store';
import { paymentProvider } from './provider';
import { refundStore, type RefundRow } from './refund.store';

/** Brings a refund up to date with the provider; an answer older than what we know changes nothing. Returns whether it moved. */
export async function applyRefund(refundId: number, said: Refund): Promise<boolean> {
  return moveRefund(refundId, said.status, (refund, payment) => {
    if (said.amount !== refund.amount || said.currency !== payment.currency) {
      // Nothing of ours requests another amount than it stores.
      throw new Error(`refund ${refundId}: the provider says ${said.amount} ${said.currency}`);
    }
    return { providerRefundId: said.refundId, failureReason: said.failureReason };
  });
}

/** The provider refuses the refund. */
export const failRefund = (refundId: number, reason: string): Promise<boolean> =>
  moveRefund(refundId, 'failed', () => ({ failureReason: reason.slice(0, 500) }));

async function moveRefund(
  refundId: number,
  to: RefundStatus,
  changes: (refund: RefundRow, payment: Payment) => { providerRefundId?: string; failureReason: string | null },
): Promise<boolean> {
  const found = await refundStore.find(refundId);
  if (!found || !refundStates.allows(found.status, to)) return false;
  const { orderId } = (await paymentStore.find(found.paymentId)) ?? {};
  if (orderId === undefined) return false;
  return inTransaction(async () => {
    // Before the payment, as everywhere: the ledger's rows refer to the order and the booking.
    await orderPayments().lock(orderId);
    const payment = await paymentStore.lock(found.paymentId);
    const refund = await refundStore.lock(refundId);
    if (!refundStates.allows(refund.status, to)) return false;
    await refundStore.move(refund, to, changes(refund, payment));
    await book(refund, payment, to);
    if (to === 'succeeded')
      await enqueue('refund.succeeded', { refundId }, { dedupeKey: `refund.succeeded:${refundId}` });
    if (to === 'failed') {
      logger.error({ refund: refundId }, 'a refund has failed');
      await paymentStore.takeOffRefunded(payment.id, refund.amount);
      await enqueue('refund.failed', { refundId }, { dedupeKey: `refund.failed:${refundId}` });
    }
    return true;
  });
}

/** The money leaves when the provider accepts the refund, and comes back if the bank refuses it later. */
async function book(refund: RefundRow, payment: Payment, to: RefundStatus): Promise<void> {
  const movement = movementOf(refund, payment);
  if (refund.status === 'requested' && to !== 'failed') await postRefund(refund.id, movement);
  if (refund.status !== 'requested' && to === 'failed') await postRefundFailure(refund.id, movement);
}

/** What a refund moves, and whose money it is. */
export const movementOf = (refund: RefundRow, payment: Payment) => ({
  amount: refund.amount,
  orderId: payment.orderId,
  paymentId: payment.id,
  ...(refund.bookingId === null ? {} : { bookingId: refund.bookingId }),
});

/** Fetches the refunds of a payment, or one of them, and applies them. `unknown` when one of them is not ours. */
export async function syncRefunds(
  which: { refundId: string } | { paymentIntentId: string },
): Promise<'synced' | 'unknown'> {
  const provider = paymentProvider();
  const said = 'refundId' in which ? [await provider.getRefund(which.refundId)] : await provider.listRefunds(which);
  let outcome: 'synced' | 'unknown' = 'synced';
  for (const refund of said) {
    const row = await rowOf(refund);
    if (row) await applyRefund(row.id, refund);
    else {
      logger.error(
        { providerRefund: refund.refundId, amount: refund.amount },
        'a refund at the provider that is none of ours',
      );
      const payment =
        refund.paymentIntentId === null ? undefined : await paymentStore.findByIntent(refund.paymentIntentId);
      const issue = { kind: 'refund', subject: refund.refundId, detail: refund.status } as const;
      if (!(await paymentIssueStore.isKnown(issue)))
        await paymentIssueStore.raise({ ...issue, paymentId: payment?.id ?? null }, { mail: true });
      outcome = 'unknown';
    }
  }
  return outcome;
}

async function rowOf({ refundId, metadata }: Refund): Promise<RefundRow | undefined> {
  const known = await refundStore.findByProvider(refundId);
  if (known) return known;
  const claimed = Number(metadata['refund_id']);
  const row = Number.isSafeInteger(claimed) ? await refundStore.find(claimed) : undefined;
  // A failed refund that was retried has another id: the first row stays as it is. This refund's own id may have arrived between the two
  // reads.
  const isIts = row?.providerRefundId === null || row?.providerRefundId === refundId;
  return isIts && row?.paymentId === Number(metadata['payment_id']) ? row : undefined;
}
