// Traces: S8-312, S8-313, S8-314
import type { Actor } from '@bff/domain/shared/actor';
import { DomainError, must } from '@bff/domain/shared/errors';
import { logTransition } from '@bff/domain/shared/event-log.store';
import { enqueue } from '@bff/domain/shared/outbox.store';
import { inTransaction } from '@bff/platform/transaction';
import { movementOf } from './apply-refund';
import { postRefundElsewhere } from './ledger';
import { orderPayments } from './order-port';
import type { RefundMethod } from './payment-states';
import { paymentPolicy } from './payment.policy';
import { leftOf, paymentStore, type Payment } from './payment.store';
import { refundPayment, writeRefund } from './promise-refund';
import { refundStore, type RefundRow } from './refund.store';

export interface ReplacedRefund {
  /** The refund that replaces the failed one. */
  refundId: number;
  /** Whether this call made it; a second press finds what the first one made. */
  isNew: boolean;
}

/**
 * Retries a refund that failed through the provider, as a new refund.
 * @throws DomainError `auth.noPermission`, `refund.notFound`, `refund.notFailed`, `refund.replaced`, `refund.nothingLeft`
 */
export const retryRefund = (actor: Actor, refundId: number): Promise<ReplacedRefund> =>
  replaceFailed(actor, refundId, 'provider', async (failed, payment) => {
    const id = await refundPayment(payment.id, partOf(failed));
    await logTransition({
      entity: 'refund',
      entityId: id,
      from: null,
      to: 'requested',
      by: actor,
      data: { retryOf: refundId },
    });
    return id;
  });

/**
 * Logs that the customer has received the money of a failed refund by other means; the customer is told by mail.
 * @throws DomainError `auth.noPermission`, `refund.notFound`, `refund.notFailed`, `refund.replaced`, `refund.nothingLeft`
 */
export const refundedElsewhere = (
  actor: Actor,
  { refundId, reason, reference }: { refundId: number; reason: string; reference: string },
): Promise<ReplacedRefund> =>
  replaceFailed(actor, refundId, 'elsewhere', async (failed, payment) => {
    const id = await writeRefund(payment.id, { ...partOf(failed), reference });
    const refund = await refundStore.lock(id);
    await refundStore.move(refund, 'succeeded', {}, { by: actor, reason });
    await postRefundElsewhere(id, movementOf(refund, payment));
    await enqueue('refund.succeeded', { refundId: id }, { dedupeKey: `refund.succeeded:${id}` });
    return id;
  });

const partOf = ({ id, amount, reason, bookingId }: RefundRow) => ({
  amount,
  reason,
  retryOf: id,
  ...(bookingId === null ? {} : { bookingId }),
});

async function replaceFailed(
  actor: Actor,
  refundId: number,
  method: RefundMethod,
  make: (failed: RefundRow, payment: Payment) => Promise<number>,
): Promise<ReplacedRefund> {
  must(paymentPolicy.manage(actor), 'auth.noPermission');
  const found = await refundStore.find(refundId);
  const its = found && (await paymentStore.find(found.paymentId));
  if (!its) throw new DomainError('refund.notFound');
  return inTransaction(async () => {
    // In the order in which messages from the provider lock them.
    await orderPayments().lock(its.orderId);
    const payment = await paymentStore.lock(its.id);
    const failed = await refundStore.lock(refundId);
    const made = await refundStore.retryOf(refundId);
    must(!made || made.method === method, 'refund.replaced');
    if (made) return { refundId: made.id, isNew: false };
    must(failed.status === 'failed', 'refund.notFailed');
    const left = leftOf(payment);
    must(left >= failed.amount, 'refund.nothingLeft', [left]);
    return { refundId: await make(failed, payment), isNew: true };
  });
}
