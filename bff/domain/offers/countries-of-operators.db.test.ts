// Traces: S3-037, S8-047
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLACES, useRoads } from '@bff/domain/bookings/testing/market';
import { clock } from '@bff/platform/clock';
import { type BookableVehicle, createBookableVehicle } from '@db/factories';
import { CompanyCountry } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { found, NOW, trip } from './testing/searching';

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

  it('every country of the trip counts, not just any', async () => {
    await drivesIn('NO', 'DK');
    expect(await found(abroad)).toEqual([]);
    expect(await found(atHome)).toEqual([]);
    await drivesIn();
    expect(await found(atHome)).toEqual([]);
  });
});
