import { formatCard } from '@formats';
import {
  type BookingDetails,
  bookingPolicy,
  isConfirmed,
  isHolding,
  type OrderDetails,
  type OrderDispute,
} from '@bff/domain/bookings';
import type { Actor } from '@bff/domain/shared/actor';
import { clock } from '@bff/platform/clock';

/** A try to pay, or money on its way back. Amounts in öre. */
export interface PaymentView {
  status: 'open' | 'succeeded' | 'failed' | 'expired' | 'mismatch';
  amount: number;
  /** `Visa 4242`; null before a card was used. */
  card: string | null;
  at: Date;
}

export interface RefundView {
  /** The booking it is for, where it is for one. */
  bookingNumber: string | null;
  amount: number;
  status: 'underWay' | 'done' | 'failed';
  at: Date;
}

/** What the bank of whoever paid does with the payment. Amounts in öre. */
export interface DisputeView {
  /**
   * `asked`: nothing is taken. `open`: the bank decides. `upheld`: the payment stands. `reversed`: who paid keeps the money. `dropped`: the
   * bank asked and took nothing.
   */
  status: 'asked' | 'open' | 'upheld' | 'reversed' | 'dropped';
  /** What it is about. */
  amount: number;
  /** What the bank has taken of it. */
  taken: number;
  at: Date;
  /** A trip that is paid for by it is still to come, and nobody has canceled it. */
  tripStands: boolean;
}

/** Why there is no receipt; `ready` when there is one. */
export type ReceiptState = 'ready' | 'details' | 'payment' | 'failed' | 'invoice' | 'neverPaid';

const PAYMENT_STATES: Readonly<Record<string, PaymentView['status']>> = {
  open: 'open',
  succeeded: 'succeeded',
  failed: 'failed',
  expired: 'expired',
  mismatch: 'mismatch',
};

/** Tries to pay that reached the provider, oldest first. */
export function paymentsOf({ payments }: Pick<OrderDetails, 'payments'>): PaymentView[] {
  return payments.flatMap((payment) => {
    const status = PAYMENT_STATES[payment.status];
    if (!status) return []; // being opened right now: nothing to tell yet
    return {
      status,
      amount: status === 'succeeded' ? payment.capturedAmount : payment.amount,
      card: formatCard(payment),
      at: payment.succeededAt ?? payment.created,
    };
  });
}

/** What was given back or is on its way; with a booking only what is for it or for the whole order. */
export function refundsOf(order: Pick<OrderDetails, 'refunds' | 'bookings'>, booking?: BookingDetails): RefundView[] {
  return order.refunds
    .filter((refund) => !booking || refund.bookingId === null || refund.bookingId === booking.id)
    .map((refund) => ({
      bookingNumber: order.bookings.find(({ id }) => id === refund.bookingId)?.number ?? null,
      amount: refund.amount,
      status: refund.status === 'succeeded' ? 'done' : refund.status === 'failed' ? 'failed' : 'underWay',
      at: refund.completedAt ?? refund.created,
    }));
}

const DISPUTE_STATES: Readonly<Record<OrderDispute['status'], DisputeView['status']>> = {
  warningNeedsResponse: 'asked',
  warningUnderReview: 'asked',
  warningClosed: 'dropped',
  needsResponse: 'open',
  underReview: 'open',
  won: 'upheld',
  lost: 'reversed',
};

/** How disputes of the payment stand, for those whom they concern; with a booking it is that one's trip that stands or not. */
export function disputesOf(actor: Actor, order: OrderDetails, booking?: BookingDetails): DisputeView[] {
  if (!bookingPolicy.seeDisputes(actor, order)) return [];
  const trips = booking ? [booking] : order.bookings;
  const tripStands = trips.some(({ status, plannedEnd }) => status !== 'canceled' && plannedEnd > clock.now());
  return order.disputes.map(({ status, amount, withdrawnAmount, openedAt }) => ({
    status: DISPUTE_STATES[status],
    amount,
    taken: withdrawnAmount,
    at: openedAt,
    tripStands,
  }));
}

export const isPaid = ({ payments }: Pick<OrderDetails, 'payments'>): boolean =>
  payments.some(({ status }) => status === 'succeeded');

/** Whether the order has a receipt, or what is missing for one. */
export function receiptState(order: Pick<OrderDetails, 'payments' | 'bookings'>): ReceiptState {
  if (isPaid(order)) return 'ready';
  const statuses = order.bookings.map(({ status }) => status);
  if (statuses.some((status) => isConfirmed(status))) return 'invoice';
  if (!statuses.some((status) => isHolding(status))) return 'neverPaid';
  if (statuses.includes('preliminaryBooked')) return 'details';
  return statuses.includes('paymentFailed') ? 'failed' : 'payment';
}
