// Traces: S2-036, S8-044, S8-670, S8-671, S8-672, S8-673, S9-015
import { occupancyStore } from '@bff/domain/availability';
import { closeOpenPayment, createPayment, openPayment, paidOf } from '@bff/domain/payments';
import { readSettings } from '@bff/domain/settings';
import { type Actor, system } from '@bff/domain/shared/actor';
import { DomainError, must } from '@bff/domain/shared/errors';
import { MINUTE } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { publicOrigin } from '@bff/platform/env';
import { logger } from '@bff/platform/logger';
import { inTransaction } from '@bff/platform/transaction';
import { applyChange, morePieces } from './apply-change';
import { bookingPolicy } from './booking.policy';
import { bookingStore, type BookingRow, type OrderWithBookings } from './booking.store';
import { type ChangeRow, changeStore } from './change.store';
import { mustBeChangeable } from './changeable';
import { AFTER_SESSION_MINUTES } from './hold-times';
import { planChange, type WantedTrip } from './plan-change';
import { seeBooking } from './see-order';
import type { TripVersion } from './trip-version';
import { readTripVersion } from './trip-version.store';

/** As long as a provider's shortest session: the bus is held for the change until then, and while a session is open. */
const PAY_WITHIN_MINUTES = 30;
const BATCH = 200;
const expiry = system('changes');

/** `payable`: the difference is to be paid. `same`: nothing was asked for that is not so already. */
export type ChangeOutcome = 'applied' | 'payable' | 'same';

/** The one bus of the order, still as the change found it. */
function asFound({ bookings }: OrderWithBookings, before: TripVersion): BookingRow | undefined {
  const [booking] = bookings;
  const { vehicleId, total, departureAt } = before.booking;
  const isSame =
    booking?.status === 'booked' &&
    booking.vehicleId === vehicleId &&
    booking.total === total &&
    booking.departure.getTime() === departureAt.getTime();
  return isSame ? booking : undefined;
}

/** Whether the trip is, under its lock, the version that was read without: somebody may have changed it in between. */
async function isStill({ id, orderId }: BookingRow, before: TripVersion): Promise<boolean> {
  const occupied = await occupancyStore.ofBooking(id);
  const version = occupied && (await readTripVersion(orderId, id, occupied));
  return JSON.stringify(version) === JSON.stringify(before);
}

/**
 * A booked trip becomes another one, on the same bus: priced by today's lists, with `agreedTotal` (öre) as its new price. Cheaper or as dear,
 * it counts at once, and the difference is given back. Dearer, the bus is held for it, and it counts when the difference is paid. Pressed
 * twice it is asked for once.
 * @throws TripRefused; DomainError those of `planChange`, `booking.changePrice`, `booking.changeOver`
 */
export async function changeTrip(
  actor: Actor,
  { bookingNumber, agreedTotal, ...wanted }: WantedTrip & { bookingNumber: string; agreedTotal: number },
): Promise<ChangeOutcome> {
  must(actor.kind === 'user', 'auth.noPermission');
  const { order: seen, before, after, isSame, difference } = await planChange(actor, bookingNumber, wanted);
  if (isSame) return 'same';
  const { supportEmail } = await readSettings();
  must(after.booking.total === agreedTotal, 'booking.changePrice');
  return inTransaction(async () => {
    const locked = await bookingStore.lock(seen.number);
    must(locked, 'booking.notFound');
    await mustBeChangeable(locked.order.departure, locked.bookings);
    must(!(await changeStore.waiting(seen.id, { lock: true })), 'booking.changeWaiting');
    const booking = asFound(locked, before);
    must(booking && (await isStill(booking, before)), 'booking.changeOver');
    must((await paidOf(seen.id)) >= booking.total, 'booking.changeByHand', [supportEmail]);
    await occupancyStore.lockVehicles([booking.vehicleId]);
    const { vehicleId } = booking;
    must(await occupancyStore.areFree([{ vehicleId, ...after.occupied }], { but: booking.id }), 'booking.occupied');
    const change = { orderId: seen.id, bookingId: booking.id, userId: actor.userId, before, after };
    if (difference <= 0) {
      await changeStore.insert(actor, { ...change, status: 'applied', until: null });
      await applyChange(actor, { order: locked.order, booking, before, after });
      return 'applied';
    }
    const until = new Date(clock.millis() + PAY_WITHIN_MINUTES * MINUTE);
    const id = await changeStore.insert(actor, { ...change, status: 'payable', until });
    await occupancyStore.holdForChange(id, morePieces(before, after), until);
    return 'payable';
  });
}

/** Whose change it is, and what waits. */
async function ownWaiting(actor: Actor, bookingNumber: string) {
  const { order } = await seeBooking(actor, bookingNumber);
  must(bookingPolicy.change(actor, order), 'auth.noPermission');
  const change = await changeStore.waiting(order.id);
  must(change, 'booking.changeOver');
  return { order, change };
}

/**
 * Opens the provider's page for the difference of a change; answers its address.
 * @throws DomainError `booking.notFound`, `auth.noPermission`, `booking.changeOver`, `payment.cardOff`, `payment.unavailable`
 */
export async function payChange(actor: Actor, bookingNumber: string): Promise<{ url: string }> {
  must((await readSettings()).cardPayment, 'payment.cardOff');
  const { order } = await ownWaiting(actor, bookingNumber);
  // Another card, or a page that was left: at most one session of an order is open.
  must((await closeOpenPayment(order.id)) !== 'paid', 'booking.changeOver');
  const paymentId = await inTransaction(async () => {
    const locked = await bookingStore.lock(order.number);
    const change = await changeStore.waiting(order.id, { lock: true });
    must(locked && change?.payBy && change.payBy > clock.now(), 'booking.changeOver');
    await occupancyStore.lockVehicles(locked.bookings.map(({ vehicleId }) => vehicleId));
    const amount = change.totalAfter - change.totalBefore;
    const created = await createPayment({ orderId: order.id, amount, bookingChangeId: change.id });
    const until = new Date(created.expiresAt.getTime() + AFTER_SESSION_MINUTES * MINUTE);
    await changeStore.extend(change.id, until);
    await occupancyStore.extendChange(change.id, until);
    return created.paymentId;
  });
  const page = `${publicOrigin()}/${order.language}`;
  const { url } = await openPayment(paymentId, {
    description: order.number,
    customerEmail: order.contactEmail,
    locale: order.language,
    successUrl: `${page}/payment/callback`,
    cancelUrl: `${page}/booking/change-book?booking=${bookingNumber}`,
  });
  return { url };
}

/** Under the locks of order and bus: nothing is held for the change any more. */
async function end(change: ChangeRow, to: 'withdrawn' | 'expired', actor: Actor): Promise<void> {
  await occupancyStore.releaseChange(change.id);
  await changeStore.settle(change, to, actor);
}

/** The whole trip ends: what waits of it too. In the caller's transaction, which holds the locks of order and buses. */
export async function endChangeOf(orderId: number, actor: Actor): Promise<void> {
  const change = await changeStore.waiting(orderId, { lock: true });
  if (change) await end(change, 'withdrawn', actor);
}

/**
 * The customer does not want it after all: the trip stays as it is.
 * @throws DomainError `booking.notFound`, `auth.noPermission`, `booking.changeOver`, `payment.unavailable`
 */
export async function withdrawChange(actor: Actor, bookingNumber: string): Promise<void> {
  const { order } = await ownWaiting(actor, bookingNumber);
  must((await closeOpenPayment(order.id)) !== 'paid', 'booking.changeOver');
  await inTransaction(async () => {
    const locked = await bookingStore.lock(order.number);
    const change = await changeStore.waiting(order.id, { lock: true });
    must(locked && change, 'booking.changeOver');
    await occupancyStore.lockVehicles(locked.bookings.map(({ vehicleId }) => vehicleId));
    await end(change, 'withdrawn', actor);
  });
}

/**
 * The difference is paid. Answers `refund` when it cannot be had any longer: over, paid before, or the trip is another one meanwhile. Called
 * with the locks of order, buses and payment.
 */
export async function onChangePaid(
  locked: OrderWithBookings,
  { changeId, amount, actor }: { changeId: number; amount: number; actor: Actor },
): Promise<'confirmed' | 'refund'> {
  const change = await changeStore.lock(changeId);
  if (change?.status !== 'payable' || amount !== change.totalAfter - change.totalBefore) return 'refund';
  const booking = asFound(locked, change.before);
  if (!booking) {
    await end(change, 'expired', actor);
    return 'refund';
  }
  await occupancyStore.releaseChange(change.id);
  await changeStore.settle(change, 'applied', actor);
  await applyChange(actor, { order: locked.order, booking, before: change.before, after: change.after });
  return 'confirmed';
}

/** Ends the changes whose time is over, each by itself; answers of how many. Several processes may run it at once. */
export async function expireChanges(): Promise<number> {
  let ended = 0;
  for (const { id, orderNumber } of await changeStore.overdue(clock.now(), BATCH)) {
    try {
      if (await expire(id, orderNumber)) ended++;
    } catch (error) {
      if (error instanceof DomainError) continue; // somebody was first
      logger.error({ err: error, change: id }, 'a change whose time is over was kept');
    }
  }
  return ended;
}

const expire = (id: number, orderNumber: string): Promise<boolean> =>
  inTransaction(async () => {
    const locked = await bookingStore.lock(orderNumber);
    const change = await changeStore.lock(id);
    if (!locked || change?.status !== 'payable' || !change.expiresAt || change.expiresAt > clock.now()) return false;
    await occupancyStore.lockVehicles(locked.bookings.map(({ vehicleId }) => vehicleId));
    await end(change, 'expired', expiry);
    return true;
  });
