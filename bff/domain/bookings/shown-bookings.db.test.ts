import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closeUnreportedJourneys, reportJourney } from '@bff/domain/journeys';
import { journeyFixture } from '@bff/domain/journeys/testing/journey-fixture';
import type { UserActor } from '@bff/domain/shared/actor';
import { DAY, HOUR } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { createUser } from '@db/factories';
import { useTestDatabase } from '@db/testing/test-database';
import { SHOWN_BOOKING_STATES, type ShownBookingStatus } from '@states/booking-states';
import type { JourneyAct } from '@states/journey-states';
import { listBookings } from './list-bookings';
import { ordersInList } from './order-list.store';
import { readOrderDetails } from './order-details.store';

const PAGE = { text: '', sort: 'departure', descending: false, page: 1, pageSize: 100 } as const;

describe('a booking in its lists', () => {
  useTestDatabase();
  let admin: UserActor;
  beforeAll(async () => {
    admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
  });
  afterEach(() => clock.release());

  async function driven(hasReturn: boolean, acts: readonly JourneyAct[]) {
    const trip = await journeyFixture({ hasReturn, departure: new Date(clock.millis() + HOUR) });
    for (const act of acts)
      await reportJourney(trip.driver, { number: trip.number, act, ...(act === 'terminate' ? { reason: 'Punktering' } : {}) }); // prettier-ignore
    return trip;
  }

  it('says how its trip ended, the same everywhere, and is found by what it says', async () => {
    const trips: [ShownBookingStatus, Awaited<ReturnType<typeof driven>>][] = [
      ['notReported', await driven(true, [])],
      ['notReported', await driven(true, ['start', 'finish'])],
    ];
    clock.advance(2 * DAY);
    await closeUnreportedJourneys();
    trips.push(
      ['completed', await driven(false, ['start', 'finish'])],
      ['completed', await driven(true, ['start', 'finish', 'startReturn', 'completeReturn'])],
      ['started', await driven(true, ['start', 'finish'])],
      ['started', await driven(false, ['start'])],
      ['terminated', await driven(true, ['start', 'terminate'])],
      ['terminated', await driven(true, ['terminate'])],
      ['booked', await driven(true, [])],
      ['preliminaryBooked', await journeyFixture({ status: 'preliminaryBooked' })],
    );
    const listed = async (status?: ShownBookingStatus) =>
      (await listBookings(admin, { ...PAGE, companyId: undefined, when: 'all', status })).rows;
    for (const [shown, { bookingNumber, orderNumber, customer, companyId, operator }] of trips) {
      const [order] = (await ordersInList({ ...PAGE, when: 'all', of: { customerId: customer.customerId } })).rows;
      const details = (await readOrderDetails(orderNumber))!.bookings[0]!;
      const own = await listBookings(operator, { ...PAGE, companyId, when: 'all' });
      expect([order!.shown, details.shown, ...own.rows.map(({ status }) => status)]).toEqual(
        shown === 'preliminaryBooked' ? [shown, shown] : [shown, shown, shown],
      );
      expect((await listed()).find(({ number }) => number === bookingNumber)?.status).toBe(shown);
    }
    for (const state of SHOWN_BOOKING_STATES)
      expect((await listed(state)).map(({ number }) => number).sort()).toEqual(
        trips.flatMap(([shown, { bookingNumber }]) => (shown === state ? [bookingNumber] : [])).sort(),
      );
  });

  it('that nobody reported is told as that, not as cut short', async () => {
    const { bookingNumber } = await driven(true, []);
    clock.advance(2 * DAY);
    await closeUnreportedJourneys();
    const { rows } = await listBookings(admin, { ...PAGE, companyId: undefined, when: 'problems' });
    expect(rows.find(({ number }) => number === bookingNumber)).toMatchObject({
      status: 'notReported',
      problem: 'notReported',
      journeyStatus: 'notReported',
    });
  });
});
