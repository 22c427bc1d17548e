import { transitions } from './transitions';

export type PaymentStatus = 'created' | 'open' | 'succeeded' | 'failed' | 'expired' | 'mismatch';
export type RefundStatus = 'requested' | 'pending' | 'succeeded' | 'failed';
/** Through the provider, or by other means, which the product only writes down. */
export const REFUND_METHODS = ['provider', 'elsewhere'] as const;
export type RefundMethod = (typeof REFUND_METHODS)[number];
export const REFUND_REASONS = ['canceled', 'latePayment', 'mismatch', 'change', 'manual'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/**
 * A payment is one hosted session at the provider. It only moves towards what the provider says now, so a stale message changes nothing.
 * Money found after the session seemed closed still counts: the provider is right.
 */
export const paymentStates = transitions<PaymentStatus>(
  {
    /** Written down; the session is being opened. */
    created: ['open', 'succeeded', 'failed', 'expired', 'mismatch'],
    /** The customer may pay. */
    open: ['succeeded', 'failed', 'expired', 'mismatch'],
    /** The bank said no; the hosted page is still open for another try. */
    failed: ['succeeded', 'expired', 'mismatch'],
    /** Closed without money: out of time, turned back, or never opened. */
    expired: ['succeeded', 'mismatch'],
    /** The money is in, and it is the order's amount. */
    succeeded: [],
    /** Money is in, but not what the order asks for: never counts as paid, refunded whole, somebody is told. */
    mismatch: [],
  },
  { starts: ['created'], ends: ['succeeded', 'mismatch'] },
);

export const refundStates = transitions<RefundStatus>(
  {
    /** Promised; leaves through the outbox. */
    requested: ['pending', 'succeeded', 'failed'],
    /** The provider has taken it on. */
    pending: ['succeeded', 'failed'],
    /** A bank can still send the money back. */
    succeeded: ['failed'],
    failed: [],
  },
  { starts: ['requested'], ends: ['failed'] },
);
