import { postMoved } from '@bff/domain/payments';
import { isConfirmed } from './booking-states';
import { choiceStore } from './choice.store';
import { type MovedBus, movedBuses } from './moved-bus.store';

/**
 * What each operator that canceled owes for replacement buses as things stand (decision 0781): the difference to the cheapest of them,
 * while one drives or can still be chosen; nothing once the last is canceled for good.
 */
export function owedDifferences(buses: readonly MovedBus[], isOpen: (bus: MovedBus) => boolean): Map<number, number> {
  const standsFor = new Map(buses.map((bus) => [bus.movedFromId, bus]));
  const owed = new Map<number, number>();
  for (const canceled of buses) {
    const instead: MovedBus[] = [];
    for (let next = standsFor.get(canceled.id); next; next = standsFor.get(next.id)) instead.push(next);
    const last = instead.at(-1);
    if (!last) continue;
    const cheapest = Math.min(...instead.map(({ operatorPrice }) => operatorPrice));
    owed.set(canceled.id, isOpen(last) ? Math.max(0, cheapest - canceled.operatorPrice) : 0);
  }
  return owed;
}

/** Updates the ledger to what operators owe for an order's replacement buses; the order is locked. */
export async function settleDifferences(orderId: number): Promise<void> {
  const buses = await movedBuses(orderId);
  if (buses.every(({ movedFromId }) => movedFromId === null)) return;
  const waiting = new Set(await choiceStore.waiting(buses.map(({ id }) => id)));
  const owed = owedDifferences(buses, ({ id, status }) => isConfirmed(status) || waiting.has(id));
  for (const [bookingId, amount] of owed) await postMoved({ orderId, bookingId, amount });
}
