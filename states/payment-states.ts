import { transitions } from './transitions';

export type PaymentStatus = 'created' | 'open' | 'succeeded' | 'failed' | 'expired' | 'mismatch';
export type RefundStatus = 'requested' | 'pending' | 'succeeded' | 'failed';
/** Through the provider, or by other means, which the product only records. */
export const REFUND_METHODS = ['provider', 'elsewhere'] as const;
export type RefundMethod = (typeof REFUND_METHODS)[number];
export const REFUND_REASONS = ['canceled', 'latePayment', 'mismatch', 'change', 'manual'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/**
 * A payment is one hosted session at the provider. It only moves towards the provider's present state, so a stale message changes nothing.
 * Money found after the session seemed closed still counts: the provider is right.
 */
export const paymentStates = transitions<PaymentStatus>(
  {
    /** Recorded; the session is being opened. */
    created: ['open', 'succeeded', 'failed', 'expired', 'mismatch'],
    /** The customer may pay. */
    open: ['succeeded', 'failed', 'expired', 'mismatch'],
    /** The bank declined; the hosted page is still open for another attempt. */
    failed: ['succeeded', 'expired', 'mismatch'],
    /** Closed without money: expired, abandoned, or never opened. */
    expired: ['succeeded', 'mismatch'],
    /** The money has arrived, and is the order's amount. */
    succeeded: [],
    /** Money has arrived, but not the amount of the order: never counts as paid, is refunded in full, and an administrator is told. */
    mismatch: [],
  },
  { starts: ['created'], ends: ['succeeded', 'mismatch'] },
);

/** As people read it: money that has gone back is no longer «paid». */
export type ShownPaymentStatus = PaymentStatus | 'partlyRefunded' | 'refunded';
export const SHOWN_PAYMENT_STATES: readonly ShownPaymentStatus[] = [
  ...paymentStates.states,
  'partlyRefunded',
  'refunded',
];

/** Amounts in öre. A payment that succeeded is of the amount that was asked for. */
export function shownPayment(payment: {
  status: PaymentStatus;
  amount: number;
  refundedAmount: number;
}): ShownPaymentStatus {
  const { status, amount, refundedAmount } = payment;
  if (status !== 'succeeded' || refundedAmount === 0) return status;
  return refundedAmount < amount ? 'partlyRefunded' : 'refunded';
}

export const refundStates = transitions<RefundStatus>(
  {
    /** Queued in the outbox. */
    requested: ['pending', 'succeeded', 'failed'],
    /** The provider has accepted it. */
    pending: ['succeeded', 'failed'],
    /** A bank can still return the money. */
    succeeded: ['failed'],
    failed: [],
  },
  { starts: ['requested'], ends: ['failed'] },
);

/** Its money is still on its way, as far as we know. */
export const UNSETTLED = ['requested', 'pending'] as const satisfies readonly RefundStatus[];
