import type { Ore } from '@bff/domain/shared/money';

export interface PaidOrder {
  paymentId: number;
  /** The change whose difference it pays; null for the order as it was bought. */
  bookingChangeId: number | null;
  amount: Ore;
  paidAt: Date;
}

export interface FailedPayment {
  paymentId: number;
  /** The change whose difference it was to pay; null for the order as it was bought. */
  bookingChangeId: number | null;
  /**
   * `declined`: the bank refused, the hosted page stays open for another attempt until `sessionOpenUntil`. `expired`: closed without money.
   * `turnedBack`: closed because the customer wanted to change something. `notOpened`: the provider did not answer. `mismatch`: something
   * else was paid than the order asks for; it is refunded.
   */
  reason: 'declined' | 'expired' | 'turnedBack' | 'notOpened' | 'mismatch';
  sessionOpenUntil: Date | null;
}

/**
 * What payments ask of their orders. All of it runs inside the transaction that moves the payment and must not use the network. `lock` is
 * called first, then the payment's row is locked (global order: booking → quote → vehicles → credit → payment).
 */
export interface OrderPayments {
  /** Locks the order's bookings (by id), its quote, its vehicles (ascending) and credit, as far as the others will need them. */
  lock(orderId: number): Promise<void>;
  /**
   * The order is paid. Returns `refund` when what was paid for is no longer available (canceled, vehicle gone, another total); the payment
   * is then refunded in full.
   */
  onOrderPaid(orderId: number, payment: PaidOrder): Promise<'confirmed' | 'refund'>;
  onPaymentFailed(orderId: number, failure: FailedPayment): Promise<void>;
}

let registered: OrderPayments | undefined;

/** Called once, by the module that owns orders. */
export function registerOrderPayments(implementation: OrderPayments): void {
  registered = implementation;
}

export function orderPayments(): OrderPayments {
  if (!registered) throw new Error('no OrderPayments registered');
  return registered;
}
