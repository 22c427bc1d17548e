import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { createBookableVehicle, createCustomer, createOrder, createUser, createVehicle } from '@db/factories';
import { Booking, Journey } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { upcomingTripsOfCompany } from './company-trips';
import { departuresToday } from './list-bookings';

describe('the upcoming trips of a bus company', () => {
  useTestDatabase();
  afterEach(() => clock.release());
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
    const numbersOf = async (limit: number) =>
      (await upcomingTripsOfCompany(owner, companyId, limit)).map(({ number }) => number);
    expect(await numbersOf(10)).toEqual([numbers['soon'], numbers['later']]);
    expect(await numbersOf(1)).toEqual([numbers['soon']]);
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
    expect((await upcomingTripsOfCompany(owner, bus.companyId, 10)).map(({ number }) => number)).toEqual([expected]);
    const today = await departuresToday(owner, bus.companyId);
    expect(today.rows.map(({ number }) => number)).toEqual([expected, done.booking.number]);
  });

  it('are told today by what they do today, in that order: a trip of several days departed on an earlier one', async () => {
    clock.freeze('2027-03-10T08:00:00Z');
    const bus = await createBookableVehicle();
    const owner = await createUser({ roles: ['COMPANY_ADMIN'], companyId: bus.companyId });
    const trip = async (departure: string, back: string, plannedEnd: string) => {
      const { id: vehicleId } = await createVehicle(bus.companyId, bus.depotId);
      const { booking } = await createOrder({ bus: { ...bus, vehicleId }, departure: new Date(departure) });
      const times = { returnAt: new Date(back), plannedEndAt: new Date(plannedEnd) };
      await booking.update(times);
      return booking.number;
    };
    const returns = await trip('2027-03-08T07:00:00Z', '2027-03-10T17:00:00Z', '2027-03-10T20:00:00Z');
    const departs = await trip('2027-03-10T12:00:00Z', '2027-03-12T12:00:00Z', '2027-03-12T15:00:00Z');
    const { rows } = await departuresToday(owner, bus.companyId);
    expect(rows.map(({ number, event }) => [number, event.what])).toEqual([
      [departs, 'departure'],
      [returns, 'return'],
    ]);
  });

  it('say who drives, or that nobody does yet', async () => {
    const owner = await createUser({ roles: ['COMPANY_ADMIN'], companyId });
    const driver = await createUser({ roles: ['DRIVER'], companyId });
    const { id: bookingId } = (await Booking.findOne({ where: { number: numbers['soon'] } }))!;
    await Journey.update({ driverUserId: driver.userId }, { where: { bookingId } });
    const rows = await upcomingTripsOfCompany(owner, companyId, 10);
    expect(rows.map(({ driverName, needsDriver }) => [driverName, needsDriver])).toEqual([
      [expect.any(String), false],
      [null, true],
    ]);
  });

  it('are visible to its administrators and the system’s, and to nobody else', async () => {
    const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
    expect(await upcomingTripsOfCompany(admin, companyId, 10)).toHaveLength(2);
    const other = await createUser({ roles: ['COMPANY_ADMIN'], companyId: (await createBookableVehicle()).companyId });
    const driver = await createUser({ roles: ['DRIVER'], companyId });
    for (const actor of [other, driver, await createCustomer()])
      await expect(upcomingTripsOfCompany(actor, companyId, 10)).rejects.toThrow('company.notFound');
  });
});
