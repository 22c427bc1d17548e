import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTrip, createFleet, findOffer, PLACES, useRoads } from '@bff/domain/bookings/testing/market';
import { DAY, HOUR, MINUTE } from '@bff/domain/shared/time';
import type { TripRequest } from '@bff/domain/trips';
import { clock } from '@bff/platform/clock';
import { createBookableVehicle, createOccupancy } from '@db/factories';
import { execute } from '@db/query';
import { Random } from '@bff/seeds/world/random';
import { useTestDatabase } from '@db/testing/test-database';
import { NO_FILTERS } from './facets';
import { searchOffers } from './search-offers';

/** A week with midnights of UTC and of Sweden in it, far in the future. */
const MONDAY = Date.parse('2027-03-08T00:00:00Z');
const at = (hours: number) => new Date(MONDAY + hours * HOUR);

interface Work {
  vehicleId: number;
  from: number;
  until: number;
}

describe('the free buses for a trip', () => {
  useTestDatabase();
  /** Never busy: shows when a bus of its fleet would leave and be back. */
  let idle: number;
  const works: Work[] = [];
  let vehicleIds: number[];
  beforeAll(async () => {
    clock.freeze('2027-01-04T08:00:00Z');
    useRoads();
    const fleet = await createFleet(25);
    await execute('UPDATE companies SET offers_second_driver = 1 WHERE id = :companyId', { ...fleet });
    ({ vehicleIds } = fleet);
    idle = vehicleIds[0]!;
    const random = new Random(20270308);
    for (const vehicleId of vehicleIds.slice(1)) {
      // Hours and days of work, never overlapping, sometimes touching; some buses have little of it.
      const longestPause = random.pick([20, 40, 150]);
      for (let time = random.whole(0, longestPause); time < 150;) {
        const hours = random.whole(0, 3) === 0 ? random.whole(20, 70) : random.whole(1, 9);
        const [from, until] = [MONDAY + time * HOUR, MONDAY + (time + hours) * HOUR];
        await createOccupancy(vehicleId, new Date(from), new Date(until));
        works.push({ vehicleId, from, until });
        time += hours + random.whole(0, longestPause);
      }
    }
  }, 60_000);
  afterAll(() => clock.release());

  const found = async (trip: TripRequest): Promise<number[]> =>
    (await searchOffers(trip, NO_FILTERS)).offers
      .flatMap(({ buses }) => buses.map(({ bus }) => bus.vehicleId))
      .filter((id) => vehicleIds.includes(id))
      .sort((a, b) => a - b);

  /** One by one: those whose work does not touch the time from leaving until they are back. */
  const free = async (trip: TripRequest): Promise<number[]> => {
    const { start, end } = (await findOffer(trip, idle)).buses[0]!.timeline;
    const busy = new Set(
      works.filter(({ from, until }) => from < end && until > start).map(({ vehicleId }) => vehicleId),
    );
    return vehicleIds.filter((id) => !busy.has(id)).sort((a, b) => a - b);
  };

  it.each<[string, TripRequest]>([
    ['one way by day', aTrip({ departure: at(34) })],
    ['one way that leaves before midnight of UTC and arrives after it', aTrip({ departure: at(47.5) })],
    ['one way whose bus leaves the day before', aTrip({ departure: at(48) })],
    ['one way that arrives before midnight, the bus is back after it', aTrip({ departure: at(45.5) })],
    ['a day trip', aTrip({ type: 'day-trip', departure: at(55), return: at(64) })],
    ['two days', aTrip({ type: 'round-trip', departure: at(57), return: at(82) })],
    ['four days', aTrip({ type: 'round-trip', departure: at(33), return: at(112) })],
    ['far away and home in the night', aTrip({ via: ['uppsala', 'goteborg'], departure: at(80) })],
  ])('%s', async (_, trip) => {
    const expected = await free(trip);
    expect(await found(trip)).toEqual(expected);
    // Some are free and some are not, or this would show nothing.
    expect(expected.length).toBeGreaterThan(1);
    expect(expected.length).toBeLessThan(vehicleIds.length);
  });

  it('at any hour of the week', async () => {
    const random = new Random(7);
    for (let time = 0; time < 20; time++) {
      const trip = aTrip({ departure: new Date(MONDAY + random.whole(20 * 60, 130 * 60) * MINUTE) });
      expect(await found(trip), trip.departure.toISOString()).toEqual(await free(trip));
    }
  });

  it('include those that come from farther than usual and those that were moved', async () => {
    const { lat, lon } = PLACES.gavle;
    const far = await createBookableVehicle({ lat, lon, vehicle: { pickupDistanceMetres: 130_000 } });
    // The longest distance of any bus is cached for a minute.
    clock.freeze('2027-01-04T08:02:00Z');
    const trip = aTrip({ departure: at(34) });
    const offered = async (vehicleId: number) =>
      (await searchOffers(trip, NO_FILTERS)).offers.some(({ buses }) => buses[0]!.bus.vehicleId === vehicleId);
    const moved = await createBookableVehicle({ lat: PLACES.malmo.lat, lon: PLACES.malmo.lon });
    await execute(
      `INSERT INTO starting_positions (vehicle_id, kind, lat, lon, starts_at, ends_at) VALUES (:vehicleId, 'temporary', :lat, :lon, :from, :until)`,
      {
        vehicleId: moved.vehicleId,
        ...PLACES.uppsala,
        from: new Date(MONDAY - DAY),
        until: new Date(MONDAY + 7 * DAY),
      },
    );
    for (const { vehicleId } of [far, moved]) {
      expect(await offered(vehicleId)).toBe(true);
      const { start, end } = (await findOffer(trip, vehicleId)).buses[0]!.timeline;
      for (const [from, until, isFree] of [
        [start - HOUR, start, true],
        [start - HOUR, start + MINUTE, false],
        [start + HOUR, start + 2 * HOUR, false],
        [end - MINUTE, end + HOUR, false],
        [end, end + HOUR, true],
      ] as const) {
        const work = await createOccupancy(vehicleId, new Date(from), new Date(until));
        expect(await offered(vehicleId), `${from - start} ${until - end}`).toBe(isFree);
        await work.destroy();
      }
    }
  });
});
