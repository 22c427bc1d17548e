// Traces: S2-036, S8-044, S8-670, S8-671, S8-672, S8-673, S9-015
import { occupancyStore } from '@bff/domain/availability';
import { closeOpenPayment, createPayment, openPayment, paidOf } from '@bff/domain/payments';
import { readSettings } from '@bff/domain/settings';
import type { Actor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { DAY, HOUR, MINUTE } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { publicOrigin } from '@bff/platform/env';
import { inTransaction } from '@bff/platform/transaction';
import { applyChange, morePieces } from './apply-change';
import { bookingStore, type BookingRow, type OrderWithBookings } from './booking.store';
import { mailChangeProposed } from './change-step-mail';
import { changeStore } from './change.store';
import { mustBeChangeable } from './changeable';
import { endChange, lockBusesOf, ownWaiting } from './end-change';
import { AFTER_SESSION_MINUTES } from './hold-times';
import { changeTitleOf } from './order-title';
import { planChange, type WantedTrip } from './plan-change';
import type { TripVersion } from './trip-version';
import { readTripVersion } from './trip-version.store';

/** As long as a provider's shortest session: the bus is held for the change until then, and while a session is open. */
export const PAY_WITHIN_MINUTES = 30;
/** The same as for a quote request. */
const ANSWER_WITHIN_HOURS = 48;

/** `payable`: the difference has to be paid. `proposed`: the operator has to answer. `same`: nothing would change. */
export type ChangeOutcome = 'applied' | 'payable' | 'proposed' | 'same';

/** The one bus of the order, if unchanged since `before`. */
export function asFound({ bookings }: OrderWithBookings, before: TripVersion): BookingRow | undefined {
  const [booking] = bookings;
  const { vehicleId, total, departureAt } = before.booking;
  const isSame =
    booking?.status === 'booked' &&
    booking.vehicleId === vehicleId &&
    booking.total === total &&
    booking.departure.getTime() === departureAt.getTime();
  return isSame ? booking : undefined;
}

/** Whether the trip, now locked, is still the version that was read without a lock. */
export async function isStill({ id, orderId }: BookingRow, before: TripVersion): Promise<boolean> {
  const occupied = await occupancyStore.ofBooking(id);
  const version = occupied && (await readTripVersion(orderId, id, occupied));
  return JSON.stringify(version) === JSON.stringify(before);
}

/**
 * Changes a booked trip: priced by today's lists, with `agreedTotal` (öre) as its new price. A small change on the same bus that costs the
 * same or less takes effect at once, and the difference is refunded. If it costs more, the bus is held and the change takes effect when the
 * difference is paid.
 * @throws TripRefused; DomainError those of `planChange`, `booking.changePrice`, `booking.changeOver`
 */
export async function changeTrip(
  actor: Actor,
  { bookingNumber, agreedTotal, ...wanted }: WantedTrip & { bookingNumber: string; agreedTotal: number },
): Promise<ChangeOutcome> {
  must(actor.kind === 'user', 'auth.noPermission');
  const { order: seen, before, after, isSame, difference, reasons } = await planChange(actor, bookingNumber, wanted);
  if (isSame) return 'same';
  const isProposal = reasons.length > 0;
  const { supportEmail, minimumDaysBeforeDeparture: days } = await readSettings();
  must(after.booking.total === agreedTotal, 'booking.changePrice');
  return inTransaction(async () => {
    const locked = await bookingStore.lock(seen.number);
    must(locked, 'booking.notFound');
    await mustBeChangeable(locked.order.departure, locked.bookings);
    must(!(await changeStore.waiting(seen.id, { lock: true })), 'booking.changeWaiting');
    const booking = asFound(locked, before);
    must(booking && (await isStill(booking, before)), 'booking.changeOver');
    must((await paidOf(seen.id)) >= booking.total, 'booking.changeByHand', [supportEmail]);
    const { vehicleId } = after.booking;
    await occupancyStore.lockVehicles([booking.vehicleId, vehicleId]);
    must(await occupancyStore.areFree([{ vehicleId, ...after.occupied }], { but: booking.id }), 'booking.occupied');
    const change = { orderId: seen.id, bookingId: booking.id, userId: actor.userId, before, after };
    if (!isProposal && difference <= 0) {
      await changeStore.insert(actor, { ...change, status: 'applied', until: null });
      await applyChange(actor, { order: locked.order, booking, before, after });
      return 'applied';
    }
    const until = isProposal ? answerBy(before, after, days) : new Date(clock.millis() + PAY_WITHIN_MINUTES * MINUTE);
    const status = isProposal ? 'proposed' : 'payable';
    const id = await changeStore.insert(actor, { ...change, status, until });
    await occupancyStore.holdForChange(id, morePieces(before, after), until);
    if (isProposal) await mailChangeProposed(seen.number, (await changeStore.lock(id))!);
    return status;
  });
}

/** A proposal never reaches into the last days before either departure. */
function answerBy(before: TripVersion, after: TripVersion, days: number): Date {
  const departure = Math.min(before.booking.departureAt.getTime(), after.booking.departureAt.getTime());
  return new Date(Math.min(clock.millis() + ANSWER_WITHIN_HOURS * HOUR, departure - days * DAY));
}

/**
 * Opens the provider's page for paying the difference; returns its address.
 * @throws DomainError `booking.notFound`, `auth.noPermission`, `booking.changeOver`, `payment.cardOff`, `payment.unavailable`
 */
export async function payChange(actor: Actor, bookingNumber: string): Promise<{ url: string }> {
  must((await readSettings()).cardPayment, 'payment.cardOff');
  const { order } = await ownWaiting(actor, bookingNumber);
  // For another card, or an abandoned page: an order has at most one open session.
  must((await closeOpenPayment(order.id)) !== 'paid', 'booking.changeOver');
  const paymentId = await inTransaction(async () => {
    const locked = await bookingStore.lock(order.number);
    const change = await changeStore.waiting(order.id, { lock: true });
    must(locked && change?.status === 'payable' && change.payBy, 'booking.changeOver');
    must(change.payBy > clock.now(), 'booking.changeOver');
    await lockBusesOf(locked.bookings, change);
    const amount = change.totalAfter - change.totalBefore;
    const created = await createPayment({ orderId: order.id, amount, bookingChangeId: change.id });
    // A customer with a day to pay keeps it, whatever happens to this session.
    const sessionOver = created.expiresAt.getTime() + AFTER_SESSION_MINUTES * MINUTE;
    const until = new Date(Math.max(sessionOver, change.payBy.getTime()));
    await changeStore.extend(change.id, until);
    await occupancyStore.extendChange(change.id, until);
    return created.paymentId;
  });
  const page = `${publicOrigin()}/${actor.language}`;
  const { url } = await openPayment(paymentId, {
    description: await changeTitleOf(order.number, actor.language),
    customerEmail: order.contactEmail,
    locale: actor.language,
    successUrl: `${page}/payment/callback`,
    cancelUrl: `${page}/booking/change-book?booking=${bookingNumber}`,
  });
  return { url };
}

/**
 * The difference is paid. Returns `refund` when the change is no longer available: it is over, already paid, or the trip has changed
 * meanwhile. Called with the locks of order, buses and payment held.
 */
export async function onChangePaid(
  locked: OrderWithBookings,
  { changeId, amount, actor }: { changeId: number; amount: number; actor: Actor },
): Promise<'confirmed' | 'refund'> {
  const change = await changeStore.lock(changeId);
  if (change?.status !== 'payable' || amount !== change.totalAfter - change.totalBefore) return 'refund';
  const booking = asFound(locked, change.before);
  if (!booking) {
    await endChange(locked.order.number, change, { to: 'expired', actor });
    return 'refund';
  }
  await occupancyStore.releaseChange(change.id);
  await changeStore.settle(change, 'applied', actor);
  await applyChange(actor, { order: locked.order, booking, before: change.before, after: change.after });
  return 'confirmed';
}
