// Traces: S8-040, S8-041, S8-382
import { describe, expect, it } from 'vitest';
import { toMinute } from '@bff/domain/shared/time';
import { checkInvariants } from '@db/check-invariants';
import { createBookableVehicle, createDepot, createUser, createVehicle } from '@db/factories';
import { Booking, Occupancy, Order, OutboxMessage, Vehicle } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { busChoices, swapVehicle } from './swap-vehicle';
import { orderFixture } from './testing/order-fixture';

const told = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: Error) => error.message,
  );

describe('another bus of the company', () => {
  useTestDatabase({ pool: 10 });
  const sold = async () => {
    const order = await orderFixture();
    const { id: depotId } = await createDepot(order.companyId);
    const { number, id, vehicleId } = order.bookings[0]!;
    const newBus = async (seats = 50) => (await createVehicle(order.companyId, depotId, { seats })).id;
    const swap = (to: number, by = order.operator, revision?: string) =>
      told(swapVehicle(by, { bookingNumber: number, vehicleId: to, ...(revision ? { revision } : {}) }));
    return { order, id, number, vehicleId, newBus, swap };
  };

  it('takes the trip over with its time, at the agreed price', async () => {
    const { order, id, number, vehicleId, newBus, swap } = await sold();
    const other = await newBus();
    const { buses } = await busChoices(order.operator, number);
    expect(buses.map(({ id: bus }) => bus)).toEqual([other]);
    const before = (await Booking.findByPk(id))!;
    expect(await swap(other)).toBe('done');
    const after = (await Booking.findByPk(id))!;
    expect(after.vehicleId).toBe(other);
    expect([after.total, after.operatorPrice, after.plannedStartAt]).toEqual([
      ...[before.total, before.operatorPrice, before.plannedStartAt],
    ]);
    expect((await Occupancy.findOne({ where: { bookingId: id } }))?.vehicleId).toBe(other);
    expect(await Occupancy.count({ where: { vehicleId } })).toBe(0);
    const mails = await OutboxMessage.findAll({ where: { kind: 'mail' } });
    expect(mails.map(({ payload }) => (payload as { template: string }).template)).toContain('busChanged');
    expect(await checkInvariants()).toEqual([]);
  });

  it('must be large enough, in sale, free and the company’s own', async () => {
    const { order, number, newBus, swap } = await sold();
    expect(await swap(await newBus(39))).toContain('booking.passengersExceedSeats');
    await Booking.update({ wheelchairs: 9 }, { where: { number } });
    expect(await swap(await newBus())).toContain('booking.wheelchairsExceedPlaces');
    await Booking.update({ wheelchairs: 0 }, { where: { number } });
    const busy = await newBus();
    const { startsAt, endsAt } = (await Occupancy.findOne({ order: [['id', 'DESC']] }))!;
    await Occupancy.create({ vehicleId: busy, startsAt, endsAt, kind: 'manuallyLocked' });
    expect(await swap(busy)).toContain('booking.occupied');
    expect((await busChoices(order.operator, number)).buses.map(({ id }) => id)).not.toContain(busy);
    expect(await swap((await createBookableVehicle()).vehicleId)).toContain('vehicle.notFound');
    const stranger = await createUser({
      roles: ['COMPANY_ADMIN'],
      companyId: (await createBookableVehicle()).companyId,
    });
    expect(await swap(busy, stranger)).toContain('booking.notFound');
  });

  it('is listed with why it cannot take over', async () => {
    const { order, number, vehicleId, newBus } = await sold();
    const [small, busy, closed] = [await newBus(3), await newBus(), await newBus()];
    const { startsAt, endsAt } = (await Occupancy.findOne({ where: { vehicleId } }))!;
    await Occupancy.create({ vehicleId: busy, startsAt, endsAt, kind: 'manuallyLocked' });
    await Vehicle.update({ status: 'inactive' }, { where: { id: closed } });
    const { buses, others } = await busChoices(order.operator, number);
    expect(buses).toEqual([]);
    expect(Object.fromEntries(others.map(({ id, hindrances }) => [id, hindrances]))).toEqual({
      [small]: [{ kind: 'seats' }],
      [busy]: [
        { kind: 'busy', with: 'manuallyLocked', bookingNumber: null, start: toMinute(startsAt), end: toMinute(endsAt) },
      ],
      [closed]: [{ kind: 'notForSale' }],
    });
  });

  it('goes to one of two trips that want it at once', async () => {
    const one = await sold();
    const other = await sold();
    // Both trips now belong to one company, at the same time.
    await Booking.update({ companyId: one.order.companyId }, { where: { id: other.id } });
    await Order.update({ companyId: one.order.companyId }, { where: { id: other.order.orderId } });
    const spare = await one.newBus();
    const results = await Promise.all([one.swap(spare), other.swap(spare, one.order.operator)]);
    expect(results.sort()).toEqual([expect.stringContaining('booking.occupied'), 'done']);
    expect(await Occupancy.count({ where: { vehicleId: spare } })).toBe(1);
  });

  it('is refused if somebody else has replaced it meanwhile', async () => {
    const { order, number, newBus, swap } = await sold();
    const { revision } = await busChoices(order.operator, number);
    const [first, second] = [await newBus(), await newBus()];
    expect(await swap(first, order.operator, revision)).toBe('done');
    expect(await swap(second, order.operator, revision)).toContain('input.changedMeanwhile');
  });
});
