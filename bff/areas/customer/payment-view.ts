import { formatCard } from '@formats';
import {
  type BookingDetails,
  bookingPolicy,
  isConfirmed,
  isHolding,
  type OrderDetails,
  type OrderDispute,
  type RefundState,
  type Repaid,
  repaidOf,
} from '@bff/domain/bookings';
import type { Actor } from '@bff/domain/shared/actor';
import { isBuyer } from '@bff/domain/shared/buying-units';
import { clock } from '@bff/platform/clock';
import type { CanceledBy } from '@states/booking-states';

/** Money that was paid. Amounts in öre. */
export interface PaymentView {
  status: 'succeeded' | 'mismatch';
  amount: number;
  /** `Visa 4242`; null if it was no card. */
  card: string | null;
  at: Date;
}

export interface RefundView {
  /** The booking it is for, if it is for one of several. */
  bookingNumber: string | null;
  amount: number;
  status: RefundState | 'failed';
  at: Date;
}

/** A dispute by the payer's bank. Amounts in öre. */
export interface DisputeView {
  /**
   * `asked`: nothing is taken. `open`: the bank decides. `upheld`: the payment stands. `reversed`: the payer keeps the money. `dropped`:
   * the bank enquired and took nothing.
   */
  status: 'asked' | 'open' | 'upheld' | 'reversed' | 'dropped';
  /** The disputed amount. */
  amount: number;
  /** The part that the bank has taken. */
  taken: number;
  at: Date;
  /** A trip that it pays for is still to come and has not been canceled. */
  tripStands: boolean;
}

/** `ready`, or why there is no receipt. */
export type ReceiptState = 'ready' | 'details' | 'payment' | 'failed' | 'invoice' | 'neverPaid';

/**
 * Payments whose money moved, oldest first. Attempts are for staff: beside what was paid they look like a second charge, and what an order
 * still lacks is said by `receiptState`.
 */
export function paymentsOf({ payments }: Pick<OrderDetails, 'payments'>): PaymentView[] {
  return payments.flatMap((payment) => {
    const { status } = payment;
    if (status !== 'succeeded' && status !== 'mismatch') return [];
    return {
      status,
      amount: status === 'succeeded' ? payment.capturedAmount : payment.amount,
      card: formatCard(payment),
      at: payment.succeededAt ?? payment.created,
    };
  });
}

/** Refunds made or in progress; with a booking, only those for it or for the whole order. */
export function refundsOf(order: Pick<OrderDetails, 'refunds' | 'bookings'>, booking?: BookingDetails): RefundView[] {
  return order.refunds
    .filter((refund) => !booking || refund.bookingId === null || refund.bookingId === booking.id)
    .map((refund) => ({
      bookingNumber:
        order.bookings.length > 1 ? (order.bookings.find(({ id }) => id === refund.bookingId)?.number ?? null) : null,
      amount: refund.amount,
      status: refund.status === 'succeeded' ? 'done' : refund.status === 'failed' ? 'failed' : 'underWay',
      at: refund.completedAt ?? refund.created,
    }));
}

/** A cancellation as its page tells it. */
export interface CanceledView {
  at: Date | null;
  by: CanceledBy | null;
  /** Whoever reads it canceled it; of a unit's purchase that may have been a colleague. */
  bySelf: boolean;
  reason: string | null;
  /** What was paid for it, and how much of that was kept, in öre. */
  paid: number;
  fee: number;
  /** What was given back; null if nothing was. */
  repaid: (Repaid & { card: string | null }) | null;
}

/** The cancellation of one bus, or of all those of an order; null while one of them stands. */
export function canceledView(
  actor: Actor,
  order: OrderDetails,
  bookings: readonly BookingDetails[],
): CanceledView | null {
  if (bookings.some(({ status }) => status !== 'canceled')) return null;
  const last = bookings.reduce((one, other) => ((other.canceledAt ?? 0) > (one.canceledAt ?? 0) ? other : one));
  const ids = new Set(bookings.map(({ id }) => id));
  const repaid = repaidOf(order.refunds.filter(({ bookingId }) => bookingId === null || ids.has(bookingId)));
  const cards = new Set(paymentsOf(order).map(({ card }) => card));
  return {
    at: last.canceledAt,
    by: last.canceledBy,
    bySelf: last.canceledBy === 'customer' && order.dealOrganisationId === null && isBuyer(actor, order),
    reason: last.cancelReason,
    paid: isPaid(order) ? bookings.reduce((sum, { total }) => sum + total, 0) : 0,
    fee: bookings.reduce((sum, { cancellationFee }) => sum + (cancellationFee ?? 0), 0),
    repaid: repaid && { ...repaid, card: cards.size === 1 ? ([...cards][0] ?? null) : null },
  };
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

/** The payment's disputes, for those whom they concern; with a booking, `tripStands` is about that one. */
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

/** Whether the order has a receipt, or what it lacks. */
export function receiptState(order: Pick<OrderDetails, 'payments' | 'bookings'>): ReceiptState {
  if (isPaid(order)) return 'ready';
  const statuses = order.bookings.map(({ status }) => status);
  if (statuses.some((status) => isConfirmed(status))) return 'invoice';
  if (!statuses.some((status) => isHolding(status))) return 'neverPaid';
  if (statuses.includes('preliminaryBooked')) return 'details';
  return statuses.includes('paymentFailed') ? 'failed' : 'payment';
}
