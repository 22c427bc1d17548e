// Traces: S8-252
import { beforeAll, expect, it } from 'vitest';
import { sealOffer } from '@bff/domain/offers';
import { queueDeletion, registerPersonalData, withdrawDeletion } from '../erasure';
import { createBookableVehicle, createCustomer } from '@db/factories';
import { useTestDatabase } from '@db/testing/test-database';
import { cancelOrder } from './cancel-order';
import { holdOffer } from './hold-offer';
import { personalDataOfBookings } from './personal-data';
import { aTrip, findOffer, useRoads } from './testing/market';

useTestDatabase();
beforeAll(useRoads);
beforeAll(() => registerPersonalData(personalDataOfBookings));

it('a customer whose account awaits deletion keeps and cancels bookings, and books nothing new', async () => {
  const buyer = await createCustomer();
  const offerOfNewBus = async () =>
    sealOffer((await findOffer(aTrip(), (await createBookableVehicle()).vehicleId)).offer);
  const { orderNumber } = await holdOffer(buyer, await offerOfNewBus());
  await queueDeletion(buyer, buyer.userId);
  const another = await offerOfNewBus();
  await expect(holdOffer(buyer, another)).rejects.toMatchObject({ key: 'user.awaitsDeletion' });
  await expect(cancelOrder(buyer, { orderNumber })).resolves.toBeDefined();
  await withdrawDeletion(buyer, buyer.userId);
  await expect(holdOffer(buyer, another)).resolves.toBeDefined();
});
