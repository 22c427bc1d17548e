// Traces: S2-036, S9-015
import { occupancyStore } from '@bff/domain/availability';
import { closeOpenPayment } from '@bff/domain/payments';
import { type Actor, system } from '@bff/domain/shared/actor';
import { DomainError, must } from '@bff/domain/shared/errors';
import { clock } from '@bff/platform/clock';
import { logger } from '@bff/platform/logger';
import { inTransaction } from '@bff/platform/transaction';
import { bookingPolicy } from './booking.policy';
import { type BookingRow, bookingStore } from './booking.store';
import { mailChangeOver, mailChangeOvertaken } from './change-step-mail';
import { type ChangeRow, changeStore } from './change.store';
import { seeBooking } from './see-order';

const BATCH = 200;
const expiry = system('changes');

/** Locks the buses of a trip and the one that a change wants instead, always in the same order. */
export const lockBusesOf = (
  bookings: readonly Pick<BookingRow, 'vehicleId'>[],
  change: ChangeRow | undefined,
): Promise<unknown> =>
  occupancyStore.lockVehicles([
    ...bookings.map(({ vehicleId }) => vehicleId),
    ...(change ? [change.after.booking.vehicleId] : []),
  ]);

interface Ending {
  to: 'rejected' | 'withdrawn' | 'expired';
  actor: Actor;
  /** Why the operator rejects it. */
  reason?: string;
}

/**
 * Ends a waiting change, with order and buses locked: releases what is held for it, leaves the trip as it is, and tells those who wait for
 * it.
 */
export async function endChange(orderNumber: string, change: ChangeRow, { to, actor, reason }: Ending): Promise<void> {
  await occupancyStore.releaseChange(change.id);
  await changeStore.settle(change, to, actor, reason);
  await mailChangeOver(orderNumber, change, { to, reason });
}

/** Ends a change because the trip it was requested for has changed. Called with order and buses locked. */
export async function overtake(orderNumber: string, change: ChangeRow, actor: Actor): Promise<void> {
  await occupancyStore.releaseChange(change.id);
  await changeStore.settle(change, 'expired', actor);
  await mailChangeOvertaken(orderNumber, change);
}

/**
 * Ends a waiting change together with the whole trip, without a mail of its own. The caller's transaction holds the order's lock; this
 * takes the buses'.
 */
export async function endChangeWith(
  { orderId, bookings }: { orderId: number; bookings: readonly BookingRow[] },
  actor: Actor,
): Promise<void> {
  const change = await changeStore.waiting(orderId, { lock: true });
  await lockBusesOf(bookings, change);
  if (!change) return;
  await occupancyStore.releaseChange(change.id);
  await changeStore.settle(change, 'withdrawn', actor);
}

/** The actor's own order with its waiting change. */
export async function ownWaiting(actor: Actor, bookingNumber: string) {
  const { order } = await seeBooking(actor, bookingNumber);
  must(bookingPolicy.change(actor, order), 'auth.noPermission');
  const change = await changeStore.waiting(order.id);
  must(change, 'booking.changeOver');
  return { order, change };
}

/**
 * The customer withdraws a change: the trip stays as it is.
 * @throws DomainError `booking.notFound`, `auth.noPermission`, `booking.changeOver`, `payment.unavailable`
 */
export async function withdrawChange(actor: Actor, bookingNumber: string): Promise<void> {
  const { order } = await ownWaiting(actor, bookingNumber);
  must((await closeOpenPayment(order.id)) !== 'paid', 'booking.changeOver');
  await inTransaction(async () => {
    const locked = await bookingStore.lock(order.number);
    const change = await changeStore.waiting(order.id, { lock: true });
    must(locked && change, 'booking.changeOver');
    await lockBusesOf(locked.bookings, change);
    await endChange(order.number, change, { to: 'withdrawn', actor });
  });
}

/** Ends the changes whose time is over, each in its own transaction; returns how many. Several processes may run it at once. */
export async function expireChanges(): Promise<number> {
  let ended = 0;
  for (const { id, orderNumber } of await changeStore.overdue(clock.now(), BATCH)) {
    try {
      if (await expire(id, orderNumber)) ended++;
    } catch (error) {
      if (error instanceof DomainError) continue; // somebody else was first
      logger.error({ err: error, change: id }, 'a change whose time is over was kept');
    }
  }
  return ended;
}

const expire = (id: number, orderNumber: string): Promise<boolean> =>
  inTransaction(async () => {
    const locked = await bookingStore.lock(orderNumber);
    const change = await changeStore.lock(id);
    if (!locked || !change || change.settledAt || !change.expiresAt || change.expiresAt > clock.now()) return false;
    await lockBusesOf(locked.bookings, change);
    await endChange(orderNumber, change, { to: 'expired', actor: expiry });
    return true;
  });
