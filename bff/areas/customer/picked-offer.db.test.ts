import { expect, it } from 'vitest';
import { aTrip, findOffer, useRoads } from '@bff/domain/bookings/testing/market';
import { holdOffer } from '@bff/domain/bookings';
import { sealOffer } from '@bff/domain/offers';
import { HOUR } from '@bff/domain/shared/time';
import {
  createBookableVehicle,
  createCustomer,
  createDealOrganisation,
  createUser,
  giveDealRight,
} from '@db/factories';
import { Customer } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { pickedOffer, pickedPage } from './picked-offer';
import { reservationView } from './reservation-view';

useTestDatabase();

it('a picked offer arrives when the reservation says, out and home', async () => {
  useRoads();
  const [{ vehicleId }, buyer] = await Promise.all([createBookableVehicle(), createCustomer()]);
  const oneWay = aTrip();
  const dayTrip = aTrip({ type: 'day-trip', return: new Date(oneWay.departure.getTime() + 10 * HOUR) });
  const sealed = sealOffer((await findOffer(dayTrip, vehicleId)).offer);
  const { arrival } = (await pickedOffer(sealed))!;
  const { orderNumber } = await holdOffer(buyer, sealed);
  const reservation = await reservationView(buyer, orderNumber);
  if ('over' in reservation) throw new Error(reservation.over);
  const [out, home] = reservation.legs.map(({ stops }) => stops.at(-1)!.arrival);
  expect(arrival).toEqual({ out, home });
  // To the minute, so that it adds up with the driving time.
  expect([out!.getTime() % 60_000, home!.getTime() % 60_000]).toEqual([0, 0]);
  // Of a bus that is taken, nothing is known.
  expect((await pickedOffer(sealed))!.arrival).toBeNull();
});

it('of an organisation that has bought nothing yet is shown without making it a customer', async () => {
  useRoads();
  const [{ vehicleId }, organisation] = await Promise.all([createBookableVehicle(), createDealOrganisation()]);
  const { organisationId, middleId } = organisation;
  const user = await createUser({ roles: ['DEAL_CUSTOMER_BOOKER'] });
  await giveDealRight(user, organisation, middleId, 'booker');
  const booker = { ...user, deal: { organisationId, rights: [{ unitId: middleId, role: 'booker' as const }] } };
  const sealed = sealOffer((await findOffer(aTrip(), vehicleId)).offer);
  const customers = () => Customer.count({ where: { organisationId } });
  expect(await pickedPage(booker, sealed)).toMatchObject({ mayBook: true, refusal: null });
  expect(await customers()).toBe(0);
  await holdOffer(booker, sealed);
  expect(await customers()).toBe(1);
  // Taken, but by the organisation itself.
  expect((await pickedPage(booker, sealed)).refusal).toBeNull();
});
