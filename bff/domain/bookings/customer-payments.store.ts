import { isUnsettled, type PaymentStatus } from '@states/payment-states';
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
  refunded: number;
}

/** Raw SQL: two sums in one query. */
export async function readCustomerMoney(customerId: number): Promise<CustomerMoney> {
  const sums = await selectOne<CustomerMoney>(
    `SELECT CAST(COALESCE(SUM(p.captured_amount), 0) AS SIGNED) AS paid, CAST(COALESCE(SUM(p.refunded_amount), 0) AS SIGNED) AS refunded
      FROM payments p JOIN orders o ON o.id = p.order_id WHERE o.customer_id = :customerId`,
    { customerId },
  );
  return sums ?? { paid: 0, refunded: 0 };
}
