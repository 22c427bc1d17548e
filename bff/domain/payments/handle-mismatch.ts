// Traces: S8-315
import type { Actor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { logTransition } from '@bff/domain/shared/event-log.store';
import { inTransaction } from '@bff/platform/transaction';
import { paymentPolicy } from './payment.policy';
import { paymentStore, type Payment } from './payment.store';

/**
 * Money came in that the product can neither count nor refund itself: in another currency than the order's. A person does that at the
 * provider.
 */
export const waitsForAPerson = ({ status, capturedAmount, handledAt }: Payment): boolean =>
  status === 'mismatch' && capturedAmount === 0 && handledAt === null;

/**
 * Logs that such money was handled, how and why. Safe to repeat.
 * @throws DomainError `auth.noPermission`, `payment.notFound`, `payment.nothingToHandle`
 */
export async function handleMismatch(
  actor: Actor,
  { paymentId, reason, reference }: { paymentId: number; reason: string; reference: string },
): Promise<void> {
  must(paymentPolicy.manage(actor), 'auth.noPermission');
  must(await paymentStore.find(paymentId), 'payment.notFound');
  await inTransaction(async () => {
    const payment = await paymentStore.lock(paymentId);
    if (payment.handledAt !== null) return;
    must(waitsForAPerson(payment), 'payment.nothingToHandle');
    await paymentStore.markHandled(paymentId);
    await logTransition({
      entity: 'paymentCheck',
      entityId: paymentId,
      from: null,
      to: 'handled',
      by: actor,
      reason,
      data: { reference },
    });
  });
}
