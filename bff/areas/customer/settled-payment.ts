// Traces: S8-036
import {
  bookingPolicy,
  changeStatus,
  findOrderNumber,
  isConfirmed,
  type OrderDetails,
  readOrderDetails,
  seeOrder,
} from '@bff/domain/bookings';
import { paymentOfSession, settleCheckout, settleLivePayments } from '@bff/domain/payments';
import { DomainError, must } from '@bff/domain/shared/errors';
import { PaymentProviderUnavailable } from '@bff/integrations/payments/port';
import type { Actor } from '@bff/domain/shared/actor';

/**
 * The state of an order after its customer returned from the provider: paid, failed (retry while it is held), still unknown, or refunded.
 * The session's id is in the address, so ownership is checked before anything is settled. `changed`: the booking whose change it pays.
 */
export async function settledPayment(
  actor: Actor,
  sessionId: string,
): Promise<{ state: 'paid' | 'failed' | 'pending' | 'refunded'; orderNumber: string; changed: string | null }> {
  must(/^[A-Za-z0-9_]{8,255}$/.test(sessionId), 'payment.notFound');
  const payment = await whenThere(paymentOfSession(sessionId));
  const before = await orderDetails(payment?.orderId);
  must(before && bookingPolicy.see(actor, before), 'payment.notFound');
  const { status, orderId } = await whenThere(settleCheckout(sessionId));
  const order = await orderDetails(orderId ?? undefined);
  must(order, 'payment.notFound');
  const changeId = payment?.bookingChangeId ?? null;
  const isPaid =
    changeId === null
      ? order.bookings.some((booking) => isConfirmed(booking.status))
      : status === 'succeeded' && (await changeStatus(changeId)) === 'applied';
  const isGivenBack = status === 'succeeded' || status === 'mismatch';
  const isFailed = status === 'failed' || status === 'expired';
  return {
    state: isPaid ? 'paid' : isGivenBack ? 'refunded' : isFailed ? 'failed' : 'pending',
    orderNumber: order.number,
    changed: changeId === null ? null : (order.bookings[0]?.number ?? null),
  };
}

/**
 * For who turned back from the provider's page: what it knows already, as whether a card was declined, its event tells later. If it does not
 * answer, nothing changes.
 */
export async function settleReturned(actor: Actor, orderNumber: string): Promise<void> {
  const { id } = await seeOrder(actor, orderNumber);
  try {
    await settleLivePayments(id);
  } catch (error) {
    if (!(error instanceof PaymentProviderUnavailable)) throw error;
  }
}

async function orderDetails(orderId: number | undefined): Promise<OrderDetails | undefined> {
  const orderNumber = orderId === undefined ? undefined : await findOrderNumber(orderId);
  return orderNumber === undefined ? undefined : readOrderDetails(orderNumber);
}

/** A provider that does not answer becomes a state of the page. */
async function whenThere<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    throw error instanceof PaymentProviderUnavailable ? new DomainError('payment.unavailable') : error;
  }
}
