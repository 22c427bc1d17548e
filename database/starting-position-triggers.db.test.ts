// Traces: S3-035
import { beforeEach, describe, expect, it } from 'vitest';
import { type BookableVehicle, createBookableVehicle, createCompany, createDepot } from './factories';
import { Company, StartingPosition, Vehicle } from './models';
import { select, selectOne } from './query';
import { useTestDatabase } from './testing/test-database';

describe('starting positions', () => {
  useTestDatabase();
  let bus: BookableVehicle;

  beforeEach(async () => {
    bus = await createBookableVehicle({ lat: 59.8586, lon: 17.6389, vehicle: { seats: 50, wheelchairPlaces: 2 } });
  });

  const defaultOf = (vehicleId: number) =>
    StartingPosition.findOne({ where: { vehicleId, kind: 'default' }, rejectOnEmpty: true });
  const temporary = (startsAt: string, endsAt: string) =>
    StartingPosition.create({
      vehicleId: bus.vehicleId,
      kind: 'temporary',
      lat: 57.7,
      lon: 11.97,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
    });

  it('repeat what the search filters by', async () => {
    const position = await defaultOf(bus.vehicleId);
    expect(position).toMatchObject({
      lat: 59.8586,
      lon: 17.6389,
      companyId: bus.companyId,
      seats: 50,
      wheelchairPlaces: 2,
      active: true,
    });
    const row = await selectOne<{ cell: number }>('SELECT cell FROM starting_positions WHERE id = :id', {
      id: position.id,
    });
    expect(row?.cell).toBe(Math.floor((59.8586 + 90) * 4) * 720 + Math.floor((17.6389 + 180) * 2));
  });

  it('follow the vehicle', async () => {
    await Vehicle.update({ seats: 40, maxPassengers: 40 }, { where: { id: bus.vehicleId } });
    expect(await defaultOf(bus.vehicleId)).toMatchObject({ seats: 40, active: true });
    await Vehicle.update({ status: 'inactive' }, { where: { id: bus.vehicleId } });
    expect(await defaultOf(bus.vehicleId)).toMatchObject({ active: false });
  });

  it('are active while both vehicle and company are', async () => {
    await Company.update({ status: 'suspended' }, { where: { id: bus.companyId } });
    expect(await defaultOf(bus.vehicleId)).toMatchObject({ active: false });
    await Vehicle.update({ status: 'inactive' }, { where: { id: bus.vehicleId } });
    await Company.update({ status: 'active' }, { where: { id: bus.companyId } });
    expect(await defaultOf(bus.vehicleId)).toMatchObject({ active: false });
    await Vehicle.update({ status: 'active' }, { where: { id: bus.vehicleId } });
    expect(await defaultOf(bus.vehicleId)).toMatchObject({ active: true });
  });

  it('are at their depot, which belongs to their company', async () => {
    const depot = await createDepot(bus.companyId, { lat: 65.58, lon: 22.15 });
    const position = await defaultOf(bus.vehicleId);
    await position.update({ depotId: depot.id });
    expect(await defaultOf(bus.vehicleId)).toMatchObject({ lat: 65.58, lon: 22.15 });
    const foreign = await createDepot((await createCompany()).id);
    const borrowed = StartingPosition.create({
      vehicleId: bus.vehicleId,
      kind: 'temporary',
      depotId: foreign.id,
      lat: 0,
      lon: 0,
      startsAt: new Date('2027-01-01'),
      endsAt: new Date('2027-02-01'),
    });
    await expect(borrowed).rejects.toThrow('startingPosition.foreignDepot');
  });

  it('include one default each', async () => {
    const another = StartingPosition.create({
      vehicleId: bus.vehicleId,
      kind: 'default',
      depotId: bus.depotId,
      lat: 0,
      lon: 0,
    });
    await expect(another).rejects.toMatchObject({ name: 'SequelizeUniqueConstraintError' });
  });

  it('do not overlap in time', async () => {
    const first = await temporary('2027-01-01', '2027-02-01');
    await expect(temporary('2027-01-31', '2027-03-01')).rejects.toThrow('startingPosition.overlap');
    await temporary('2027-02-01', '2027-03-01');
    await expect(first.update({ endsAt: new Date('2027-02-02') })).rejects.toThrow('startingPosition.overlap');
    expect(
      await select('SELECT id FROM starting_positions WHERE vehicle_id = :id', { id: bus.vehicleId }),
    ).toHaveLength(3);
  });

  it('are unaffected when a booking locks the vehicle', async () => {
    const before = await defaultOf(bus.vehicleId);
    await Vehicle.increment('lockVersion', { where: { id: bus.vehicleId } });
    expect((await defaultOf(bus.vehicleId)).updatedAt).toEqual(before.updatedAt);
  });
});
