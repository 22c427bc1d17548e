import { beforeAll, describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '@bff/domain/shared/time';
import { createBookableVehicle, createCustomer, createOrder, createUser, createVehicle } from '@db/factories';
import { Booking, Journey } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { upcomingTripsOfCompany } from './company-trips';
import { departuresToday } from './list-bookings';

describe('the upcoming trips of a bus company', () => {
  useTestDatabase();
  let companyId: number;
  const numbers: Record<string, string> = {};

  beforeAll(async () => {
    const bus = await createBookableVehicle();
    companyId = bus.companyId;
    const trip = async (name: string, days: number, status: 'booked' | 'canceled' = 'booked') => {
      const departure = new Date(Date.now() + days * DAY);
      numbers[name] = (await createOrder({ bus, departure, booking: { status } })).booking.number;
    };
    await trip('later', 40);
    await trip('soon', 3);
    await trip('over', -5);
    await trip('canceled', 10, 'canceled');
    await createOrder({ departure: new Date(Date.now() + HOUR) });
  });

  it('are its own, the next one first, without those that are over or canceled', async () => {
    const owner = await createUser({ roles: ['COMPANY_ADMIN'], companyId });
    const { rows, total } = await upcomingTripsOfCompany(owner, companyId, 10);
    expect(rows.map(({ number }) => number)).toEqual([numbers['soon'], numbers['later']]);
    expect(total).toBe(2);
    const first = await upcomingTripsOfCompany(owner, companyId, 1);
    expect([first.rows.map(({ number }) => number), first.total]).toEqual([[numbers['soon']], 2]);
  });

  it('begin with what is next: a trip that is over before its time is not, and stands last of today’s', async () => {
    const bus = await createBookableVehicle();
    const owner = await createUser({ roles: ['COMPANY_ADMIN'], companyId: bus.companyId });
    const at = (minutes: number) => new Date(Date.now() + minutes * MINUTE);
    const done = await createOrder({ bus, departure: at(-10), booking: { status: 'started' } });
    const { id: vehicleId } = await createVehicle(bus.companyId, bus.depotId);
    const next = await createOrder({ bus: { ...bus, vehicleId }, departure: at(5) });
    const ended = { startedAt: at(-9), finishedAt: at(-3), returnStartedAt: at(-2), returnCompletedAt: at(-1) };
    await Journey.update({ status: 'returnCompleted', ...ended }, { where: { bookingId: done.booking.id } });
    const expected = next.booking.number;
    expect((await upcomingTripsOfCompany(owner, bus.companyId, 10)).rows.map(({ number }) => number)).toEqual([
      expected,
    ]);
    const today = await departuresToday(owner, bus.companyId);
    expect(today.rows.map(({ number }) => number)).toEqual([expected, done.booking.number]);
  });

  it('say who drives, or that nobody does yet', async () => {
    const owner = await createUser({ roles: ['COMPANY_ADMIN'], companyId });
    const driver = await createUser({ roles: ['DRIVER'], companyId });
    const { id: bookingId } = (await Booking.findOne({ where: { number: numbers['soon'] } }))!;
    await Journey.update({ driverUserId: driver.userId }, { where: { bookingId } });
    const { rows } = await upcomingTripsOfCompany(owner, companyId, 10);
    expect(rows.map(({ driverName, needsDriver }) => [driverName, needsDriver])).toEqual([
      [expect.any(String), false],
      [null, true],
    ]);
  });

  it('are visible to its administrators and the system’s, and to nobody else', async () => {
    const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
    expect((await upcomingTripsOfCompany(admin, companyId, 10)).total).toBe(2);
    const other = await createUser({ roles: ['COMPANY_ADMIN'], companyId: (await createBookableVehicle()).companyId });
    const driver = await createUser({ roles: ['DRIVER'], companyId });
    for (const actor of [other, driver, await createCustomer()])
      await expect(upcomingTripsOfCompany(actor, companyId, 10)).rejects.toThrow('company.notFound');
  });
});
