import { queueMail } from '@bff/domain/notifications';
import { findPayment, findRefund } from '@bff/domain/payments';
import { publicOrigin } from '@bff/platform/env';
import { bookingStore } from './booking.store';
import type { OrderDetails } from './order-details';
import { readOrderDetails } from './order-details.store';

/**
 * Tells the customer that the money has arrived, on the card or by other means, or that the bank did not take it (`refund.succeeded`,
 * `refund.failed`). Once per refund.
 */
export async function announceRefund(refundId: number, outcome: 'succeeded' | 'failed'): Promise<void> {
  const refund = await findRefund(refundId);
  const payment = refund && (await findPayment(refund.paymentId));
  const found = payment && (await bookingStore.findById(payment.orderId));
  const order = found && (await readOrderDetails(found.order.number));
  if (!order) throw new Error(`refund ${refundId}: its order is gone`);
  const { number, language, contactEmail, payments } = order;
  const mail = { to: contactEmail, language, dedupeKey: `refund.${outcome}:${refundId}:customer` };
  const data = {
    name: order.contactName,
    about: { from: order.stops[0]?.name ?? '', to: order.stops.at(-1)?.name ?? '', departure: order.departure },
    orderNumber: number,
    amount: refund.amount,
    orderUrl: `${publicOrigin()}/${language}/purchases/details/${number}`,
  };
  if (refund.reference !== null) {
    await queueMail('refundedElsewhere', { ...mail, data: { ...data, reference: refund.reference } });
    return;
  }
  const canceled = canceledFor(order, refund);
  const cardLast4 = payments.find(({ id }) => id === payment.id)?.cardLast4 ?? null;
  await queueMail(outcome === 'succeeded' ? 'refundSucceeded' : 'refundFailed', {
    ...mail,
    data: { ...data, cardLast4, ...(canceled && { canceled }) },
  });
}

/** The price and the fee that a refund is the difference of; undefined if it was for something else, or only a part of it. */
function canceledFor(
  { bookings }: Pick<OrderDetails, 'bookings'>,
  { bookingId, amount }: { bookingId: number | null; amount: number },
): { price: number; fee: number } | undefined {
  const of = bookings.filter(({ id }) => bookingId === null || id === bookingId);
  if (of.some(({ status }) => status !== 'canceled')) return undefined;
  const price = of.reduce((sum, { total }) => sum + total, 0);
  const fee = of.reduce((sum, { cancellationFee }) => sum + (cancellationFee ?? 0), 0);
  return price - fee === amount ? { price, fee } : undefined;
}
