import { beforeAll, describe, expect, it } from 'vitest';
import { DAY, HOUR } from '@bff/domain/shared/time';
import { createBookableVehicle, createCustomer, createOrder, createUser } from '@db/factories';
import { Booking, Journey } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { upcomingTripsOfCompany } from './company-trips';

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
