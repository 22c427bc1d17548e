import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { journeyFixture } from '@bff/domain/journeys/testing/journey-fixture';
import { reportJourney } from '@bff/domain/journeys';
import type { UserActor } from '@bff/domain/shared/actor';
import { DAY, HOUR } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { createUser } from '@db/factories';
import { Booking, Journey } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import type { JourneyAct } from '@states/journey-states';
import { upcomingTripsOfCompany } from './company-trips';
import { countBookings, listBookings } from './list-bookings';
import { standingOfOrders } from './standing-of-orders.store';

const PAGE = { text: '', sort: 'departure', descending: false, page: 1, pageSize: 100 } as const;

describe('trips without a driver', () => {
  useTestDatabase();
  let admin: UserActor;
  beforeAll(async () => {
    admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
  });
  afterEach(() => clock.release());

  interface Trip {
    /** From now until it departs. */
    departs: number;
    acts?: readonly JourneyAct[];
    hasReturn?: boolean;
    hasDriver?: boolean;
    isCanceled?: boolean;
    /** From then until somebody looks. */
    later?: number;
  }

  it.each<[string, boolean, Trip]>([
    ['in five days', true, { departs: 5 * DAY }],
    ['in a month, canceled', false, { departs: 30 * DAY, isCanceled: true }],
    ['in eight days', false, { departs: 8 * DAY }],
    ['in five days, with a driver', false, { departs: 5 * DAY, hasDriver: true }],
    ['on the road', true, { departs: HOUR, acts: ['start'] }],
    ['on the road, with a driver', false, { departs: HOUR, acts: ['start'], hasDriver: true }],
    ['on the road, later than planned', true, { departs: HOUR, acts: ['start'], later: DAY }],
    ['waiting for its way home', true, { departs: HOUR, acts: ['start', 'finish'], hasReturn: true }],
    ['on its way home', true, { departs: HOUR, acts: ['start', 'finish', 'startReturn'], hasReturn: true }],
    ['over, one way', false, { departs: HOUR, acts: ['start', 'finish'], hasReturn: false }],
    ['over', false, { departs: HOUR, acts: ['start', 'finish', 'startReturn', 'completeReturn'], hasReturn: true }],
    ['cut short', false, { departs: HOUR, acts: ['start', 'terminate'] }],
    ['never reported', false, { departs: HOUR, later: DAY }],
  ])(
    'one %s is to be seen to: %s',
    async (_, isCounted, { departs, acts = [], hasReturn = true, hasDriver, isCanceled, later }) => {
      const departure = new Date(clock.millis() + departs);
      const { number, bookingNumber, operator, companyId } = await journeyFixture({ hasReturn, departure });
      if (!hasDriver) await Journey.update({ driverUserId: null }, { where: { number } });
      if (isCanceled)
        await Booking.update(
          { status: 'canceled', canceledBy: 'customer', canceledAt: clock.now(), cancellationFee: 0 },
          { where: { number: bookingNumber } },
        );
      for (const act of acts)
        await reportJourney(operator, { number, act, ...(act === 'terminate' ? { reason: 'Punktering' } : {}) });
      if (later) clock.advance(later);
      const numbersIn = async (query: { when: 'all' | 'problems'; counted?: 'withoutDriver'; driver?: 'missing' }) =>
        (await listBookings(operator, { ...PAGE, companyId, ...query })).rows.map((row) => row.number);
      const counted = { when: 'all', counted: 'withoutDriver' } as const;
      expect(await numbersIn(counted)).toEqual(isCounted ? [bookingNumber] : []);
      expect(await countBookings(operator, { companyId, ...counted })).toBe(Number(isCounted));
      const { rows } = await listBookings(operator, { ...PAGE, companyId, when: 'all' });
      expect(rows[0]!.problem === 'noDriver').toBe(isCounted);
      // The filter of the list finds what its column says, however far ahead.
      const missing = await numbersIn({ when: 'all', driver: 'missing' });
      expect(missing).toEqual(rows[0]!.needsDriver ? [bookingNumber] : []);
      // The overview of a company says so by the same rule.
      const upcoming = await upcomingTripsOfCompany(operator, companyId, 1);
      for (const { problem } of upcoming) expect(problem === 'noDriver').toBe(isCounted);
      // So does its customer's page, of the order that it is of.
      const { orderNumber, stands } = rows[0]!;
      expect((await standingOfOrders([orderNumber])).get(orderNumber)).toEqual(stands);
      if (isCounted) {
        expect(rows[0]!.needsDriver).toBe(true);
        expect(await numbersIn({ when: 'problems' })).toEqual([bookingNumber]);
        const all = await listBookings(admin, { ...PAGE, companyId: undefined, ...counted });
        expect(all.rows.map((row) => row.number)).toContain(bookingNumber);
      }
    },
  );
});
