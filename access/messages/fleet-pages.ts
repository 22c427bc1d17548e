import type { ErrorKey } from '@bff/domain/shared/error-catalogue';
import { seeVehicle } from '@bff/domain/vehicles';
import { DAY } from '@bff/domain/shared/time';
import { createOrder, createPriceLists, createVehicle } from '@db/factories';
import { StartingPosition, Vehicle } from '@db/models';
import { aDepot, aNewDepot, aNewLockout, aNewStart, aNewVehicle, aVehicle } from '../testing/fleet-subjects';
import { createPerson } from '../testing/people';
import { formOf, opened, sent, type StateCase } from './state-case';

const COMPANY = '/dashboard/company';
const companyAdmin = () => createPerson('COMPANY_ADMIN');

const ADD = () => `${COMPANY}/vehicles/add`;
const addedWith = (change: Record<string, string>, times = 1) => sent(aNewVehicle, ADD, change, times, companyAdmin);

const startsWith = (change: Record<string, string>, times = 1) =>
  sent(aNewStart, (id) => `${COMPANY}/vehicles/starting-positions/${id}/add`, change, times, companyAdmin);

const lockedWith = (change: Record<string, string>) =>
  sent(aNewLockout, () => `${COMPANY}/vehicles/occupancy/add`, change, 1, companyAdmin);

/** Locks a bus that is sold, or about to be. */
const lockedWhile =
  (status: 'booked' | 'preliminaryBooked'): StateCase =>
  async ({ send }) => {
    const person = await companyAdmin();
    const { fields } = await formOf(aNewLockout, person);
    const vehicleId = Number(fields['vehicleId']);
    const { companyId } = await Vehicle.findByPk(vehicleId, { rejectOnEmpty: true });
    const bus = { companyId, depotId: 0, vehicleId, ...(await createPriceLists(companyId)) };
    const hold = { holdExpiresAt: inDays(1) };
    await createOrder({
      bus,
      departure: new Date('2090-06-01T08:00:00Z'),
      ...(status === 'booked' ? {} : { order: hold, booking: { status } }),
    });
    return send(person, `${COMPANY}/vehicles/occupancy/add`, fields);
  };

/** Reduces a bus below what it is booked for. */
const shrunkWith =
  (change: Record<string, string>): StateCase =>
  async ({ send }) => {
    const person = await companyAdmin();
    const { id, fields } = await formOf(aVehicle, person);
    const { companyId } = await Vehicle.findByPk(Number(id), { rejectOnEmpty: true });
    const bus = { companyId, depotId: 0, vehicleId: Number(id), ...(await createPriceLists(companyId)) };
    await createOrder({ bus, departure: inDays(30), booking: { passengers: 40, wheelchairs: 1 } });
    await Vehicle.update({ wheelchairPlaces: 2 }, { where: { id } });
    const { revision } = await seeVehicle(person.actor!, Number(id));
    return send(person, `${COMPANY}/vehicles/edit/${id}`, { ...fields, ...change, revision });
  };

/** Removes a bus after an obstacle was created. */
const removedAfter =
  (hinder: (vehicle: Vehicle) => Promise<unknown>): StateCase =>
  async ({ send }) => {
    const person = await companyAdmin();
    const { id } = await formOf(aVehicle, person);
    await hinder(await Vehicle.findByPk(Number(id), { rejectOnEmpty: true }));
    return send(person, `${COMPANY}/vehicles/remove/${id}`, {});
  };
const inDays = (days: number) => new Date(Date.now() + days * DAY);

/** A company's depots and buses. */
export const fleetPages: Partial<Record<ErrorKey, StateCase>> = {
  'depot.notFound': opened(`${COMPANY}/depots/edit/999999`, companyAdmin),
  'place.several': sent(aNewDepot, () => `${COMPANY}/depots/add`, { place: 'Berga' }, 1, companyAdmin),
  'lockout.order': lockedWith({ endsAt: '2090-06-01T07:00' }),
  'lockout.tooLong': lockedWith({ endsAt: '2092-06-01T07:00' }),
  'lockout.booked': lockedWhile('booked'),
  'lockout.held': lockedWhile('preliminaryBooked'),
  'startPoint.inUse': async ({ send }) => {
    const person = await companyAdmin();
    const { id } = await formOf(aDepot, person);
    await createVehicle(person.companyId ?? 0, Number(id));
    return send(person, `${COMPANY}/depots/remove/${id}`, {});
  },
  'startingPosition.notFound': async ({ open }) => {
    const person = await companyAdmin();
    const { id } = await formOf(aVehicle, person);
    return open(person, `${COMPANY}/vehicles/starting-positions/${id}/edit/999999`);
  },
  'startingPosition.overlap': startsWith({}, 2),
  'startingPosition.order': startsWith({ endsAt: '2090-05-01T08:00' }),
  'startingPosition.past': startsWith({ startsAt: '2020-01-01T08:00', endsAt: '2020-02-01T08:00' }),
  'startingPosition.nowhere': startsWith({ depotId: '' }),
  'vehicle.duplicateRegistration': addedWith({}, 2),
  'vehicle.maxPassengers': addedWith({ maxPassengers: '18' }),
  'vehicle.wheelchairPlaces': addedWith({ wheelchairPlaces: '20' }),
  'vehicle.duplicateExternalId': async ({ send }) => {
    const person = await companyAdmin();
    await send(person, ADD(), { ...(await formOf(aNewVehicle, person)).fields, externalId: 'buss-1' });
    return send(person, ADD(), { ...(await formOf(aNewVehicle, person)).fields, externalId: 'buss-1' });
  },
  'vehicle.seatsNeeded': shrunkWith({ seats: '19', maxPassengers: '19' }),
  'vehicle.wheelchairPlacesNeeded': shrunkWith({ seats: '60', maxPassengers: '60', wheelchairPlaces: '0' }),
  'vehicle.activeBookings': removedAfter(async ({ id: vehicleId, companyId }) => {
    const bus = { companyId, depotId: 0, vehicleId, ...(await createPriceLists(companyId)) };
    await createOrder({ bus, departure: inDays(30) });
  }),
  'vehicle.temporaryStarts': removedAfter(({ id: vehicleId }) =>
    StartingPosition.create({ vehicleId, kind: 'temporary', lat: 60, lon: 17, startsAt: inDays(1), endsAt: inDays(2) }),
  ),
};
