// Traces: S1-002, S8-047, S8-048, S8-090, S8-096
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  aTrip,
  createFleet,
  createMixedFleet,
  findOffer,
  NO_FILTERS,
  PLACES,
  useRoads,
} from '@bff/domain/bookings/testing/market';
import { HOUR, MINUTE, toLocalText } from '@bff/domain/shared/time';
import { provide, service } from '@bff/domain/shared/services';
import type { TripRequest } from '@bff/domain/trips';
import type { Router } from '@bff/integrations/router/port';
import { clock } from '@bff/platform/clock';
import { type BookableVehicle, createBookableVehicle, createCompany, createDepot, createOccupancy, createVehicle } from '@db/factories'; // prettier-ignore
import { execute } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { type OfferFilters, searchOffers, TripRefused } from './search-offers';
import { sortOffers } from './sort-offers';

const NOW = '2027-01-04T08:00:00Z';
const at = (text: string) => new Date(text);
/** A Wednesday, 09:00 in Sweden. */
const DEPARTURE = at('2027-03-10T08:00:00Z');
const trip = (fields: Parameters<typeof aTrip>[0] = {}) => aTrip({ departure: DEPARTURE, ...fields });

const search = (wanted: TripRequest, filters: Partial<OfferFilters> = {}) =>
  searchOffers(wanted, { ...NO_FILTERS, ...filters });
const found = async (wanted: TripRequest, filters: Partial<OfferFilters> = {}): Promise<number[]> =>
  (await search(wanted, filters)).offers.flatMap(({ buses }) => buses.map(({ bus }) => bus.vehicleId));
const faults = (wanted: TripRequest): Promise<string[]> =>
  search(wanted).then(
    () => [],
    (error: unknown) => {
      if (error instanceof TripRefused) return error.faults.map(({ key, field }) => `${key} ${field}`);
      throw error;
    },
  );

describe('searching', () => {
  useTestDatabase();
  let bus: BookableVehicle;
  let small: BookableVehicle;
  beforeAll(async () => {
    clock.freeze(NOW);
    useRoads();
    // Before the first search, which remembers the longest wish of any bus for a minute: one that comes from far away.
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

  it('has seats for everybody, children too, and places for wheelchairs', async () => {
    expect((await found(trip({ adults: 19 }))).sort()).toEqual([farVehicle, bus.vehicleId, small.vehicleId].sort());
    expect((await found(trip({ adults: 15, children: 5 }))).sort()).toEqual([farVehicle, bus.vehicleId].sort());
    expect(await found(trip({ adults: 60 }))).toEqual([farVehicle]);
    expect(await found(trip({ adults: 5, wheelchairs: 2 }))).toEqual([small.vehicleId]);
    expect(await found(trip({ adults: 5, wheelchairs: 3 }))).toEqual([]);
  });

  it('comes from as far as the bus itself says, else as the setting', async () => {
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
    it('is not offered when it is only in its way to or from the trip; times that touch are free', async () => {
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

    it('is not offered for what a longer work of many days covers', async () => {
      const work = await createOccupancy(bus.vehicleId, '2027-02-01T00:00:00Z', '2027-05-01T00:00:00Z', { kind: 'locked' }); // prettier-ignore
      expect(await found(trip())).not.toContain(bus.vehicleId);
      await work.destroy();
      expect(await found(trip())).toContain(bus.vehicleId);
    });
  });

  describe('several buses', () => {
    it('only when no bus alone is large enough; the fewest and cheapest of one operator', async () => {
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
  });

  it('like buses of one operator cost the same, but for the one with a list of its own', async () => {
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
    it('has the bus wait where that is cheaper, and at home where waiting is dear', async () => {
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
      // At home it costs nothing, but nobody else can have it.
      expect(home.buses[0]!.timeline.start).toBe(waiting.buses[0]!.timeline.start);
      const { segments } = home.buses[0]!.timeline;
      const atHome = segments.find(({ kind }) => kind === 'home')!;
      const other = await createOccupancy(bus.vehicleId, new Date(atHome.start), new Date(atHome.end));
      expect(await found(round('2027-03-10T17:00:00Z'))).not.toContain(bus.vehicleId);
      await other.destroy();
      await standby(15_000);
    });

    it('says the earliest return when the bus would arrive after it', async () => {
      const { refusal, offers } = await search(round('2027-03-10T08:30:00Z'));
      expect(offers).toEqual([]);
      expect(refusal?.fault).toMatchObject({ key: 'booking.returnTooEarly', field: 'return' });
      const earliest = String(refusal!.fault.params[0]);
      expect(earliest).toMatch(/^2027-03-10 1[01]:\d\d$/);
      // It is the earliest: one minute less is refused, that minute itself is not.
      const back = at(`${earliest.replace(' ', 'T')}:00+01:00`);
      expect((await search(trip({ type: 'round-trip', return: back }))).offers.length).toBeGreaterThan(0);
      const early = new Date(back.getTime() - MINUTE);
      expect((await search(trip({ type: 'round-trip', return: early }))).offers).toEqual([]);
    });
  });

  describe('what cannot be booked directly', () => {
    it('says that it is too soon', async () => {
      clock.freeze(new Date(DEPARTURE.getTime() - 24 * HOUR));
      const { refusal } = await search(trip());
      expect(refusal?.fault).toMatchObject({ key: 'booking.cannotBookNow', params: [24], field: 'departure' });
    });

    it('counts 24 hours to the minute from leaving the starting position', async () => {
      const { buses } = await findOffer(trip(), bus.vehicleId);
      const latest = buses[0]!.timeline.start - 24 * HOUR;
      clock.freeze(new Date(latest));
      expect(await found(trip())).toContain(bus.vehicleId);
      clock.freeze(new Date(latest + 1));
      expect(await found(trip())).not.toContain(bus.vehicleId);
    });

    it('a long ferry, and nothing else abroad', async () => {
      const visby = await search(trip({ via: ['stockholm', 'visby'] }));
      expect(visby.plan.quoteOnly).toBe('longFerry');
      expect(visby.refusal?.fault.key).toBe('booking.quoteOnly');
      expect(visby.offers).toEqual([]);
      // Oslo is where the customer wants to go: no passage.
      expect((await search(trip({ via: ['goteborg', 'oslo', 'malmo'] }))).plan.quoteOnly).toBeUndefined();
    });

    it('a way between Swedish stops that leads through another country', async () => {
      const roads = service('router');
      // The roads of today's data never do it for these towns; what comes back is otherwise the real way.
      const throughNorway: Router = {
        name: roads.name,
        reach: (...asked) => roads.reach(...asked),
        route: async (...asked) =>
          (await roads.route(...asked))?.map((leg) => ({
            ...leg,
            countries: [...leg.countries, { country: 'NO', metres: 0 }],
          })),
      };
      provide({ router: throughNorway });
      const outcome = await search(trip()).finally(() => provide({ router: roads }));
      expect(outcome.plan.quoteOnly).toBe('foreignPassage');
      expect(outcome.refusal?.fault.key).toBe('booking.quoteOnly');
      expect(outcome.offers).toEqual([]);
    });

    it('a trip too long to be driven, with what would make it legal', async () => {
      const { refusal, offers } = await search(
        trip({ type: 'day-trip', via: ['uppsala', 'malmo'], departure: at('2027-03-10T03:00:00Z'), return: at('2027-03-10T15:00:00Z') }),
      ); // prettier-ignore
      expect(offers).toEqual([]);
      expect(refusal?.fault.key).toBe('booking.tripTooLong');
      expect(Array.isArray(refusal?.advice)).toBe(true);
    });

    it('refuses a request with wrong times, all faults at once', async () => {
      expect(await faults(trip({ departure: at('2027-01-03T08:00:00Z') }))).toEqual([
        'booking.departurePast departure',
      ]);
      expect(
        await faults(trip({ type: 'day-trip', via: ['uppsala', 'uppsala'], return: at('2027-03-11T12:00:00Z') })),
      ).toEqual(['booking.dayTripOneDay return', 'booking.sameStop stop-1']);
    });
  });

  it('carries no Swedish tax abroad, and names the countries', async () => {
    const home = await findOffer(trip(), bus.vehicleId);
    expect(home.offer.countries).toEqual(['SE']);
    expect(home.buses[0]!.bus.tax).toBe(Math.round(home.buses[0]!.bus.customerPrice * 0.06));
    const abroad = await findOffer(trip({ via: ['uppsala', 'oslo'] }), bus.vehicleId).catch(async () => {
      await execute('UPDATE companies SET offers_second_driver = 1 WHERE id = :companyId', { ...bus });
      return findOffer(trip({ via: ['uppsala', 'oslo'] }), bus.vehicleId);
    });
    expect(abroad.offer.countries).toEqual(['SE', 'NO']);
    expect(abroad.buses[0]!.bus).toMatchObject({ tax: 0, taxBasisPoints: 0 });
    expect(abroad.total).toBe(abroad.buses[0]!.bus.customerPrice);
  });

  describe('R4: the nights when the clocks change', () => {
    const amountOf = async (departure: string, kind: string) => {
      const { buses } = await findOffer(trip({ departure: at(departure) }), bus.vehicleId);
      return { line: buses[0]!.bus.lines.find((line) => line.kind === kind), timeline: buses[0]!.timeline };
    };
    const nightSeconds = (segments: readonly { start: number; end: number }[]): number => {
      let seconds = 0;
      for (let second = segments[0]!.start; second < segments.at(-1)!.end; second += 1_000) {
        const hour = Number(toLocalText(second).slice(11, 13));
        if (hour < 6 || hour >= 19) seconds++;
      }
      return seconds;
    };

    it.each([
      ['spring, the hour that is not there', '2027-03-28T00:30:00Z'],
      ['autumn, the hour that comes twice', '2027-10-31T00:30:00Z'],
    ])('%s: the night is as long as it was', async (_, departure) => {
      const { line, timeline } = await amountOf(departure, 'night');
      // A one-way trip without waits: all of it is vehicle time.
      expect(timeline.segments.some(({ kind }) => kind === 'wait')).toBe(false);
      expect(line?.quantity).toBe(nightSeconds(timeline.segments));
      const between = timeline.segments.every(
        (segment, index, all) => index === 0 || segment.start === all[index - 1]!.end,
      );
      expect(between).toBe(true);
      // Real time: the same roads take as long as on any other night.
      const { timeline: usual } = await amountOf('2027-03-10T00:30:00Z', 'night');
      expect(timeline.end - timeline.start).toBe(usual.end - usual.start);
    });

    it.each(['2027-03-28T00:30:00Z', '2027-10-31T00:30:00Z'])(
      '%s: what touches is free, a second more is not',
      async (departure) => {
        const wanted = trip({ departure: at(departure) });
        const { start, end } = (await findOffer(wanted, bus.vehicleId)).buses[0]!.timeline;
        const touching = await createOccupancy(bus.vehicleId, new Date(end), new Date(end + HOUR));
        expect(await found(wanted)).toContain(bus.vehicleId);
        await touching.destroy();
        const overlapping = await createOccupancy(bus.vehicleId, new Date(start - HOUR), new Date(start + 1_000));
        expect(await found(wanted)).not.toContain(bus.vehicleId);
        await overlapping.destroy();
      },
    );

    it('a day trip over the change is one day, and the lead time 24 real hours', async () => {
      const day = trip({ type: 'day-trip', departure: at('2027-03-27T23:30:00Z'), return: at('2027-03-28T06:00:00Z') });
      const { buses } = await findOffer(day, bus.vehicleId);
      const { start } = buses[0]!.timeline;
      // 24 hours before it, the wall clock shows an hour that is another one than 24 clock hours before.
      clock.freeze(new Date(start - 24 * HOUR));
      expect(await found(day)).toContain(bus.vehicleId);
      clock.freeze(new Date(start - 24 * HOUR + 1));
      expect(await found(day)).not.toContain(bus.vehicleId);
      expect(await faults({ ...day, return: at('2027-03-28T22:00:00Z') })).toContain('booking.dayTripOneDay return');
    });
  });
});
