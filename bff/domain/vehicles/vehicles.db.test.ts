// Traces: S1-008, S3-029, S3-030, S3-031, S3-032, S3-035, S5-047, S5-051, S6-033, S8-022, S8-061, S8-063, S8-180, S8-352, S8-353, S8-354,
// S3-001
import { beforeAll, describe, expect, it } from 'vitest';
import { aTrip, findOffer, useRoads } from '@bff/domain/bookings/testing/market';
import { holdOffer } from '@bff/domain/bookings';
import { sealOffer } from '@bff/domain/offers';
import type { UserActor } from '@bff/domain/shared/actor';
import { transitionsOf } from '@bff/domain/shared/event-log.store';
import { clock } from '@bff/platform/clock';
import {
  createCancellationTiers,
  createCompany,
  createCustomer,
  createOrder,
  createPriceLists,
  createUser,
  type PriceLists,
} from '@db/factories';
import { Booking, StartingPosition, Vehicle as VehicleModel } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { addDepot, removeDepot } from '../depots';
import { DAY } from '../shared/time';
import { addVehicle, changeVehicleStatus, editVehicle, listVehicles, removeVehicle, seeVehicle, type VehicleDetails, type VehicleListQuery } from '.'; // prettier-ignore
import { someVehicle } from './testing/some-vehicle';

useTestDatabase({ pool: 15 });

const keyOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Error & { key?: string; field?: string; params?: unknown[] }) =>
      [error.key ?? error.message, ...(error.params ?? []), error.field].filter(Boolean).join(' '),
  );

let companyId: number;
let depotId: number;
let lists: PriceLists;
let admin: UserActor;

beforeAll(async () => {
  useRoads();
  // As the marketplace approves it: without anything to sell.
  companyId = (await createCompany({ name: 'Nya Buss AB' })).id;
  admin = await createUser({ roles: ['COMPANY_ADMIN'], companyId });
  const details = { name: 'Garaget', street: '', postcode: '', city: 'Uppsala', lat: 59.8586, lon: 17.6389 };
  ({ depotId } = await addDepot(admin, { companyId, details }));
  lists = await createPriceLists(companyId);
  await createCancellationTiers(companyId);
});

const details = (changes: Partial<VehicleDetails> = {}) => someVehicle({ depotId, ...changes });
const added = async (changes: Partial<VehicleDetails> = {}) =>
  (await addVehicle(admin, { companyId, details: details(changes) })).vehicleId;
const isOffered = (vehicleId: number) =>
  findOffer(aTrip(), vehicleId).then(
    () => true,
    () => false,
  );

describe('a company that was approved today', () => {
  it('enters a depot and a bus by hand, and is found by the next search', async () => {
    const id = await added({ equipment: ['toilet', 'wifi'] });
    const { offer } = await findOffer(aTrip(), id);
    expect(offer.companyId).toBe(companyId);
    await holdOffer(await createCustomer(), sealOffer(offer));
    expect(await Booking.count({ where: { vehicleId: id } })).toBe(1);
  });
});

describe('a bus', () => {
  it('is stored with all its details', async () => {
    const said = details({ modelYear: null, seatArrangement: null, externalId: 'buss-1', pickupDistanceMetres: 150_000, equipment: ['seatBelts', 'wifi', 'microphone', 'euro6'] }); // prettier-ignore
    const { vehicleId } = await addVehicle(admin, { companyId, details: said });
    const { vehicle } = await seeVehicle(admin, vehicleId);
    expect(vehicle).toMatchObject({ ...said, companyId, status: 'active', equipment: [...said.equipment].sort() });
    const start = await StartingPosition.findOne({ where: { vehicleId }, rejectOnEmpty: true });
    expect(start).toMatchObject({ kind: 'default', depotId, name: 'Garaget', seats: 50, pickupDistanceMetres: 150_000, active: true }); // prettier-ignore
    expect(await transitionsOf('vehicle', vehicleId)).toMatchObject([{ from: null, to: 'active' }]);
  });

  it.each<[string, Partial<VehicleDetails>, string]>([
    ['fewer passengers than seats', { seats: 50, maxPassengers: 49 }, 'vehicle.maxPassengers 50 maxPassengers'],
    ['more wheelchairs than passengers', { maxPassengers: 50, wheelchairPlaces: 51 }, 'vehicle.wheelchairPlaces 50 wheelchairPlaces'], // prettier-ignore
    ['a depot that is not there', { depotId: 999_999 }, 'depot.notFound depotId'],
    ['standing passengers', { seats: 40, maxPassengers: 60 }, 'done'],
  ])('with %s: %3$s', async (_, changes, outcome) => {
    expect(await keyOf(addVehicle(admin, { companyId, details: details(changes) }))).toBe(outcome);
    const id = await added();
    expect(await keyOf(editVehicle(admin, { id, details: details(changes) }))).toBe(outcome);
  });

  it('starts from no depot of another company', async () => {
    const other = (await createCompany()).id;
    const owner = await createUser({ roles: ['COMPANY_ADMIN'], companyId: other });
    const place = { name: 'Deras', street: '', postcode: '', city: '', lat: 60, lon: 17 };
    const { depotId: foreign } = await addDepot(owner, { companyId: other, details: place });
    expect(await keyOf(addVehicle(admin, { companyId, details: details({ depotId: foreign }) }))).toBe('depot.notFound depotId'); // prettier-ignore
  });

  it('has a registration number unique among all companies, and an external id unique in its company', async () => {
    const { registrationNumber } = (await seeVehicle(admin, await added({ externalId: 'nr-1' }))).vehicle;
    const again = 'vehicle.duplicateRegistration registrationNumber';
    expect(await keyOf(addVehicle(admin, { companyId, details: details({ registrationNumber }) }))).toBe(again);
    expect(await keyOf(editVehicle(admin, { id: await added(), details: details({ registrationNumber }) }))).toBe(again); // prettier-ignore
    expect(await keyOf(addVehicle(admin, { companyId, details: details({ externalId: 'nr-1' }) }))).toBe('vehicle.duplicateExternalId externalId'); // prettier-ignore
  });

  it('is changed, with its entry in the event log, and the search knows at once', async () => {
    const id = await added();
    const { vehicle, revision } = await seeVehicle(admin, id);
    const next = { ...vehicle, seats: 20, maxPassengers: 20, equipment: ['toilet'] as const };
    await editVehicle(admin, { id, revision, details: next });
    expect((await seeVehicle(admin, id)).vehicle).toMatchObject({ seats: 20, equipment: ['toilet'] });
    const [, logged] = await transitionsOf('vehicle', id);
    expect(logged?.data?.['changed']).toEqual(['seats', 'maxPassengers', 'equipment']);
    // Forty want to go.
    expect(await isOffered(id)).toBe(false);
  });

  it('is changed by the first of two who edit it, and moves to another depot', async () => {
    const id = await added();
    const { vehicle, revision } = await seeVehicle(admin, id);
    const place = { name: 'Norra', street: '', postcode: '', city: '', lat: 60.67, lon: 17.14 };
    const { depotId: north } = await addDepot(admin, { companyId, details: place });
    expect(await keyOf(editVehicle(admin, { id, revision, details: { ...vehicle, depotId: north } }))).toBe('done');
    expect(await keyOf(editVehicle(admin, { id, revision, details: { ...vehicle, model: 'Sen' } }))).toBe('input.changedMeanwhile'); // prettier-ignore
    const start = await StartingPosition.findOne({ where: { vehicleId: id }, rejectOnEmpty: true });
    expect(start).toMatchObject({ depotId: north, name: 'Norra', lat: 60.67 });
    // Nothing starts from there any more once it has moved back.
    const moved = await seeVehicle(admin, id);
    await editVehicle(admin, { id, revision: moved.revision, details: { ...moved.vehicle, depotId } });
    expect(await keyOf(removeDepot(admin, north))).toBe('done');
  });
});

describe('a bus withdrawn from sale', () => {
  it('is not offered, cannot be held by an earlier offer, and can be sold again', async () => {
    const id = await added();
    const { offer } = await findOffer(aTrip(), id);
    await changeVehicleStatus(admin, { id, to: 'inactive', reason: 'Verkstad' });
    expect(await isOffered(id)).toBe(false);
    expect(await keyOf(holdOffer(await createCustomer(), sealOffer(offer)))).toBe('booking.occupied');
    expect(await keyOf(changeVehicleStatus(admin, { id, to: 'inactive', reason: 'Igen' }))).toBe('state.notAllowed inactive vehicle'); // prettier-ignore
    await changeVehicleStatus(admin, { id, to: 'active', reason: null });
    expect(await isOffered(id)).toBe(true);
    const log = await transitionsOf('vehicle', id);
    expect(log.map(({ to, reason }) => [to, reason])).toEqual([['active', null], ['inactive', 'Verkstad'], ['active', null]]); // prettier-ignore
  });

  it('or removed while it is being held: one of the two, never both', async () => {
    for (let round = 0; round < 8; round++) {
      const id = await added();
      const { offer } = await findOffer(aTrip(), id);
      const buyer = await createCustomer();
      const [held, removed] = await Promise.all([
        keyOf(holdOffer(buyer, sealOffer(offer))),
        new Promise((resolve) => setTimeout(resolve, round * 5)).then(() => keyOf(removeVehicle(admin, id))),
      ]);
      expect([held === 'done', removed === 'done'].filter(Boolean)).toHaveLength(1);
      expect(await Booking.count({ where: { vehicleId: id } })).toBe(held === 'done' ? 1 : 0);
    }
  });
});

describe('removing a bus', () => {
  const sold = async (vehicleId: number, days: number) =>
    createOrder({ bus: { companyId, depotId, vehicleId, ...lists }, departure: new Date(clock.millis() + days * DAY) });

  it('waits for its trips', async () => {
    const id = await added();
    await sold(id, 10);
    expect(await keyOf(removeVehicle(admin, id))).toBe('vehicle.activeBookings');
    expect((await seeVehicle(admin, id)).vehicle.status).toBe('active');
  });

  it('waits for temporary starting positions that are not over', async () => {
    const id = await added();
    const until = (days: number) => ({ startsAt: new Date(clock.millis() - 9 * DAY), endsAt: new Date(clock.millis() + days * DAY) }); // prettier-ignore
    const away = await StartingPosition.create({ vehicleId: id, kind: 'temporary', lat: 60, lon: 17, ...until(3) });
    expect(await keyOf(removeVehicle(admin, id))).toBe('vehicle.temporaryStarts');
    await away.update(until(-1));
    expect(await keyOf(removeVehicle(admin, id))).toBe('done');
  });

  it('keeps the trips that it has driven, and frees its number and its depot', async () => {
    const place = { name: 'Eget', street: '', postcode: '', city: '', lat: 59.9, lon: 17.6 };
    const { depotId: own } = await addDepot(admin, { companyId, details: place });
    const id = await added({ depotId: own, externalId: 'borta' });
    const { registrationNumber } = (await seeVehicle(admin, id)).vehicle;
    const { booking } = await sold(id, -10);
    await removeVehicle(admin, id);
    expect(await keyOf(seeVehicle(admin, id))).toBe('vehicle.notFound');
    expect(await keyOf(removeVehicle(admin, id))).toBe('vehicle.notFound');
    expect(await isOffered(id)).toBe(false);
    const kept = await Booking.findByPk(booking.id, { include: { association: 'vehicle' } });
    expect(kept?.vehicle?.registrationNumber).toBe(registrationNumber);
    expect(await keyOf(removeDepot(admin, own))).toBe('done');
    expect(await keyOf(addVehicle(admin, { companyId, details: details({ registrationNumber, externalId: 'borta' }) }))).toBe('done'); // prettier-ignore
    expect(await VehicleModel.count({ where: { registrationNumber } })).toBe(2);
  });
});

describe('the list of buses', () => {
  const plain = { text: '', status: undefined, busType: undefined, fuelType: undefined, depotId: undefined, sort: 'registrationNumber', descending: false, page: 1, pageSize: 50 } as const; // prettier-ignore
  it('finds by number and model, filters and sorts, and shows only the company’s own', async () => {
    const fleet = (await createCompany()).id;
    const owner = await createUser({ roles: ['COMPANY_ADMIN'], companyId: fleet });
    const place = { name: 'Ängen', street: '', postcode: '', city: '', lat: 60, lon: 17 };
    const { depotId: from } = await addDepot(owner, { companyId: fleet, details: place });
    const add = (changes: Partial<VehicleDetails>) => addVehicle(owner, { companyId: fleet, details: someVehicle({ depotId: from, ...changes }) }); // prettier-ignore
    await add({ registrationNumber: 'XYZ11A', model: 'Scania Ökänd', seats: 30, maxPassengers: 30 });
    const { vehicleId } = await add({ registrationNumber: 'XYZ22B', model: 'Setra', busType: 'minibus', fuelType: 'electric' }); // prettier-ignore
    await changeVehicleStatus(owner, { id: vehicleId, to: 'inactive', reason: 'x' });
    const find = async (changes: Partial<VehicleListQuery>) =>
      (await listVehicles(owner, { companyId: fleet, ...plain, ...changes })).rows.map((row) => row.registrationNumber);
    expect(await find({})).toEqual(['XYZ11A', 'XYZ22B']);
    expect(await find({ text: 'xyz 2' })).toEqual(['XYZ22B']);
    expect(await find({ text: 'ökä' })).toEqual(['XYZ11A']);
    expect(await find({ status: 'inactive' })).toEqual(['XYZ22B']);
    expect(await find({ busType: 'minibus', fuelType: 'electric', depotId: from })).toEqual(['XYZ22B']);
    expect(await find({ depotId })).toEqual([]);
    expect(await find({ sort: 'seats', descending: true })).toEqual(['XYZ22B', 'XYZ11A']);
    expect(await find({ sort: 'depot' })).toHaveLength(2);
    expect(await keyOf(listVehicles(admin, { companyId: fleet, ...plain }))).toBe('auth.noPermission');
  });
});

it('a bus does not exist for others, whatever they want of it', async () => {
  const id = await added();
  const actors = [
    await createUser({ roles: ['COMPANY_ADMIN'], companyId: (await createCompany()).id }),
    await createUser({ roles: ['DRIVER'], companyId }),
    await createUser({ roles: ['CUSTOMER'] }),
  ];
  for (const actor of actors) {
    expect(await keyOf(seeVehicle(actor, id))).toBe('vehicle.notFound');
    expect(await keyOf(editVehicle(actor, { id, details: details() }))).toBe('vehicle.notFound');
    expect(await keyOf(changeVehicleStatus(actor, { id, to: 'inactive', reason: 'x' }))).toBe('vehicle.notFound');
    expect(await keyOf(removeVehicle(actor, id))).toBe('vehicle.notFound');
    expect(await keyOf(addVehicle(actor, { companyId, details: details() }))).toBe('auth.noPermission');
  }
  expect(await keyOf(seeVehicle(await createUser({ roles: ['SYSTEM_OWNER'] }), id))).toBe('done');
});
