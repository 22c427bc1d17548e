import { queueMail } from '@bff/domain/notifications';
import { findPayment, findRefund } from '@bff/domain/payments';
import { publicOrigin } from '@bff/platform/env';
import { bookingStore } from './booking.store';
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
  const cardLast4 = payments.find(({ id }) => id === payment.id)?.cardLast4 ?? null;
  await queueMail(outcome === 'succeeded' ? 'refundSucceeded' : 'refundFailed', {
    ...mail,
    data: { ...data, cardLast4 },
  });
}
