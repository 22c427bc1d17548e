import { occupancyStore, type Wanted } from '@bff/domain/availability';
import type { FailedPayment, OrderPayments, PaidOrder } from '@bff/domain/payments';
import { system } from '@bff/domain/shared/actor';
import { MINUTE } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { announceConfirmation, announceFailedPayment } from './booking-mail';
import { isHolding } from './booking-states';
import { bookingStore, type BookingRow, type OrderWithBookings } from './booking.store';
import { mailChangeDeclined } from './change-step-mail';
import { changeStore } from './change.store';
import { onChangePaid } from './change-trip';
import { lockBusesOf } from './end-change';
import { isCompanyActive } from './held-vehicle.store';
import { AFTER_FAILURE_MINUTES, AFTER_SESSION_MINUTES, holdUntil } from './hold-times';
import { occupiedInterval } from './occupied-interval';
import { orderedQuotes } from './quote-port';
import { issueOrderReceipt } from './order-receipt';

const payments = system('payments');

async function locked(orderId: number): Promise<OrderWithBookings> {
  const found = await bookingStore.lockById(orderId);
  if (!found) throw new Error(`order ${orderId} is gone`);
  return found;
}

/** Goes through the states between, as the transition table requires: each step is written to the event log. */
async function confirm(booking: BookingRow): Promise<void> {
  if (booking.status === 'preliminaryBooked')
    await bookingStore.move(booking, 'waitingForPayment', { actor: payments });
  if (booking.status === 'waitingForPayment')
    await bookingStore.move(booking, 'paymentInitialized', { actor: payments });
  await bookingStore.move(booking, 'paymentSucceeded', { actor: payments });
  await bookingStore.move(booking, 'booked', { actor: payments });
}

/**
 * Whether a late payment may still have the order: it expired, the operator is still sold, and all its vehicles are still free under the
 * lock. Not orders from a quote: the quote may be renewed, or another of its request chosen meanwhile.
 */
async function canBeHadAgain({ order, bookings }: OrderWithBookings): Promise<boolean> {
  if (order.purchaseType === 'quote') return false;
  const companyId = bookings[0]?.companyId;
  if (companyId === undefined || !(await isCompanyActive(companyId))) return false;
  if (bookings.some((booking) => booking.canceledBy !== 'expiry')) return false;
  const wanted: Wanted[] = [];
  for (const booking of bookings) wanted.push({ vehicleId: booking.vehicleId, ...(await occupiedInterval(booking)) });
  return occupancyStore.areFree(wanted);
}

async function onOrderPaid(orderId: number, payment: PaidOrder): Promise<'confirmed' | 'refund'> {
  const found = await locked(orderId);
  const { order, bookings } = found;
  if (payment.bookingChangeId !== null)
    return onChangePaid(found, { changeId: payment.bookingChangeId, amount: payment.amount, actor: payments });
  if (payment.amount !== order.total) return 'refund';
  const held = bookings.filter((booking) => isHolding(booking.status));
  if (held.length === bookings.length) {
    await occupancyStore.confirm(held.map((booking) => booking.id));
  } else if (bookings.every((booking) => booking.status === 'canceled') && (await canBeHadAgain(found))) {
    for (const booking of bookings)
      await occupancyStore.book(booking.vehicleId, booking.id, await occupiedInterval(booking));
  } else {
    // Canceled by somebody, paid twice, or partly gone: what was paid for is no longer available as it was.
    return 'refund';
  }
  for (const booking of bookings) await confirm(booking);
  await orderedQuotes().onOrderConfirmed(orderId);
  await bookingStore.setHoldEnd(orderId, null);
  await issueOrderReceipt(order.number);
  await announceConfirmation(order.number);
  return 'confirmed';
}

async function onPaymentFailed(orderId: number, failure: FailedPayment): Promise<void> {
  const { order, bookings } = await locked(orderId);
  if (failure.bookingChangeId !== null) {
    const change = await changeStore.lock(failure.bookingChangeId);
    const isOpen = change?.status === 'payable' && change.payBy && change.payBy > clock.now();
    if (isOpen && failure.reason === 'declined') await mailChangeDeclined(order.number, change, failure.paymentId);
    return; // the trip as booked is already paid
  }
  const open = bookings.filter((booking) => booking.status === 'paymentInitialized');
  if (open.length === 0) return; // canceled or confirmed meanwhile: stale news
  const to = failure.reason === 'turnedBack' || failure.reason === 'notOpened' ? 'waitingForPayment' : 'paymentFailed';
  for (const booking of open) await bookingStore.move(booking, to, { actor: payments, code: failure.reason });
  const afterSession = failure.sessionOpenUntil
    ? failure.sessionOpenUntil.getTime() + AFTER_SESSION_MINUTES * MINUTE
    : 0;
  const until = holdUntil(
    order.firstHeldAt,
    new Date(Math.max(clock.millis() + AFTER_FAILURE_MINUTES * MINUTE, afterSession)),
  );
  await occupancyStore.extend(
    open.map((booking) => booking.id),
    until,
  );
  await bookingStore.setHoldEnd(orderId, until);
  if (failure.reason === 'declined' || failure.reason === 'expired')
    await announceFailedPayment(order, failure.paymentId);
}

/** The orders' side of the port that payments call (payments/order-port.ts). */
export const orderPaymentsOfBookings: OrderPayments = {
  async lock(orderId) {
    const { bookings } = await locked(orderId);
    await orderedQuotes().lock(orderId);
    // A waiting change may want another bus than the booked one.
    await lockBusesOf(bookings, await changeStore.waiting(orderId));
  },
  onOrderPaid,
  onPaymentFailed,
};
