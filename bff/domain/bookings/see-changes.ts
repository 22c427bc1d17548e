import type { ChangeStatus } from '@states/change-states';
import { type ChangeRow, changeStore } from './change.store';

/** A change that waits, of an order that the caller has seen. */
export const waitingChange = (orderId: number): Promise<ChangeRow | undefined> => changeStore.waiting(orderId);

/** A version of a trip that counted before it was changed. Amounts in öre. */
export interface EarlierTrip {
  /** Until when. */
  until: Date;
  stops: string[];
  departure: Date;
  return: Date | null;
  passengers: number;
  /** What the customer paid, with tax. */
  total: number;
  /** What the operator got, without. */
  operatorPrice: number;
}

/** What the trip of an order was before its changes, the oldest first; the caller has seen the order. */
export async function earlierTrips(orderId: number): Promise<EarlierTrip[]> {
  const changes = await changeStore.applied(orderId);
  return changes.map(({ settledAt, before: { order, stops, booking } }) => ({
    until: settledAt ?? booking.departureAt,
    stops: stops.map(({ name }) => name),
    ...{ departure: order.departureAt, return: order.returnAt, passengers: order.adults + order.children },
    ...{ total: booking.total, operatorPrice: booking.operatorPrice },
  }));
}

export const changeStatus = (changeId: number): Promise<ChangeStatus | undefined> => changeStore.statusOf(changeId);
