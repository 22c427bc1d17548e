import { afterEach, describe, expect, it } from 'vitest';
import { journeyFixture } from '@bff/domain/journeys/testing/journey-fixture';
import { DAY } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { createUser } from '@db/factories';
import { Order } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { listPage, parseListQuery } from '@bff/lists';
import { allBookingsSpec, readAllBookings, readBookings } from './booking-list';

describe('the list of bookings', () => {
  useTestDatabase();
  afterEach(() => clock.release());

  it('says how many its search finds under the other tabs, canceled ones among all', async () => {
    const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
    const called = async (name: string, { orderId }: { orderId: number }) => {
      await Order.update({ contactName: name }, { where: { id: orderId } });
    };
    const past = await journeyFixture();
    await called('Mirabel Ek', past);
    clock.advance(2 * DAY);
    const coming = await journeyFixture();
    await called('Mirabel Ek', coming);
    await called('Mirabel Ek', await journeyFixture({ status: 'canceled' }));
    await called('Annan Person', await journeyFixture());
    const read = async (address: string, actor = admin, companyId?: number) => {
      const { query } = parseListQuery(allBookingsSpec, new URLSearchParams(address));
      const { total, elsewhere } = await listPage(
        query,
        companyId === undefined ? readAllBookings(actor, query) : readBookings(actor, companyId, query),
      );
      return [total, elsewhere];
    };
    expect(await read('q=mirabel')).toEqual([1, { past: 1, all: 3 }]);
    expect(await read('q=mirabel&when=past')).toEqual([1, { coming: 1, all: 3 }]);
    expect(await read('q=mirabel&when=problems')).toEqual([0, { coming: 1, past: 1, all: 3 }]);
    expect(await read(`q=${past.bookingNumber}`)).toEqual([0, { past: 1 }]);
    // There is nothing beside all of them, and without a search nobody asks.
    expect(await read('q=mirabel&when=all')).toEqual([3, undefined]);
    expect((await read(''))[1]).toBeUndefined();
    expect(await read(`q=${past.bookingNumber}`, coming.operator, coming.companyId)).toEqual([0, {}]);
  });
});
