import { describe, expect, it } from 'vitest';
import { DAY, HOUR, toLocalDate } from '@bff/domain/shared/time';
import { createBookableVehicle, createOrder, createUser, createVehicle } from '@db/factories';
import { Journey } from '@db/models';
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
  });
});
