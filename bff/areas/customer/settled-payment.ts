import { bookingPolicy, findOrderNumber, isConfirmed, readOrderDetails } from '@bff/domain/bookings';
import { settleCheckout } from '@bff/domain/payments';
import { DomainError, must } from '@bff/domain/shared/errors';
import { PaymentProviderUnavailable } from '@bff/integrations/payments/port';
import type { Actor } from '@bff/domain/shared/actor';

/** How an order stands after its customer came back from the provider: paid, failed (try again while it is held), still unknown, or given back. */
export async function settledPayment(
  actor: Actor,
  sessionId: string,
): Promise<{ state: 'paid' | 'failed' | 'pending' | 'refunded'; orderNumber: string }> {
  must(/^[A-Za-z0-9_]{8,255}$/.test(sessionId), 'payment.notFound');
  const { status, orderId } = await settleCheckout(sessionId).catch((error: unknown): never => {
    throw error instanceof PaymentProviderUnavailable ? new DomainError('payment.unavailable') : error;
  });
  must(orderId !== null, 'payment.notFound');
  const orderNumber = await findOrderNumber(orderId);
  const order = orderNumber ? await readOrderDetails(orderNumber) : undefined;
  must(order && bookingPolicy.see(actor, order), 'payment.notFound');
  if (order.bookings.some((booking) => isConfirmed(booking.status)))
    return { state: 'paid', orderNumber: order.number };
  if (status === 'succeeded' || status === 'mismatch') return { state: 'refunded', orderNumber: order.number };
  return { state: status === 'failed' || status === 'expired' ? 'failed' : 'pending', orderNumber: order.number };
}
