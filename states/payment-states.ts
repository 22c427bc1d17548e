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

/** As people read it: money that has gone back is no longer «paid», and what is on its way has not gone back yet. */
export type ShownPaymentStatus = PaymentStatus | 'beingRefunded' | 'partlyRefunded' | 'refunded';
export const SHOWN_PAYMENT_STATES: readonly ShownPaymentStatus[] = [
  ...paymentStates.states,
  'beingRefunded',
  'partlyRefunded',
  'refunded',
];

/** Amounts in öre. A payment that succeeded is of the amount that was asked for. `refundedAmount`: promised or done. */
export function shownPayment(payment: {
  status: PaymentStatus;
  amount: number;
  refundedAmount: number;
  /** A refund of it is on its way. */
  isBeingRefunded: boolean;
}): ShownPaymentStatus {
  const { status, amount, refundedAmount, isBeingRefunded } = payment;
  if (status !== 'succeeded' || refundedAmount === 0) return status;
  if (isBeingRefunded) return 'beingRefunded';
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

export const isUnsettled = ({ status }: { status: RefundStatus }): boolean =>
  UNSETTLED.some((unsettled) => unsettled === status);
