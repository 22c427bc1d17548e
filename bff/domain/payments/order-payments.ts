import type { Ore } from '@bff/domain/shared/money';
import { leftOf, paymentStore, type Payment } from './payment.store';
import { refundStore, type RefundRow } from './refund.store';

/** What an order has paid, less what was refunded, promised or taken back by a bank, in öre. Under the order's locks it does not change before commit. */
export async function paidOf(orderId: number): Promise<Ore> {
  const payments = (await paymentStore.ofOrder(orderId)).filter(({ status }) => status === 'succeeded');
  return payments.reduce((sum, payment) => sum + leftOf(payment), 0);
}

/** Every attempt to pay an order, oldest first. */
export const paymentsOfOrder = (orderId: number): Promise<Payment[]> => paymentStore.ofOrder(orderId);

export async function refundsOfOrder(orderId: number): Promise<RefundRow[]> {
  const refunds: RefundRow[] = [];
  for (const payment of await paymentStore.ofOrder(orderId)) refunds.push(...(await refundStore.ofPayment(payment.id)));
  return refunds;
}

export const findPayment = (paymentId: number): Promise<Payment | undefined> => paymentStore.find(paymentId);
export const findRefund = (refundId: number): Promise<RefundRow | undefined> => refundStore.find(refundId);
