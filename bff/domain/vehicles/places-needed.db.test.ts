// Traces: S8-634, S8-635
import { beforeAll, expect, it } from 'vitest';
import type { UserActor } from '@bff/domain/shared/actor';
import { DAY } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { type BookableVehicle, createBookableVehicle, createOrder, createUser } from '@db/factories';
import { Vehicle } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { editVehicle, seeVehicle, type VehicleDetails } from '.';

useTestDatabase();
let bus: BookableVehicle;
let admin: UserActor;
let number: string;
beforeAll(async () => {
  bus = await createBookableVehicle();
  admin = await createUser({ roles: ['COMPANY_ADMIN'], companyId: bus.companyId });
  await Vehicle.update({ seats: 50, maxPassengers: 50, wheelchairPlaces: 2 }, { where: { id: bus.vehicleId } });
  const departure = new Date(clock.millis() + 30 * DAY);
  const { booking } = await createOrder({ bus, departure, booking: { passengers: 40, wheelchairs: 1 } });
  number = booking.number;
});
const edit = async (change: Partial<VehicleDetails>) => {
  const { vehicle } = await seeVehicle(admin, bus.vehicleId);
  return editVehicle(admin, { id: bus.vehicleId, details: { ...vehicle, ...change } });
};

it('a bus keeps the seats and wheelchair places that a coming booking needs; the booking is named', async () => {
  await expect(edit({ seats: 39 })).rejects.toMatchObject({
    key: 'vehicle.seatsNeeded',
    params: [number, 40],
    field: 'seats',
  });
  await expect(edit({ wheelchairPlaces: 0 })).rejects.toMatchObject({
    key: 'vehicle.wheelchairPlacesNeeded',
    params: [number, 1],
    field: 'wheelchairPlaces',
  });
  await edit({ seats: 40, wheelchairPlaces: 1 });
  expect((await seeVehicle(admin, bus.vehicleId)).vehicle).toMatchObject({ seats: 40, wheelchairPlaces: 1 });
});
