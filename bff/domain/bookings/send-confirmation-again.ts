import { inTransaction } from '@bff/platform/transaction';
import type { Actor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { logTransition } from '@bff/domain/shared/event-log.store';
import { bookingPolicy } from './booking.policy';
import { bookingStore } from './booking.store';
import { confirmAgain } from './booking-mail';
import { isConfirmed } from './booking-states';
import { seeHandled } from './see-order';

/**
 * Sends the customer of a paid order the confirmation again, with its receipt and the trip as it is now, for when it never arrived. @throws
 * DomainError `booking.notFound`, `auth.noPermission`, `booking.notActive`
 */
export async function sendConfirmationAgain(actor: Actor, bookingNumber: string): Promise<void> {
  const { order, booking } = await seeHandled(actor, bookingNumber);
  must(bookingPolicy.confirmAgain(actor), 'auth.noPermission');
  await inTransaction(async () => {
    const locked = await bookingStore.lock(order.number);
    must(
      locked?.bookings.some(({ status }) => isConfirmed(status)),
      'booking.notActive',
    );
    await confirmAgain(order.number);
    const { id, status } = booking;
    await logTransition({
      entity: 'booking',
      entityId: id,
      from: status,
      to: status,
      by: actor,
      code: 'confirmedAgain',
    });
  });
}
