import { afterEach, describe, expect, it } from 'vitest';
import { orderFixture } from '@bff/domain/bookings/testing/order-fixture';
import { journeyFixture } from '@bff/domain/journeys/testing/journey-fixture';
import { DAY } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import type { UserActor } from '@bff/domain/shared/actor';
import { createUser } from '@db/factories';
import { Booking, BookingChoice, Journey, Order, User } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { listPage, parseListQuery } from '@bff/lists';
import { allBookingsSpec, bookingListSpec, readAllBookings, readBookings } from './booking-list';
import { tripsOfDriver } from './trips-of-driver';

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

  it('has what is ahead with the next first, and what was sold with the latest first', () => {
    const plainSortOf = (address: string) => {
      const { sort, descending } = parseListQuery(bookingListSpec, new URLSearchParams(address)).query;
      return `${descending ? '-' : ''}${sort}`;
    };
    for (const counted of ['departsToday', 'departsInSevenDays', 'withoutDriver', 'changeProposed', 'openChoice'])
      expect(plainSortOf(`when=all&counted=${counted}`), counted).toBe('departure');
    for (const counted of ['soldToday', 'soldThisWeek', 'soldThisMonth', 'confirmed'])
      expect(plainSortOf(`when=all&counted=${counted}`), counted).toBe('-departure');
  });

  it('finds trips by their driver, for the office and the company, with their sums', async () => {
    const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
    const [first, second] = [await journeyFixture(), await journeyFixture()];
    await journeyFixture();
    for (const { driver } of [first, second])
      await User.update({ name: 'Danuta Ratt' }, { where: { id: driver.userId } });
    const read = async (actor: UserActor, companyId?: number) => {
      const { query } = parseListQuery(allBookingsSpec, new URLSearchParams('q=danuta ratt'));
      return listPage(
        query,
        companyId === undefined ? readAllBookings(actor, query) : readBookings(actor, companyId, query),
      );
    };
    const { rows, sums } = await read(admin);
    const prices = rows.reduce((sum, { operatorPrice }) => sum + operatorPrice, 0);
    expect(rows.map(({ number }) => number).sort()).toEqual([first.bookingNumber, second.bookingNumber].sort());
    expect(sums).toMatchObject({ operatorPrice: prices });
    expect((await read(first.operator, first.companyId)).rows.map(({ number }) => number)).toEqual([
      first.bookingNumber,
    ]);
  });

  it("has a driver's trips that are not over, the next first, for the office and for its own company", async () => {
    const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
    const over = await journeyFixture();
    const { driver, operator } = over;
    clock.advance(30 * DAY);
    const later = await journeyFixture({ departure: new Date(clock.millis() + 5 * DAY) });
    const next = await journeyFixture({ departure: new Date(clock.millis() + 2 * DAY) });
    for (const { number } of [later, next])
      await Journey.update({ driverUserId: driver.userId }, { where: { number } });
    await journeyFixture();
    const numbers = async (actor: UserActor) =>
      (await tripsOfDriver(actor, driver.userId)).rows.map(({ number }) => number);
    expect(await numbers(admin)).toEqual([next.bookingNumber, later.bookingNumber]);
    expect(await numbers(next.operator)).toEqual([next.bookingNumber]);
    expect(await numbers(operator)).toEqual([]);
    await expect(numbers(driver)).rejects.toThrow('company.notFound');
  });

  it('says until when the customer of a canceled bus may choose', async () => {
    const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
    const { bookings } = await orderFixture({ status: 'booked' });
    const { id, number } = bookings[0]!;
    await Booking.update(
      { status: 'canceled', canceledBy: 'operator', canceledAt: clock.now(), cancellationFee: 0 },
      { where: { id } },
    );
    const deadlineAt = new Date(Math.floor(clock.millis() / 1000) * 1000 + DAY);
    await BookingChoice.create({ bookingId: id, amount: 100, deadlineAt });
    const { query } = parseListQuery(allBookingsSpec, new URLSearchParams(`when=all&q=${number}`));
    const { rows } = await listPage(query, readAllBookings(admin, query));
    expect(rows[0]?.stands).toEqual({ problems: [], status: 'canceled', choiceUntil: deadlineAt });
  });
});
