import { isHolding, listOrders, type OrderSummary } from '@bff/domain/bookings';
import type { UserActor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { clock } from '@bff/platform/clock';
import type { BookingListQuery } from './booking-list-query';

export const PAGE_SIZE = 20;
const EXPORT_PAGE_SIZE = 1_000;

/** A trip in the list. */
export interface BookingListRow extends OrderSummary {
  /** While the bus is held and not paid: until when. Null otherwise, and when the time is up. */
  heldUntil: Date | null;
}

export interface BookingList {
  rows: BookingListRow[];
  total: number;
  page: number;
  pages: number;
  /** The clock that «time left» is counted from. */
  now: Date;
}

function rowOf(order: OrderSummary, now: Date): BookingListRow {
  const isHeld = isHolding(order.status) && order.holdExpiresAt !== null && order.holdExpiresAt > now;
  return { ...order, heldUntil: isHeld ? order.holdExpiresAt : null };
}

/** The actor's own trips, a page at a time. Somebody who is no customer has none. A page after the last one is not there. */
export async function bookingList(actor: UserActor, query: BookingListQuery): Promise<BookingList> {
  const now = clock.now();
  if (actor.customerId === null) return { rows: [], total: 0, page: 1, pages: 0, now };
  const { orders, total } = await listOrders({ ...query, customerId: actor.customerId, pageSize: PAGE_SIZE });
  const pages = Math.ceil(total / PAGE_SIZE);
  must(query.page <= Math.max(pages, 1), 'page.notFound');
  return { rows: orders.map((order) => rowOf(order, now)), total, page: query.page, pages, now };
}

/** All trips that match, for a file; the page of the query does not count. */
export async function wholeBookingList(actor: UserActor, query: BookingListQuery): Promise<OrderSummary[]> {
  if (actor.customerId === null) return [];
  const all: OrderSummary[] = [];
  for (let page = 1; ; page++) {
    const part = await listOrders({ ...query, customerId: actor.customerId, page, pageSize: EXPORT_PAGE_SIZE });
    all.push(...part.orders);
    if (part.orders.length < EXPORT_PAGE_SIZE) return all;
  }
}
