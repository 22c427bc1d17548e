import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMixedFleet, useRoads } from '@bff/domain/bookings/testing/market';
import { DAY, HOUR } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { createOccupancy } from '@db/factories';
import { Vehicle } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { NO_FILTERS } from './facets';
import { DEPARTURE, NOW, search, trip } from './testing/searching';

describe('several buses of one operator', () => {
  useTestDatabase();
  beforeAll(() => {
    clock.freeze(NOW);
    useRoads();
  });
  afterAll(() => clock.release());

  it('are counted before each further choice as a search with it finds them', async () => {
    const { companyId, vehicleIds } = await createMixedFleet([50, 50, 50, 50]);
    await Vehicle.update({ fuelType: 'electric' }, { where: { id: vehicleIds.slice(0, 2) } });
    await Vehicle.update({ busType: 'doubleDecker' }, { where: { id: vehicleIds[3] } });
    await Vehicle.update({ wheelchairPlaces: 1 }, { where: { id: vehicleIds.slice(1) } });
    const price = (await search(trip({ adults: 95 }), { operator: companyId })).offers[0]!.total / 100;
    for (const wanted of [trip({ adults: 95 }), trip({ adults: 95, wheelchairs: 2 })])
      for (const filters of [
        { operator: companyId },
        {},
        { fuelTypes: ['diesel'] },
        { maxPrice: 1 },
        { maxPrice: Math.ceil(price) },
      ]) {
        const { facets, countWith, offers, combined, unfiltered } = await search(wanted, filters);
        expect(combined).toBe(true);
        expect(unfiltered).toBe((await search(wanted)).offers.length);
        expect(countWith!({ ...NO_FILTERS, ...filters })).toBe(offers.length);
        const found = facets!();
        for (const [name, counts] of Object.entries(found) as [keyof typeof found, Record<string, number>][])
          for (const [value, count] of Object.entries(counts)) {
            const choice = name === 'operators' ? { operator: Number(value) } : { [name]: [value] };
            expect([name, value, count]).toEqual([name, value, (await search(wanted, { ...filters, ...choice })).offers.length]); // prettier-ignore
          }
      }
    const wanted = trip({ adults: 95 });
    const { facets } = await search(wanted, { operator: companyId });
    // One double-decker alone takes nobody.
    expect(facets!()).toMatchObject({ busTypes: { touristBus: 1, doubleDecker: 0 }, fuelTypes: { electric: 1 } });
  });

  it('are combined still where a filter leaves none, and other filters do', async () => {
    const { companyId } = await createMixedFleet([50, 50]);
    const none = await search(trip({ adults: 95 }), { operator: companyId, busTypes: ['minibus'] });
    expect([none.offers, none.combined, none.isTooMany]).toEqual([[], true, false]);
    expect(none.countWith!({ ...NO_FILTERS, operator: companyId })).toBe(1);
  });

  it('have a price on the days around: what a search for each of them finds', async () => {
    const { companyId, vehicleIds } = await createMixedFleet([50, 50]);
    const on = (shift: number) => trip({ adults: 95, departure: new Date(DEPARTURE.getTime() + shift * DAY) });
    const taken = DEPARTURE.getTime() + 2 * DAY;
    await createOccupancy(vehicleIds[1]!, new Date(taken), new Date(taken + HOUR));
    const { days } = await (await search(on(0), { operator: companyId })).pricesAround();
    const totals = await Promise.all(
      [-3, -2, -1, 1, 2, 3].map(async (shift) => {
        const { offers } = await search(on(shift), { operator: companyId });
        return offers[0]?.total ?? null;
      }),
    );
    expect(days.map(({ total }) => total)).toEqual(totals);
    expect(totals[4]).toBeNull();
    expect(totals.filter((total) => total !== null)).toHaveLength(5);
  });
});
