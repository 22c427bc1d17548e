import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useRoads } from '@bff/domain/bookings/testing/market';
import { DAY, HOUR, toLocalDate } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { createBookableVehicle, createOccupancy } from '@db/factories';
import { StartingPosition, Vehicle, VehicleCostList } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { DEPARTURE, NOW, search, trip } from './testing/searching';

/** A Wednesday; the Saturday and Sunday before and after it are within three days. */
const wanted = trip({ departure: DEPARTURE });
const dayOf = (shift: number) => toLocalDate(DEPARTURE.getTime() + shift * DAY);
const on = (shift: number) => trip({ departure: new Date(DEPARTURE.getTime() + shift * DAY) });
const SHIFTS = [-3, -2, -1, 1, 2, 3];

describe('the prices of a trip on the days around it', () => {
  useTestDatabase();
  beforeAll(async () => {
    clock.freeze(NOW);
    useRoads();
    // Each dearer than the one before, the cheapest of them much dearer at the weekend.
    const [cheap, middle, dear] = [
      await createBookableVehicle(),
      await createBookableVehicle(),
      await createBookableVehicle(),
    ];
    const dearer = (list: number, fields: object) => VehicleCostList.update(fields, { where: { id: list } });
    await dearer(cheap.vehicleCostListId, { pricePerHour: 50_000, weekendPerHour: 400_000 });
    await dearer(middle.vehicleCostListId, { pricePerHour: 90_000 });
    await dearer(dear.vehicleCostListId, { pricePerHour: 150_000 });
    const busy = (vehicleId: number, shift: number) =>
      createOccupancy(
        vehicleId,
        new Date(DEPARTURE.getTime() + shift * DAY),
        new Date(DEPARTURE.getTime() + shift * DAY + HOUR),
      );
    await busy(cheap.vehicleId, 1);
    await busy(cheap.vehicleId, 2);
    for (const { vehicleId } of [cheap, middle, dear]) await busy(vehicleId, -2);
    // Too far away on one of the days.
    await StartingPosition.create({
      vehicleId: middle.vehicleId,
      kind: 'temporary',
      lat: 60.67,
      lon: 17.14,
      name: 'Gävle',
      startsAt: new Date(DEPARTURE.getTime() + 2 * DAY - HOUR),
      endsAt: new Date(DEPARTURE.getTime() + 2 * DAY + HOUR),
    } as never);
  }, 60_000);
  afterAll(() => clock.release());

  const around = async () => (await (await search(wanted)).pricesAround()).days;

  it('are what a search for that day finds', async () => {
    const days = await around();
    expect(days.map(({ day }) => day)).toEqual(SHIFTS.map(dayOf));
    const cheapest = await Promise.all(
      SHIFTS.map(async (shift) => {
        const { offers } = await search(on(shift));
        return offers.length > 0 ? Math.min(...offers.map(({ total }) => total)) : null;
      }),
    );
    expect(days.map(({ total }) => total)).toEqual(cheapest);
    // The days do differ, or this would show nothing.
    expect(cheapest[1]).toBeNull();
    expect(new Set(cheapest).size).toBeGreaterThan(2);
  });

  it('go with that of another return on its own day', async () => {
    const back = (hours: number) => new Date(DEPARTURE.getTime() + hours * HOUR);
    const dayTrip = (hours: number) => trip({ departure: DEPARTURE, type: 'day-trip', return: back(hours) });
    const early = await search(dayTrip(8));
    const { returning, days } = await early.pricesAround(back(11));
    const { offers } = await search(dayTrip(11));
    expect(returning).toBe(Math.min(...offers.map(({ total }) => total)));
    expect(returning).not.toBe(Math.min(...early.offers.map(({ total }) => total)));
    expect(days.map(({ day }) => day)).toEqual(SHIFTS.map(dayOf));
    expect((await early.pricesAround()).returning).toBeNull();
  });

  it('respect the filters of the search', async () => {
    const { pricesAround, offers } = await search(wanted, { maxPrice: 1 });
    expect(offers).toEqual([]);
    expect((await pricesAround()).days.map(({ total }) => total)).toEqual(SHIFTS.map(() => null));
  });

  it('are none for a group that no buses could take, and its days for one that could be taken on another day', async () => {
    const seats = await Vehicle.max<number, Vehicle>('seats', { where: { status: 'active' } });
    const many = await search(trip({ departure: DEPARTURE, adults: 4 * seats + 1 }));
    expect(many.isTooMany).toBe(true);
    expect((await many.pricesAround()).days).toEqual([]);
    const fewer = await search(trip({ departure: DEPARTURE, adults: 4 * seats }));
    expect(fewer.isTooMany).toBe(false);
    expect((await fewer.pricesAround()).days.map(({ total }) => total)).toEqual(SHIFTS.map(() => null));
    expect((await search(trip({ departure: DEPARTURE, wheelchairs: 300, adults: 300 }))).isTooMany).toBe(true);
  });

  it('leave out days that are over or too near, and keep the local times across a clock change', async () => {
    clock.freeze(new Date(DEPARTURE.getTime() - 1.5 * DAY));
    const days = await around();
    expect(days.map(({ day }) => day)).toEqual([-1, 1, 2, 3].map(dayOf));
    clock.freeze(NOW);
    // 28 March 2027: the clocks go forward.
    const beforeChange = trip({ departure: new Date('2027-03-26T08:00:00Z') });
    const changed = (await (await search(beforeChange)).pricesAround()).days;
    expect(changed.map(({ departure }) => departure.toISOString().slice(0, 16))).toEqual([
      '2027-03-23T08:00',
      '2027-03-24T08:00',
      '2027-03-25T08:00',
      '2027-03-27T08:00',
      '2027-03-28T07:00',
      '2027-03-29T07:00',
    ]);
  });
});
