// Traces: S6-036, S6-037, S8-067, S8-068, S8-250, S9-019
import type { DataSubject, DeletionObstacle, PersonalDataKeeper } from '../erasure';
import { DAY } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { handOver, unitObstacle } from './leaving-buyer';
import { personalDataStore } from './personal-data.store';

/** How long after its last trip an account can be deleted (specification sections 6 and 9). */
const DAYS_AFTER_LAST_TRIP = 14;

/**
 * Why the end of the last trip prevents an account from being deleted. Trips count as upcoming until they are over.
 * @param lastEnd when the last trip that was not canceled is over; null: there is none
 */
export function tripObstacle(lastEnd: Date | null, now: Date): DeletionObstacle | undefined {
  if (lastEnd === null) return undefined;
  const possibleFrom = new Date(lastEnd.getTime() + DAYS_AFTER_LAST_TRIP * DAY);
  if (lastEnd > now) return { key: 'user.tripsUpcoming', possibleFrom };
  return possibleFrom > now ? { key: 'user.lastTripRecent', possibleFrom } : undefined;
}

async function obstacle(subject: DataSubject): Promise<DeletionObstacle | undefined> {
  const trips = tripObstacle(await personalDataStore.lastTripEnd(subject), clock.now());
  if (trips) return trips;
  const unit = await unitObstacle(subject);
  if (unit) return unit;
  // The mail about the arrived money needs its address.
  return (await personalDataStore.hasOpenRefunds(subject))
    ? { key: 'user.refundsOpen', possibleFrom: null }
    : undefined;
}

async function exportOrders(subject: DataSubject): Promise<unknown> {
  const orders = await personalDataStore.orders(subject);
  const ids = orders.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [stops, bookings, payments, refunds] = await Promise.all([
    personalDataStore.stops(ids),
    personalDataStore.bookings(ids),
    personalDataStore.payments(ids),
    personalDataStore.refunds(ids),
  ]);
  const of = (rows: readonly { orderId: number }[], id: number) =>
    rows.filter(({ orderId }) => orderId === id).map(({ orderId: _, ...row }) => row);
  return orders.map(({ id, ...order }) => ({
    ...order,
    stops: of(stops, id),
    bookings: of(bookings, id),
    payments: of(payments, id),
    refunds: of(refunds, id),
  }));
}

/** What orders and their bookings, journeys and payments know about a person (people/personal-data.ts). */
export const personalDataOfBookings: PersonalDataKeeper = {
  name: 'orders',
  obstacle,
  lastAccounted: async (subject) => (await personalDataStore.lastMoney(subject)) ?? undefined,
  async pseudonymise(subject) {
    await handOver(subject);
    await personalDataStore.pseudonymise(subject);
  },
  export: exportOrders,
};

/** Data about people other than the customer: a deleted account is an empty row there, so there is nothing to remove. */
const noLonger = {
  obstacle: () => Promise.resolve(undefined),
  lastAccounted: () => Promise.resolve(undefined),
  pseudonymise: () => Promise.resolve(),
};

/** Who drove what. */
export const personalDataOfJourneys: PersonalDataKeeper = {
  ...noLonger,
  name: 'journeys',
  export: ({ userId }) => personalDataStore.journeys(userId),
};

/** Who cancelled what. */
export const personalDataOfCancellations: PersonalDataKeeper = {
  ...noLonger,
  name: 'canceledBookings',
  export: ({ userId }) => personalDataStore.canceledBookings(userId),
};
