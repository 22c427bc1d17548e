import { describe, expect, it } from 'vitest';
import { DAY, HOUR, toLocalDate } from '@bff/domain/shared/time';
import { createBookableVehicle, createOrder, createUser, createVehicle } from '@db/factories';
import { Journey, OrderStop } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { driverDays } from './driver-days';
import { journeySheet } from './journey-sheet';

describe('a driver’s journeys', () => {
  useTestDatabase();

  it('are listed by what is done next: a bus that waits for its way home under the day it goes home', async () => {
    const bus = await createBookableVehicle();
    const driver = await createUser({ roles: ['DRIVER'], companyId: bus.companyId });
    const now = Date.now();
    const trip = async (departs: number, returns: number, status: 'notStarted' | 'started' | 'finished') => {
      const [departure, returnAt] = [new Date(departs), new Date(returns)];
      const plannedEndAt = new Date(returns + 2 * HOUR);
      const { id: vehicleId } = await createVehicle(bus.companyId, bus.depotId);
      const { booking } = await createOrder({
        bus: { ...bus, vehicleId },
        departure,
        booking: { pickupAt: departure, returnAt, plannedEndAt },
      });
      const startedAt = status === 'notStarted' ? null : departure;
      const finishedAt = status === 'finished' ? new Date(departs + HOUR) : null;
      await Journey.update(
        { status, startedAt, finishedAt, driverUserId: driver.userId },
        { where: { bookingId: booking.id } },
      );
      return (await Journey.findOne({ where: { bookingId: booking.id } }))!.number;
    };
    const waits = await trip(now - DAY, now + 3 * DAY, 'finished');
    const later = await trip(now + 2 * DAY, now + 2 * DAY + 8 * HOUR, 'notStarted');
    const onTheRoad = await trip(now - DAY - HOUR, now + 5 * DAY, 'started');
    const { days } = await driverDays(driver, 'coming');
    expect(days.map(({ day, journeys }) => [day, journeys.map(({ number }) => number)])).toEqual([
      [toLocalDate(now), [onTheRoad]],
      [toLocalDate(now + 2 * DAY), [later]],
      [toLocalDate(now + 3 * DAY), [waits]],
    ]);
    expect(days[0]?.when).toBe('today');
    // The bus that waits stands where its passengers got off.
    const [waiting, goesOut] = [days[2]!.journeys[0]!, days[0]!.journeys[0]!];
    expect([waiting.from, waiting.to]).toEqual([goesOut.to, goesOut.from]);
    // What is driven next says where to be; what is on the road, or later, has a sheet for that.
    const told = days.flatMap(({ journeys }) => journeys).filter(({ leaves }) => leaves);
    expect(told.map(({ number }) => number)).toEqual([later]);
    const sheet = await journeySheet(driver, waits);
    expect([sheet.from, sheet.to]).toEqual([waiting.from, waiting.to]);
    const { leaves } = await journeySheet(driver, later);
    expect(told[0]?.leaves).toEqual(leaves);
  });

  it('say of the way home where its passengers board, and not when the bus left', async () => {
    const bus = await createBookableVehicle();
    const driver = await createUser({ roles: ['DRIVER'], companyId: bus.companyId });
    const [departure, returnAt] = [new Date(Date.now() - 2 * HOUR), new Date(Date.now() + 4 * HOUR)];
    const times = { pickupAt: departure, returnAt, plannedEndAt: new Date(returnAt.getTime() + 2 * HOUR) };
    const { booking, order } = await createOrder({ bus, departure, booking: times });
    const done = { status: 'finished', startedAt: departure, finishedAt: new Date(Date.now() - HOUR) } as const;
    await Journey.update({ ...done, driverUserId: driver.userId }, { where: { bookingId: booking.id } });
    const [first, last] = await OrderStop.findAll({ where: { orderId: order.id }, order: ['position'] });
    await first!.update({ street: 'Hamngatan 1' });
    await last!.update({ street: 'Storgatan 2', homeStreet: 'Torget 3' });
    const next = async () => (await driverDays(driver, 'coming')).days.flatMap(({ journeys }) => journeys)[0];
    expect(await next()).toMatchObject({ street: `Torget 3, ${last!.name}`, leaves: undefined });
    await last!.update({ homeStreet: null });
    expect(await next()).toMatchObject({ street: `Storgatan 2, ${last!.name}` });
    await Journey.update(
      { status: 'notStarted', startedAt: null, finishedAt: null },
      { where: { bookingId: booking.id } },
    );
    expect(await next()).toMatchObject({ street: `Hamngatan 1, ${first!.name}` });
  });
});
