// Traces: S1-002, S8-047, S8-048, S8-090, S8-096
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createFleet, createMixedFleet, findOffer, PLACES, useRoads } from '@bff/domain/bookings/testing/market';
import { HOUR, MINUTE } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { type BookableVehicle, createBookableVehicle, createCompany, createDepot, createOccupancy, createVehicle } from '@db/factories'; // prettier-ignore
import { execute } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import type { OfferFilters } from './facets';
import { sortOffers } from './sort-offers';
import { at, found, NOW, search, trip } from './testing/searching';

describe('searching', () => {
  useTestDatabase();
  let bus: BookableVehicle;
  let small: BookableVehicle;
  beforeAll(async () => {
    clock.freeze(NOW);
    useRoads();
    // Before the first search, which caches the longest own distance for a minute: a bus that comes from far away.
    const far = await createBookableVehicle({
      lat: PLACES.gavle.lat,
      lon: PLACES.gavle.lon,
      vehicle: { pickupDistanceMetres: 130_000, seats: 60 },
    });
    farVehicle = far.vehicleId;
    bus = await createBookableVehicle({ vehicle: { pickupDistanceMetres: null } });
    small = await createBookableVehicle({
      lat: PLACES.enkoping.lat,
      lon: PLACES.enkoping.lon,
      vehicle: {
        seats: 19,
        busType: 'minibus',
        fuelType: 'electric',
        wheelchairPlaces: 2,
        pickupDistanceMetres: 80_000,
      },
    });
    await execute("INSERT INTO vehicle_equipment (vehicle_id, code) VALUES (:id, 'wifi'), (:id, 'toilet')", {
      id: bus.vehicleId,
    });
    await execute(
      "INSERT INTO vehicle_accessibility (vehicle_id, property_id) SELECT :id, id FROM accessibility_properties WHERE code = 'wheelchairLift'",
      { id: bus.vehicleId },
    );
    await execute(
      'UPDATE companies SET rating_sum = 9, rating_count = 2, environment_certified = 1 WHERE id = :companyId',
      { companyId: small.companyId },
    );
  });
  let farVehicle: number;
  afterAll(() => clock.release());
  afterEach(() => clock.freeze(NOW));

  describe('filters', () => {
    const few = () => trip({ adults: 10 });
    it.each<[string, () => Partial<OfferFilters>, () => number[]]>([
      ['none', () => ({}), () => [farVehicle, bus.vehicleId, small.vehicleId]],
      ['bus type', () => ({ busTypes: ['minibus', 'doubleDecker'] }), () => [small.vehicleId]],
      ['fuel', () => ({ fuelTypes: ['electric'] }), () => [small.vehicleId]],
      ['equipment, all of it', () => ({ equipment: ['wifi', 'toilet'] }), () => [bus.vehicleId]],
      ['equipment and accessibility', () => ({ equipment: ['wifi', 'wheelchairLift'] }), () => [bus.vehicleId]],
      ['equipment that no bus has', () => ({ equipment: ['wifi', 'kitchen'] }), () => []],
      ['certificate', () => ({ certificates: ['environment'] }), () => [small.vehicleId]],
      ['operator', () => ({ operator: bus.companyId }), () => [bus.vehicleId]],
      ['a price that nobody has', () => ({ maxPrice: 10 }), () => []],
    ])('%s', async (_, filters, vehicles) => {
      expect((await found(few(), filters())).sort()).toEqual(vehicles().sort());
    });

    it('price, to the krona', async () => {
      const { offers } = await search(few());
      const [cheapest] = sortOffers(offers, 'price');
      const kronor = Math.ceil(cheapest!.total / 100);
      expect(await found(few(), { maxPrice: kronor })).toContain(cheapest!.buses[0]!.bus.vehicleId);
      expect(await found(few(), { maxPrice: Math.ceil(cheapest!.total / 100) - 1 })).toEqual([]);
    });

    it('sorts by price, distance, rating and emissions', async () => {
      const { offers } = await search(few());
      const by = (sort: Parameters<typeof sortOffers>[1], of: (offer: (typeof offers)[0]) => number) => {
        const values = sortOffers(offers, sort).map(of);
        expect(values).toEqual([...values].sort((a, b) => a - b));
        expect(new Set(values).size).toBeGreaterThan(1);
      };
      by('price', ({ total }) => total);
      by('distance', ({ startMetres }) => startMetres);
      by('rating', ({ rating }) => -(rating ?? 0));
      by('emissions', ({ emissionsGrams }) => emissionsGrams);
      expect(sortOffers(offers, 'distance')[0]!.buses[0]!.bus.vehicleId).toBe(bus.vehicleId);
      expect(sortOffers(offers, 'rating')[0]!.buses[0]!.bus.vehicleId).toBe(small.vehicleId);
    });
  });

  it('has seats for everybody, including children, and wheelchair places', async () => {
    expect((await found(trip({ adults: 19 }))).sort()).toEqual([farVehicle, bus.vehicleId, small.vehicleId].sort());
    expect((await found(trip({ adults: 15, children: 5 }))).sort()).toEqual([farVehicle, bus.vehicleId].sort());
    expect(await found(trip({ adults: 60 }))).toEqual([farVehicle]);
    expect(await found(trip({ adults: 5, wheelchairs: 2 }))).toEqual([small.vehicleId]);
    expect(await found(trip({ adults: 5, wheelchairs: 3 }))).toEqual([]);
  });

  it('comes from as far as the bus itself allows, otherwise as the setting does', async () => {
    // 107 km by road: past the setting's 100, within this bus's own 130.
    const { startMetres } = await findOffer(trip(), farVehicle);
    expect(startMetres).toBeGreaterThan(100_000);
    await execute('UPDATE vehicles SET pickup_distance_metres = NULL WHERE id = :id', { id: farVehicle });
    expect(await found(trip())).not.toContain(farVehicle);
    await execute('UPDATE vehicles SET pickup_distance_metres = 130000 WHERE id = :id', { id: farVehicle });
    const own = await findOffer(trip({ adults: 10 }), small.vehicleId);
    await execute('UPDATE vehicles SET pickup_distance_metres = :metres WHERE id = :id', {
      id: small.vehicleId,
      metres: own.startMetres - 1,
    });
    expect(await found(trip({ adults: 10 }))).not.toContain(small.vehicleId);
    await execute('UPDATE vehicles SET pickup_distance_metres = :metres WHERE id = :id', {
      id: small.vehicleId,
      metres: own.startMetres,
    });
    expect(await found(trip({ adults: 10 }))).toContain(small.vehicleId);
    await execute('UPDATE vehicles SET pickup_distance_metres = 80000 WHERE id = :id', { id: small.vehicleId });
  });

  it('leaves out what is inactive, suspended or without a price', async () => {
    for (const [off, on] of [
      [
        "UPDATE vehicles SET status = 'inactive' WHERE id = :vehicleId",
        "UPDATE vehicles SET status = 'active' WHERE id = :vehicleId",
      ],
      [
        "UPDATE companies SET status = 'suspended' WHERE id = :companyId",
        "UPDATE companies SET status = 'active' WHERE id = :companyId",
      ],
      [
        "UPDATE driver_cost_lists SET valid_from = '2027-03-11' WHERE company_id = :companyId",
        "UPDATE driver_cost_lists SET valid_from = '2020-01-01' WHERE company_id = :companyId",
      ],
      [
        "UPDATE driving_cost_lists SET valid_to = '2027-03-09' WHERE company_id = :companyId",
        'UPDATE driving_cost_lists SET valid_to = NULL WHERE company_id = :companyId',
      ],
    ] as const) {
      // prettier-ignore
      await execute(off, { ...bus });
      expect(await found(trip()), off).toEqual([farVehicle]);
      await execute(on, { ...bus });
      expect(await found(trip()), on).toContain(bus.vehicleId);
    }
    const company = await createCompany();
    const depot = await createDepot(company.id);
    const unpriced = await createVehicle(company.id, depot.id);
    expect(await found(trip())).not.toContain(unpriced.id);
  });

  describe('a bus that is busy', () => {
    it('is not offered when it is busy only on its way to or from the trip; times that touch are free', async () => {
      const { buses } = await findOffer(trip(), bus.vehicleId);
      const { start, end } = buses[0]!.timeline;
      for (const [from, to, isFree] of [
        [start - HOUR, start, true],
        [start - HOUR, start + 1, false],
        [end, end + HOUR, true],
        [end - 1, end + HOUR, false],
        [start - HOUR, end + HOUR, false],
        [start + HOUR, start + HOUR + MINUTE, false],
      ] as const) {
        const occupancy = await createOccupancy(bus.vehicleId, new Date(from), new Date(to));
        expect((await found(trip())).includes(bus.vehicleId), `${from - start} ${to - end}`).toBe(isFree);
        await occupancy.destroy();
      }
    });

    it('is not offered during an occupancy of many days', async () => {
      const work = await createOccupancy(bus.vehicleId, '2027-02-01T00:00:00Z', '2027-05-01T00:00:00Z', { kind: 'locked' }); // prettier-ignore
      expect(await found(trip())).not.toContain(bus.vehicleId);
      await work.destroy();
      expect(await found(trip())).toContain(bus.vehicleId);
    });
  });

  describe('several buses', () => {
    it('are combined only when no bus alone is large enough; the fewest and cheapest of one operator', async () => {
      const { companyId, vehicleIds } = await createMixedFleet([50, 30, 50, 20]);
      expect((await search(trip({ adults: 55 }))).combined).toBe(false);
      const { offers, combined } = await search(trip({ adults: 75, children: 4 }), { operator: companyId });
      expect(combined).toBe(true);
      expect(offers).toHaveLength(1);
      const { buses, offer, total } = offers[0]!;
      const byId = (a: number, b: number) => a - b;
      expect(buses).toHaveLength(2);
      expect(vehicleIds).toEqual(expect.arrayContaining(buses.map(({ bus: one }) => one.vehicleId)));
      expect(buses.reduce((sum, { bus: one }) => sum + one.adults + one.children, 0)).toBe(79);
      expect(total).toBe(offer.buses.reduce((sum, one) => sum + one.total, 0));
      const all = await search(trip({ adults: 150 }), { operator: companyId });
      expect(all.offers[0]!.buses.map(({ bus: one }) => one.vehicleId).sort(byId)).toEqual([...vehicleIds].sort(byId));
      expect((await search(trip({ adults: 151 }), { operator: companyId })).offers).toEqual([]);
    });

    it('are refused for the same reason as one bus, where a rule stops them all', async () => {
      const night = { via: ['stockholm', 'malmo'], type: 'day-trip', departure: at('2027-03-10T06:00:00Z'), return: at('2027-03-10T21:00:00Z') } as const; // prettier-ignore
      const one = await search(trip({ ...night, adults: 40 }));
      expect(one.refusal?.fault.key).toBe('booking.tripTooLong');
      const several = await search(trip({ ...night, adults: 95 }));
      expect([several.offers, several.refusal]).toEqual([[], one.refusal]);
      // No other day helps either.
      expect(await several.pricesAround()).toEqual({ days: [], returning: null });
    });
  });

  it('identical buses of one operator cost the same, except one with its own list', async () => {
    const { companyId, vehicleIds } = await createFleet(3);
    const [dear] = vehicleIds as [number];
    const { insertId: list } = await execute(
      `INSERT INTO driving_cost_lists (company_id, scope, valid_from, valid_to, price_per_km) VALUES (:companyId, 'exception', '2020-01-01', '2030-01-01', 99900)`,
      { companyId },
    );
    await execute('INSERT INTO driving_cost_list_vehicles (list_id, vehicle_id) VALUES (:list, :dear)', { list, dear });
    const offers = sortOffers((await search(trip(), { operator: companyId })).offers, 'price');
    expect(offers.map(({ buses }) => buses[0]!.bus.vehicleId)).toEqual([...vehicleIds.slice(1), dear]);
    const [one, two, other] = offers.map(({ total }) => total) as [number, number, number];
    expect(two).toBe(one);
    expect(other).toBeGreaterThan(one * 2);
  });

  describe('round trips', () => {
    const round = (back: string) => trip({ type: 'round-trip', return: at(back) });
    it('has the bus wait where that is cheaper, and go home where waiting is dear', async () => {
      const waiting = await findOffer(round('2027-03-10T17:00:00Z'), bus.vehicleId);
      expect(waiting.buses[0]!.bus.between).toBe('wait');
      const standby = (amount: number) =>
        execute('UPDATE driver_cost_lists SET standby_per_hour = :amount WHERE company_id = :companyId', {
          ...bus,
          amount,
        });
      await standby(200_000);
      const home = await findOffer(round('2027-03-10T17:00:00Z'), bus.vehicleId);
      expect(home.buses[0]!.bus.between).toBe('home');
      expect(home.buses[0]!.timeline.segments.filter(({ kind }) => kind === 'home')).toHaveLength(1);
      expect(home.total).toBeGreaterThan(waiting.total);
      // At home it costs nothing, but nobody else can book it.
      expect(home.buses[0]!.timeline.start).toBe(waiting.buses[0]!.timeline.start);
      const { segments } = home.buses[0]!.timeline;
      const atHome = segments.find(({ kind }) => kind === 'home')!;
      const other = await createOccupancy(bus.vehicleId, new Date(atHome.start), new Date(atHome.end));
      expect(await found(round('2027-03-10T17:00:00Z'))).not.toContain(bus.vehicleId);
      await other.destroy();
      await standby(15_000);
    });

    it('names the earliest return when the bus would arrive after it', async () => {
      const { refusal, offers } = await search(round('2027-03-10T08:30:00Z'));
      expect(offers).toEqual([]);
      expect(refusal?.fault).toMatchObject({ key: 'booking.returnTooEarly', field: 'return' });
      const earliest = String(refusal!.fault.params[0]);
      expect(earliest).toMatch(/^2027-03-10T(?:09|10):\d\d:00\.000Z$/);
      // It is the earliest: one minute less is refused, that minute itself is not.
      const back = at(earliest);
      expect((await search(trip({ type: 'round-trip', return: back }))).offers.length).toBeGreaterThan(0);
      const early = new Date(back.getTime() - MINUTE);
      expect((await search(trip({ type: 'round-trip', return: early }))).offers).toEqual([]);
    });

    it('names it also where no bus is near or large enough to say so', async () => {
      const early = { type: 'day-trip', adults: 300, return: at('2027-03-10T08:10:00Z') } as const;
      const { refusal, offers } = await search(trip(early));
      expect(offers).toEqual([]);
      expect(refusal?.fault).toMatchObject({ key: 'booking.returnTooEarly', field: 'return' });
      // In time, it is only that there is none.
      expect((await search(trip({ ...early, return: at('2027-03-10T17:00:00Z') }))).refusal).toBeUndefined();
    });
  });
});
