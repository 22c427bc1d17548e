// Traces: S1-011, S8-032, S8-380, S8-381
import { beforeAll, describe, expect, it } from 'vitest';
import { journeysOfDriver, reportJourney } from '@bff/domain/journeys';
import type { UserActor } from '@bff/domain/shared/actor';
import { DAY, HOUR } from '@bff/domain/shared/time';
import { type BookableVehicle, createBookableVehicle, createOrder, createUser, createVehicle } from '@db/factories';
import { BookingSegment, EventLogEntry, Journey, User } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { assignDriver, driverChoices } from './assign-driver';
import { historyOfBooking } from './booking-handling.store';
import { seeHandled } from './see-order';
import { aTrip } from './testing/market';

const told = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: Error) => error.message,
  );

describe('a driver', () => {
  useTestDatabase({ pool: 10 });
  let bus: BookableVehicle;
  let boss: UserActor;
  let driver: UserActor;
  let days = 40;
  beforeAll(async () => {
    bus = await createBookableVehicle();
    boss = await createUser({ roles: ['COMPANY_ADMIN'], companyId: bus.companyId });
  });
  const newDriver = () => createUser({ roles: ['DRIVER'], companyId: bus.companyId });
  /** Midnight UTC of a day that no other test uses, for a driver with no other trips. */
  const newDay = async (): Promise<number> => {
    driver = await newDriver();
    return Math.floor(aTrip().departure.getTime() / DAY) * DAY + (days += 10) * DAY;
  };

  /** A paid trip of the company with its own bus: two hours out, a wait, two hours back. */
  async function trip(start: number, hours: number): Promise<string> {
    const { id: vehicleId } = await createVehicle(bus.companyId, bus.depotId);
    const at = (hour: number) => new Date(start + hour * HOUR);
    const { booking } = await createOrder({
      bus: { ...bus, vehicleId },
      departure: at(0.25),
      booking: { plannedStartAt: at(0), plannedEndAt: at(hours), pickupAt: at(0), returnAt: at(hours - 2) },
    });
    const ends = [['load', 0.25], ['drive', 2.25], ['wait', hours - 2], ['drive', hours]] as const; // prettier-ignore
    let from = 0;
    await BookingSegment.bulkCreate(
      ends.map(([kind, end], position) => {
        const piece = { bookingId: booking.id, position, kind, startsAt: at(from), endsAt: at(end) };
        from = end;
        return piece;
      }),
    );
    return booking.number;
  }
  const assign = (bookingNumber: string, by: UserActor = boss, revision?: string) =>
    told(assignDriver(by, { bookingNumber, driverUserId: driver.userId, ...(revision ? { revision } : {}) }));

  it('is named and removed again, with both in the log', async () => {
    const number = await trip(await newDay(), 8);
    expect(await assign(number)).toBe('done');
    expect(await driverChoices(boss, number)).toMatchObject({ driverUserId: driver.userId });
    expect(await told(assignDriver(boss, { bookingNumber: number, driverUserId: null }))).toBe('done');
    const log = await EventLogEntry.findAll({ where: { entity: 'assignment' }, order: ['id'] });
    expect(log.slice(-2).map(({ fromState, toState }) => [fromState, toState])).toEqual([
      [null, 'assigned'],
      ['assigned', 'released'],
    ]);
    // The booking's page says whom.
    const { booking } = await seeHandled(boss, number);
    const { name } = (await User.findByPk(driver.userId))!;
    const history = (await historyOfBooking(booking, 0)).filter(({ entity }) => entity === 'assignment');
    expect(history.map(({ to, driverName }) => [to, driverName])).toEqual([
      ['released', name],
      ['assigned', name],
    ]);
  });

  it('drives one trip at a time: the conflicting trip is reported', async () => {
    const day = await newDay();
    const [first, second] = [await trip(day, 8), await trip(day + 7 * HOUR, 8)];
    await assign(first);
    const { drivers } = await driverChoices(boss, second);
    expect(drivers.find(({ userId }) => userId === driver.userId)?.hindrances).toEqual([
      { kind: 'clash', bookingNumber: first, start: day, end: day + 8 * HOUR },
    ]);
    expect(await assign(second)).toContain('driver.clash');
  });

  it('is told of a conflicting trip to the minute, as the other trip’s pages show it', async () => {
    const day = await newDay();
    const [first, second] = [await trip(day + 40_000, 8), await trip(day + 7 * HOUR, 8)];
    await assign(first);
    const { drivers } = await driverChoices(boss, second);
    expect(drivers.find(({ userId }) => userId === driver.userId)?.hindrances).toMatchObject([
      { kind: 'clash', start: day + 60_000, end: day + 8 * HOUR + 60_000 },
    ]);
  });

  it('is checked against the driving-time rules together with the other trips of the day', async () => {
    const day = await newDay();
    await assign(await trip(day + 4 * HOUR, 8));
    // 04–12 and 13–17: a shift of 13 h is still legal; until 20:30 it would be 16 h 30 min.
    expect(await assign(await trip(day + 13 * HOUR, 7.5))).toContain('driver.drivingRules');
    expect(await assign(await trip(day + 13 * HOUR, 4.25))).toBe('done');
  });

  it('is told of too short a rest, with the trip that is too close and its time to the minute', async () => {
    const day = await newDay();
    const [first, second] = [await trip(day + 12 * HOUR + 40_000, 9), await trip(day + 28 * HOUR, 8)];
    await assign(first);
    const { drivers } = await driverChoices(boss, second);
    expect(drivers.find(({ userId }) => userId === driver.userId)?.hindrances).toEqual([
      {
        kind: 'rest',
        side: 'before',
        bookingNumber: first,
        start: day + 21 * HOUR + 60_000,
        end: day + 28 * HOUR,
        required: 9 * HOUR,
      },
    ]);
    expect(await assign(second)).toContain('driver.drivingRules');
  });

  it('goes to one of two who assign at once', async () => {
    const day = await newDay();
    const numbers = [await trip(day, 8), await trip(day + HOUR, 8), await trip(day + 2 * HOUR, 8)];
    const results = await Promise.all(numbers.map((number) => assign(number)));
    expect(results.filter((result) => result === 'done')).toHaveLength(1);
    expect(results.filter((result) => result.includes('driver.clash'))).toHaveLength(2);
    expect(await Journey.count({ where: { driverUserId: driver.userId } })).toBe(1);
  });

  it('stays when somebody else has named another driver meanwhile', async () => {
    const number = await trip(await newDay(), 8);
    const { revision } = await driverChoices(boss, number);
    await assign(number, boss, revision);
    driver = await newDriver();
    expect(await assign(number, boss, revision)).toContain('input.changedMeanwhile');
  });

  it('must belong to the same company as the booking', async () => {
    const number = await trip(await newDay(), 8);
    const other = await createUser({ roles: ['COMPANY_ADMIN'], companyId: (await createBookableVehicle()).companyId });
    expect(await assign(number, other)).toContain('booking.notFound');
    driver = await createUser({ roles: ['DRIVER'], companyId: other.companyId });
    expect(await assign(number)).toContain('driver.notFound');
    driver = boss;
    expect(await assign(number)).toContain('driver.notFound');
  });

  describe('of a trip on the road', () => {
    const journeyOf = async (number: string) =>
      (await Journey.findOne({ include: [{ association: 'booking', where: { number }, required: true }] }))!;
    const put = async (number: string, status: 'started' | 'returnCompleted' | 'terminated', driverUserId?: number) => {
      const { id } = await journeyOf(number);
      await Journey.update({ status, startedAt: new Date(), ...(driverUserId && { driverUserId }) }, { where: { id } });
    };

    it('is named if nobody was, and taken over by another, who then has it in their list', async () => {
      const number = await trip(await newDay(), 8);
      await put(number, 'started');
      expect((await driverChoices(boss, number)).isOver).toBe(false);
      expect(await assign(number)).toBe('done');
      const first = driver;
      driver = await newDriver();
      expect(await assign(number)).toBe('done');
      const { number: journeyNumber } = await journeyOf(number);
      const listOf = async (who: UserActor) =>
        (await journeysOfDriver(who, { isPast: false, limit: 10 })).map((journey) => journey.number);
      expect([await listOf(first), await listOf(driver)]).toEqual([[], [journeyNumber]]);
      expect(await told(reportJourney(driver, { number: journeyNumber, act: 'finish' }))).toBe('done');
      expect(await told(reportJourney(first, { number: journeyNumber, act: 'startReturn' }))).toContain('journey.notFound'); // prettier-ignore
    });

    it('is not somebody who is out with another one, whatever its plan says', async () => {
      const day = await newDay();
      const [other, number] = [await trip(day, 8), await trip(day + 4 * DAY, 8)];
      await put(other, 'started', driver.userId);
      await put(number, 'started');
      const { drivers } = await driverChoices(boss, number);
      expect(drivers.find(({ userId }) => userId === driver.userId)?.hindrances).toMatchObject([
        { kind: 'clash', bookingNumber: other },
      ]);
      expect(await assign(number)).toContain('driver.clash');
    });

    it.each(['returnCompleted', 'terminated'] as const)('stays once it is over: %s', async (status) => {
      const number = await trip(await newDay(), 8);
      await put(number, status);
      expect(await assign(number)).toContain('booking.notActive');
      expect((await driverChoices(boss, number)).isOver).toBe(true);
    });
  });
});
