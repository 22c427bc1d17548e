// Traces: S2-036, S2-055
import { occupancyStore } from '@bff/domain/availability';
import { readSettings } from '@bff/domain/settings';
import type { Actor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { DAY, HOUR, MINUTE } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { inTransaction } from '@bff/platform/transaction';
import { applyChange } from './apply-change';
import { bookingPolicy } from './booking.policy';
import { type BookingRow, bookingStore, type OrderRow } from './booking.store';
import { mailChangeAccepted } from './change-step-mail';
import { type ChangeRow, changeStore } from './change.store';
import { asFound, isStill, PAY_WITHIN_MINUTES } from './change-trip';
import { endChange, lockBusesOf } from './end-change';
import { seeHandled } from './see-order';

/**
 * By the time the operator accepts, the customer is seldom at a screen: they get a day to pay, ending four days before departure at the
 * latest, but never less than half an hour.
 */
const PAY_ACCEPTED_WITHIN_HOURS = 24;

interface Answering {
  order: Pick<OrderRow, 'id' | 'number'>;
  booking: BookingRow;
  change: ChangeRow;
}

/** The change that waits for the operator's answer, with the order and buses locked. */
async function answering(actor: Actor, bookingNumber: string, answer: (found: Answering) => Promise<void>) {
  const { order, booking: seen } = await seeHandled(actor, bookingNumber);
  must(bookingPolicy.answerChange(actor, { ...order, operators: [seen.companyId] }), 'auth.noPermission');
  await inTransaction(async () => {
    const locked = await bookingStore.lock(order.number);
    const change = await changeStore.waiting(order.id, { lock: true });
    must(locked && change?.status === 'proposed' && change.expiresAt, 'booking.changeOver');
    must(change.expiresAt > clock.now(), 'booking.changeOver');
    const booking = asFound(locked, change.before);
    must(booking?.id === seen.id && (await isStill(booking, change.before)), 'booking.changeOver');
    await lockBusesOf(locked.bookings, change);
    await answer({ order: locked.order, booking, change });
  });
}

async function payUntil({ before, after }: ChangeRow): Promise<Date> {
  const { minimumDaysBeforeDeparture: days } = await readSettings();
  const now = clock.millis();
  const departure = Math.min(before.booking.departureAt.getTime(), after.booking.departureAt.getTime());
  const latest = Math.min(now + PAY_ACCEPTED_WITHIN_HOURS * HOUR, departure - days * DAY);
  return new Date(Math.max(now + PAY_WITHIN_MINUTES * MINUTE, latest));
}

/**
 * The operator accepts a change. If it costs the same or less, it takes effect at once and the difference is refunded; if it costs more,
 * the customer pays first and the bus is held until then.
 * @throws DomainError `booking.notFound`, `auth.noPermission`, `booking.changeOver`
 */
export const acceptChange = (actor: Actor, bookingNumber: string): Promise<void> =>
  answering(actor, bookingNumber, async ({ order, booking, change }) => {
    if (change.totalAfter > change.totalBefore) {
      const until = await payUntil(change);
      await changeStore.toPay(change, until, actor);
      await occupancyStore.extendChange(change.id, until);
      await mailChangeAccepted(order.number, change, until);
      return;
    }
    await occupancyStore.releaseChange(change.id);
    await changeStore.settle(change, 'applied', actor);
    await applyChange(actor, { order, booking, before: change.before, after: change.after });
  });

/**
 * The operator rejects a change: the trip stays as booked.
 * @throws DomainError `booking.notFound`, `auth.noPermission`, `booking.changeOver`
 */
export const rejectChange = (
  actor: Actor,
  { bookingNumber, reason }: { bookingNumber: string; reason: string },
): Promise<void> =>
  answering(actor, bookingNumber, ({ order, change }) =>
    endChange(order.number, change, { to: 'rejected', actor, reason }),
  );
