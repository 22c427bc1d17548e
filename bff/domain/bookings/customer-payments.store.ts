import { select, selectOne } from '@db/query';

/** A try to pay one of a customer's orders. Amounts in öre. */
export interface CustomerPayment {
  id: number;
  orderNumber: string;
  status: 'created' | 'open' | 'succeeded' | 'failed' | 'expired' | 'mismatch';
  amount: number;
  capturedAmount: number;
  refundedAmount: number;
  cardBrand: string | null;
  cardLast4: string | null;
  created: Date;
}

/** The newest payments of a customer's orders, newest first. */
export const readCustomerPayments = (customerId: number, limit: number): Promise<CustomerPayment[]> =>
  select<CustomerPayment>(
    `SELECT p.id, o.number AS orderNumber, p.status, p.amount, p.captured_amount AS capturedAmount, p.refunded_amount AS refundedAmount,
        p.card_brand AS cardBrand, p.card_last4 AS cardLast4, p.created_at AS created
      FROM payments p JOIN orders o ON o.id = p.order_id WHERE o.customer_id = :customerId ORDER BY p.id DESC LIMIT :limit`,
    { customerId, limit },
  );

/** What a customer has paid and got back over the years, in öre. */
export interface CustomerMoney {
  paid: number;
  refunded: number;
}

export async function readCustomerMoney(customerId: number): Promise<CustomerMoney> {
  const sums = await selectOne<CustomerMoney>(
    `SELECT CAST(COALESCE(SUM(p.captured_amount), 0) AS SIGNED) AS paid, CAST(COALESCE(SUM(p.refunded_amount), 0) AS SIGNED) AS refunded
      FROM payments p JOIN orders o ON o.id = p.order_id WHERE o.customer_id = :customerId`,
    { customerId },
  );
  return sums ?? { paid: 0, refunded: 0 };
}
