import { PaymentProviderRefused } from '@bff/integrations/payments/port';
import { inTransaction } from '@bff/platform/transaction';
import { orderPayments } from './order-port';
import { isLive } from './payment-states';
import { paymentIssueStore } from './payment-issue.store';
import { paymentStore, type Payment } from './payment.store';

/** The provider answers that there is no such object. */
export const isUnknownThere = (error: unknown): boolean =>
  error instanceof PaymentProviderRefused && error.code === 'resource_missing';

/**
 * Closes a payment whose page the provider does not know: nobody can pay there. The order is told, so that it can be paid again, and an
 * administrator investigates. Returns whether it was still open here.
 */
export function closeUnknown({ id, orderId }: Payment): Promise<boolean> {
  return inTransaction(async () => {
    await orderPayments().lock(orderId);
    const locked = await paymentStore.lock(id);
    if (!isLive(locked.status)) return false;
    await paymentStore.move(locked, 'expired', { url: null });
    await orderPayments().onPaymentFailed(orderId, {
      paymentId: id,
      bookingChangeId: locked.bookingChangeId,
      reason: 'expired',
      sessionOpenUntil: null,
    });
    await paymentIssueStore.raise({
      kind: 'reconciliation',
      subject: `payment:${id}`,
      detail: 'resource_missing',
      paymentId: id,
    });
    return true;
  });
}
