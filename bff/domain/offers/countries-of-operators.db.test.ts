// Traces: S3-037, S8-047
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLACES, useRoads } from '@bff/domain/bookings/testing/market';
import { clock } from '@bff/platform/clock';
import { type BookableVehicle, createBookableVehicle, createOccupancy } from '@db/factories';
import { CompanyCountry } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { found, NOW, search, trip } from './testing/searching';

describe('the countries that an operator drives in', () => {
  useTestDatabase();
  let bus: BookableVehicle;
  beforeAll(async () => {
    clock.freeze(NOW);
    useRoads();
    const { lat, lon } = PLACES.goteborg;
    bus = await createBookableVehicle({ lat, lon });
  });
  afterAll(() => clock.release());

  const abroad = trip({ via: ['goteborg', 'oslo'] });
  const atHome = trip({ via: ['goteborg', 'malmo'] });
  const drivesIn = async (...codes: string[]) => {
    await CompanyCountry.destroy({ where: { companyId: bus.companyId } });
    await CompanyCountry.bulkCreate(codes.map((countryCode) => ({ companyId: bus.companyId, countryCode })));
  };

  it('an operator that drives only in Sweden is not offered for a trip abroad, and is once it adds the country', async () => {
    expect(await found(abroad)).toContain(bus.vehicleId);
    await drivesIn('SE');
    expect(await found(abroad)).toEqual([]);
    expect(await found(atHome)).toContain(bus.vehicleId);
    await drivesIn('SE', 'NO');
    expect(await found(abroad)).toContain(bus.vehicleId);
  });

  it('a trip that no day helps says why: who is near does not drive there, or nobody is near', async () => {
    const unserved = async (wanted: ReturnType<typeof trip>) => {
      const outcome = await search(wanted);
      return { unserved: outcome.unserved, days: (await outcome.pricesAround()).days.length };
    };
    await drivesIn('SE');
    expect(await unserved(abroad)).toEqual({ unserved: { countries: ['NO'], isAskable: false }, days: 0 });
    await drivesIn('NO');
    expect(await unserved(abroad)).toEqual({ unserved: { countries: ['SE'], isAskable: false }, days: 0 });
    await drivesIn('SE', 'NO');
    // Malmö is farther away than buses come, but not too far for a quote.
    expect(await unserved(trip({ via: ['malmo', 'goteborg'] }))).toEqual({
      unserved: { countries: [], isAskable: true },
      days: 0,
    });
    // Found, or only too small or busy: another day may do.
    expect((await unserved(abroad)).unserved).toBeUndefined();
    expect((await unserved(trip({ via: ['goteborg', 'oslo'], adults: 80 }))).unserved).toBeUndefined();
    const work = await createOccupancy(bus.vehicleId, '2027-02-01T00:00:00Z', '2027-05-01T00:00:00Z');
    expect((await unserved(abroad)).unserved).toBeUndefined();
    await work.destroy();
  });

  it('every country of the trip counts, not just any', async () => {
    await drivesIn('NO', 'DK');
    expect(await found(abroad)).toEqual([]);
    expect(await found(atHome)).toEqual([]);
    await drivesIn();
    expect(await found(atHome)).toEqual([]);
  });
});
