import { isHolding, listOrders, type OrderSummary, ownOrders } from '@bff/domain/bookings';
import type { UserActor } from '@bff/domain/shared/actor';
import { clock } from '@bff/platform/clock';
import { type ReadList } from '@bff/lists';
import { type BookingListQuery, whenOf } from './booking-list-query';

/** A trip in the list. */
export interface BookingListRow extends OrderSummary {
  /** When the hold expires; null if the bus is not held, is paid for, or the hold has expired. */
  heldUntil: Date | null;
}

function rowOf(order: OrderSummary, now: Date): BookingListRow {
  const isHeld = isHolding(order.status) && order.heldUntil !== null && order.heldUntil > now;
  return { ...order, heldUntil: isHeld ? order.heldUntil : null };
}

/** The actor's own trips; none for somebody who is not a customer. */
export function readBookings(actor: UserActor, query: BookingListQuery): ReadList<BookingListRow> {
  const of = ownOrders(actor);
  return async (part) => {
    if (!of) return { rows: [], total: 0 };
    const { sort, descending, text } = query;
    const found = await listOrders(actor.language, {
      of,
      sort,
      descending,
      when: whenOf(query),
      text,
      ...part,
    });
    const now = clock.now();
    return { rows: found.rows.map((order) => rowOf(order, now)), total: found.total };
  };
}
