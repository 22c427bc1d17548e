import { AsyncResource } from 'node:async_hooks';
import { beforeAll, expect, it } from 'vitest';
import { sealOffer } from '@bff/domain/offers';
import { sequelize } from '@db/connection';
import { createBookableVehicle, createCustomer } from '@db/factories';
import { Booking, Company } from '@db/models';
import { untilLocksAreWaitedFor } from '@db/testing/lock-waits';
import { useTestDatabase } from '@db/testing/test-database';
import { holdOffer } from './hold-offer';
import { aTrip, findOffer, useRoads } from './testing/market';

useTestDatabase();
beforeAll(useRoads);

it('a company that is suspended while its bus is being held is not sold', async () => {
  const { vehicleId, companyId } = await createBookableVehicle();
  const { offer } = await findOffer(aTrip(), vehicleId);
  const buyer = await createCustomer();
  const outside = new AsyncResource('outside');
  let holding: Promise<unknown> | undefined;
  await sequelize().transaction(async () => {
    await Company.update({ status: 'suspended' }, { where: { id: companyId } });
    holding = outside.runInAsyncScope(holdOffer, undefined, buyer, sealOffer(offer)).catch((error: unknown) => error);
    // All that can be known without a lock is still in its favour: it waits for this transaction to end.
    await untilLocksAreWaitedFor();
  });
  expect(await holding).toMatchObject({ key: 'booking.occupied' });
  expect(await Booking.count({ where: { vehicleId } })).toBe(0);
});
