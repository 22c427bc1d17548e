import { transitions } from '@bff/domain/shared/transitions';

export type PaymentStatus = 'created' | 'open' | 'succeeded' | 'failed' | 'expired' | 'mismatch';
export type RefundStatus = 'requested' | 'pending' | 'succeeded' | 'failed';
/** Through the provider, or by other means, which the product only writes down. */
export type RefundMethod = 'provider' | 'elsewhere';
export type RefundReason = 'canceled' | 'latePayment' | 'mismatch' | 'change' | 'manual';

/**
 * A payment is one hosted session at the provider. It only moves towards what the provider says now, so a stale message changes nothing.
 * Money found after the session seemed closed still counts: the provider is right.
 */
export const paymentStates = transitions<PaymentStatus>({
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
});

/** Its session may be open at the provider: no other may be opened for the order. */
const LIVE = ['created', 'open', 'failed'] as const satisfies readonly PaymentStatus[];
export const isLive = (status: PaymentStatus): boolean => (LIVE as readonly string[]).includes(status);

export const refundStates = transitions<RefundStatus>({
  /** Promised; leaves through the outbox. */
  requested: ['pending', 'succeeded', 'failed'],
  /** The provider has taken it on. */
  pending: ['succeeded', 'failed'],
  /** A bank can still send the money back. */
  succeeded: ['failed'],
  failed: [],
});
