import { isUnsettled, type PaymentStatus, UNSETTLED } from '@states/payment-states';
import { Payment } from '@db/models';
import { selectOne } from '@db/query';

/** An attempt to pay one of a customer's orders. Amounts in öre. */
export interface CustomerPayment {
  id: number;
  orderNumber: string;
  status: PaymentStatus;
  amount: number;
  capturedAmount: number;
  refundedAmount: number;
  isBeingRefunded: boolean;
  cardBrand: string | null;
  cardLast4: string | null;
  created: Date;
}

/** The newest payments of a customer's orders, newest first. */
export async function readCustomerPayments(customerId: number, limit: number): Promise<CustomerPayment[]> {
  const payments = await Payment.findAll({
    include: [
      { association: 'order', attributes: ['number'], where: { customerId } },
      { association: 'refunds', attributes: ['paymentId', 'status'], separate: true },
    ],
    order: [['id', 'DESC']],
    limit,
  });
  return payments.map((payment) => ({
    id: payment.id,
    orderNumber: payment.order!.number,
    status: payment.status,
    amount: payment.amount,
    capturedAmount: payment.capturedAmount,
    refundedAmount: payment.refundedAmount,
    isBeingRefunded: payment.refunds!.some(isUnsettled),
    cardBrand: payment.cardBrand,
    cardLast4: payment.cardLast4,
    created: payment.createdAt,
  }));
}

/** What a customer has paid and been refunded over the years, in öre. */
export interface CustomerMoney {
  paid: number;
  /** What has come back. */
  refunded: number;
  /** What is on its way back. */
  beingRefunded: number;
}

/** Raw SQL: three sums in one query. A payment's refunded amount counts what is on its way. */
export async function readCustomerMoney(customerId: number): Promise<CustomerMoney> {
  const sums = await selectOne<CustomerMoney>(
    `SELECT CAST(COALESCE(SUM(p.captured_amount), 0) AS SIGNED) AS paid,
        CAST(COALESCE(SUM(p.refunded_amount), 0) - COALESCE(SUM(underway.amount), 0) AS SIGNED) AS refunded,
        CAST(COALESCE(SUM(underway.amount), 0) AS SIGNED) AS being_refunded
      FROM payments p
      JOIN orders o ON o.id = p.order_id
      LEFT JOIN (SELECT payment_id, SUM(amount) AS amount FROM refunds WHERE status IN (:unsettled) GROUP BY payment_id) underway
        ON underway.payment_id = p.id
      WHERE o.customer_id = :customerId`,
    { customerId, unsettled: [...UNSETTLED] },
  );
  return sums ?? { paid: 0, refunded: 0, beingRefunded: 0 };
}
