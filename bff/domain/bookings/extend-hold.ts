import { occupancyStore } from '@bff/domain/availability';
import type { Actor } from '@bff/domain/shared/actor';
import { MINUTE } from '@bff/domain/shared/time';
import { inTransaction } from '@bff/platform/transaction';
import type { BookingStatus } from './booking-states';
import { bookingStore } from './booking.store';
import { mustBeHeld } from './held-order';
import { EXTENSION_MINUTES, holdUntil } from './hold-times';

/** Once, and not while a page is open at the provider: the hold then lasts as long as the page. */
export const canBeExtended = (
  { holdExtendedAt }: { holdExtendedAt: Date | null },
  bookings: readonly { status: BookingStatus }[],
): boolean => holdExtendedAt === null && bookings.every(({ status }) => status !== 'paymentInitialized');

/**
 * Ten more minutes for a customer who needs them (WCAG 2.2, 2.2.1), once per order: asked for again, the hold stays as it is.
 * @throws DomainError `booking.notFound`, `booking.alreadyConfirmed`, `booking.notActive`, `booking.holdExpired`
 */
export async function extendHold(actor: Actor, orderNumber: string): Promise<void> {
  await inTransaction(async () => {
    const locked = await bookingStore.lock(orderNumber);
    mustBeHeld(actor, locked);
    const { order, bookings } = locked;
    if (!canBeExtended(order, bookings) || !order.holdExpiresAt) return;
    const wanted = new Date(order.holdExpiresAt.getTime() + EXTENSION_MINUTES * MINUTE);
    const until = holdUntil(order.firstHeldAt, wanted);
    await occupancyStore.extend(
      bookings.map((booking) => booking.id),
      until,
    );
    await bookingStore.extendHoldEnd(order.id, until);
  });
}
