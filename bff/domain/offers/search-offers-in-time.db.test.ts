// Traces: S1-002, S8-047, S8-048, S8-090, S8-096
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findOffer, useRoads } from '@bff/domain/bookings/testing/market';
import { HOUR, toLocalText } from '@bff/domain/shared/time';
import { provide, service } from '@bff/domain/shared/services';
import type { Router } from '@bff/integrations/router/port';
import { clock } from '@bff/platform/clock';
import { type BookableVehicle, createBookableVehicle, createOccupancy } from '@db/factories'; // prettier-ignore
import { execute } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { at, DEPARTURE, faults, found, NOW, search, trip } from './testing/searching';

describe('searching near a limit', () => {
  useTestDatabase();
  let bus: BookableVehicle;
  beforeAll(async () => {
    clock.freeze(NOW);
    useRoads();
    bus = await createBookableVehicle();
  });
  afterAll(() => clock.release());
  afterEach(() => clock.freeze(NOW));

  describe('a trip that cannot be booked directly', () => {
    it('is refused as too soon', async () => {
      clock.freeze(new Date(DEPARTURE.getTime() - 24 * HOUR));
      const { refusal } = await search(trip());
      expect(refusal?.fault).toMatchObject({ key: 'booking.cannotBookNow', params: [24], field: 'departure' });
    });

    it('is measured by 24 hours to the minute from leaving the starting position', async () => {
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
      // Oslo is where the customer wants to go: not just a passage.
      expect((await search(trip({ via: ['goteborg', 'oslo', 'malmo'] }))).plan.quoteOnly).toBeUndefined();
    });

    it('a route between Swedish stops that leads through another country', async () => {
      const roads = service('router');
      // Today's road data never does that for these towns; the rest of the answer is the real route.
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
      ).toEqual(['booking.dayTripOneDay return', 'booking.sameEnds stop-1']);
    });
  });

  it('charges no Swedish tax abroad, and names the countries', async () => {
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
      '%s: times that touch are free, a second more is not',
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

    it('a day trip across the change is one day, and the lead time is 24 real hours', async () => {
      const day = trip({ type: 'day-trip', departure: at('2027-03-27T23:30:00Z'), return: at('2027-03-28T06:00:00Z') });
      const { buses } = await findOffer(day, bus.vehicleId);
      const { start } = buses[0]!.timeline;
      // Then 24 real hours earlier is another wall-clock hour than 24 clock hours earlier.
      clock.freeze(new Date(start - 24 * HOUR));
      expect(await found(day)).toContain(bus.vehicleId);
      clock.freeze(new Date(start - 24 * HOUR + 1));
      expect(await found(day)).not.toContain(bus.vehicleId);
      expect(await faults({ ...day, return: at('2027-03-28T22:00:00Z') })).toContain('booking.dayTripOneDay return');
    });
  });
});
