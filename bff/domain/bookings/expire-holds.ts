import { occupancyStore } from '@bff/domain/availability';
import { closeOpenPayment } from '@bff/domain/payments';
import { system } from '@bff/domain/shared/actor';
import { logger } from '@bff/platform/logger';
import { inTransaction } from '@bff/platform/transaction';
import { isHolding } from './booking-states';
import { bookingStore } from './booking.store';
import { orderedQuotes } from './quote-port';

const expiry = system('holds');
const BATCH = 200;

/**
 * Ends the holds whose time is over by the database clock: all, or those on the given vehicles. A page where the customer could still pay
 * is closed at the provider first; if the money has already arrived, the booking is confirmed instead. Returns how many orders were
 * released.
 */
export async function expireHolds({ vehicleIds }: { vehicleIds?: readonly number[] } = {}): Promise<number> {
  let released = 0;
  for (const orderNumber of await bookingStore.overdueHolds(BATCH, vehicleIds)) {
    try {
      if (await expireHold(orderNumber)) released++;
    } catch (error) {
      // Whether it was paid is unknown, usually because the provider does not answer. The vehicle stays held and the next round asks again,
      // without stopping the other holds or the customer who wants the vehicle.
      logger.error({ err: error, orderNumber }, 'a hold was kept although its time is over');
    }
  }
  return released;
}

/** How many orders hold a bus within their time, and how many past it. */
export const holdBacklog = () => bookingStore.holdBacklog();

async function expireHold(orderNumber: string): Promise<boolean> {
  const found = await bookingStore.find(orderNumber);
  if (!found?.order.holdIsOver) return false;
  await closeOpenPayment(found.order.id);
  return inTransaction(async () => {
    const locked = await bookingStore.lock(orderNumber);
    if (!locked) return false;
    const held = locked.bookings.filter((booking) => isHolding(booking.status));
    if (held.length === 0) {
      await bookingStore.setHoldEnd(locked.order.id, null);
      return false;
    }
    // Closing the page gave the customer a few minutes for another card, unless those are over too.
    if (!locked.order.holdIsOver) return false;
    await orderedQuotes().lock(locked.order.id);
    await occupancyStore.lockVehicles(held.map((booking) => booking.vehicleId));
    await occupancyStore.release(held.map((booking) => booking.id));
    for (const booking of held)
      await bookingStore.move(booking, 'canceled', {
        actor: expiry,
        cancellation: { by: 'expiry', userId: null, reason: null, fee: 0 },
      });
    await bookingStore.setHoldEnd(locked.order.id, null);
    await orderedQuotes().onOrderEnded(locked.order.id);
    return true;
  });
}
