// Traces: S4-044, S4-045, S4-046
import { AsyncResource } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { sequelize } from './connection';
import { retryTransient } from './retry-transient';
import { createBookableVehicle, createOccupancy } from './factories';
import { Occupancy } from './models';
import { execute, select } from './query';
import { useTestDatabase } from './testing/test-database';

const at = (time: string) => new Date(`2027-03-10T${time}:00Z`);
const refused = { message: 'occupancy.overlap' };
type Kind = Occupancy['kind'];
const KINDS: Kind[] = ['booked', 'preliminaryBooked', 'locked', 'manuallyLocked', 'externallyLocked'];
const isLock = (kind: Kind) => kind.toLowerCase().includes('locked');

const inTransaction = (work: () => Promise<unknown>) => retryTransient(() => sequelize().transaction(work));

describe('occupancies', () => {
  useTestDatabase({ pool: 30 });
  let vehicleId: number;
  const occupy = (from: string, to: string, kind: Kind = 'booked') =>
    createOccupancy(vehicleId, at(from), at(to), { kind });

  beforeEach(async () => {
    ({ vehicleId } = await createBookableVehicle());
  });

  it.each([
    ['the same time', '10:00', '12:00'],
    ['inside', '10:30', '11:00'],
    ['around', '09:00', '13:00'],
    ['over the start', '09:00', '10:01'],
    ['over the end', '11:59', '13:00'],
  ])('refuse an overlap: %s', async (_, from, to) => {
    await occupy('10:00', '12:00');
    await expect(occupy(from, to)).rejects.toMatchObject(refused);
  });

  it('are half-open: one may begin as another ends', async () => {
    await occupy('10:00', '12:00');
    await occupy('12:00', '13:00');
    await occupy('09:00', '10:00');
    expect(await Occupancy.count({ where: { vehicleId } })).toBe(3);
  });

  it('do not affect another vehicle', async () => {
    await occupy('10:00', '12:00');
    const other = await createBookableVehicle();
    await createOccupancy(other.vehicleId, at('10:00'), at('12:00'));
    expect(await Occupancy.count({ where: { vehicleId: other.vehicleId } })).toBe(1);
  });

  it.each(KINDS.flatMap((first) => KINDS.map((second) => [first, second] as const)))(
    'of kind %s under %s: only locks overlap locks',
    async (first, second) => {
      await occupy('10:00', '12:00', first);
      const over = occupy('11:00', '13:00', second);
      if (isLock(first) && isLock(second)) await over;
      else await expect(over).rejects.toMatchObject(refused);
    },
  );

  it('cannot be moved or changed into an overlap', async () => {
    const first = await occupy('10:00', '12:00', 'locked');
    const second = await occupy('11:00', '13:00', 'manuallyLocked');
    await expect(second.update({ kind: 'booked' })).rejects.toMatchObject(refused);
    await first.update({ endsAt: at('11:00') });
    await second.reload();
    await second.update({ kind: 'booked' });
    await expect(first.update({ endsAt: at('11:01') })).rejects.toMatchObject(refused);
  });

  it('end after they start and last at most 400 days', async () => {
    await expect(occupy('12:00', '12:00')).rejects.toThrow(/occupancies_end_after_start/);
    await expect(createOccupancy(vehicleId, '2027-01-01T00:00:00Z', '2029-01-01T00:00:00Z')).rejects.toThrow(
      /occupancies_length/,
    );
  });

  it('find an overlap with one that began more than a year earlier', async () => {
    await createOccupancy(vehicleId, '2026-02-15T00:00:00Z', '2027-03-11T00:00:00Z', { kind: 'locked' });
    await expect(occupy('10:00', '12:00')).rejects.toMatchObject(refused);
  });

  it('let through one of eight writers that all omit the lock, a hundred times', { timeout: 60_000 }, async () => {
    for (let round = 0; round < 100; round++) {
      const day = new Date(Date.UTC(2030, 0, 1 + round));
      const end = new Date(day.getTime() + 3_600_000);
      const tries = await Promise.allSettled(
        Array.from({ length: 8 }, () => inTransaction(() => createOccupancy(vehicleId, day, end))),
      );
      const lost = tries.filter((result) => result.status === 'rejected');
      expect(lost).toHaveLength(7);
      for (const { reason } of lost) expect(reason).toMatchObject(refused);
    }
  });

  it('wait for one that is not committed yet', async () => {
    let second: Promise<unknown> = Promise.resolve();
    const outside = new AsyncResource('outside');
    await inTransaction(async () => {
      await occupy('10:00', '12:00');
      second = outside.runInAsyncScope(() => Promise.allSettled([occupy('11:00', '13:00')]));
      expect(await Promise.race([second, sleep(100).then(() => 'waits')])).toBe('waits');
    });
    expect(await second).toMatchObject([{ status: 'rejected', reason: refused }]);
  });

  it('let through all writers of different times of one vehicle', async () => {
    const hours = Array.from({ length: 20 }, (_, hour) => String(hour).padStart(2, '0'));
    await Promise.all(hours.map((hour) => inTransaction(() => occupy(`${hour}:00`, `${hour}:45`))));
    expect(await Occupancy.count({ where: { vehicleId } })).toBe(20);
  });
});

describe('the day × cell table', () => {
  useTestDatabase();

  /** The correct content: every occupancy on each UTC day it touches, in every cell its vehicle may start in. */
  const expected = () =>
    select(
      `WITH RECURSIVE days (vehicle_id, starts_at, ends_at, day) AS (
          SELECT vehicle_id, starts_at, ends_at, DATE(starts_at) FROM occupancies
          UNION ALL SELECT vehicle_id, starts_at, ends_at, day + INTERVAL 1 DAY FROM days WHERE day + INTERVAL 1 DAY < ends_at)
        SELECT days.day, p.cell, days.vehicle_id AS vehicle, days.starts_at AS start, MAX(days.ends_at) AS end
          FROM days JOIN starting_positions p ON p.vehicle_id = days.vehicle_id
          GROUP BY days.day, p.cell, days.vehicle_id, days.starts_at ORDER BY 1, 2, 3, 4`,
    );
  const actual = () =>
    select(
      'SELECT day, cell, vehicle_id AS vehicle, starts_at AS start, ends_at AS end FROM busy_vehicles ORDER BY 1, 2, 3, 4',
    );
  const isRight = async () => expect(await actual()).toEqual(await expected());

  it('follows every change of occupancies and starting positions', async () => {
    const { vehicleId, depotId } = await createBookableVehicle();
    const trip = await createOccupancy(vehicleId, '2027-03-10T20:00:00Z', '2027-03-12T06:00:00Z');
    expect(await actual()).toHaveLength(3);
    await isRight();

    await trip.update({ endsAt: new Date('2027-03-12T00:00:00Z') });
    expect(await actual()).toHaveLength(2); // midnight itself is free again
    await isRight();

    await trip.update({ startsAt: new Date('2027-03-11T04:00:00Z') });
    await isRight();

    // Elsewhere for a while: busy in both cells.
    await execute(
      `INSERT INTO starting_positions (vehicle_id, kind, lat, lon, starts_at, ends_at)
        VALUES (:vehicleId, 'temporary', 57.7, 11.97, '2027-03-01', '2027-04-01')`,
      { vehicleId },
    );
    expect(await actual()).toHaveLength(2);
    await isRight();
    await execute("UPDATE starting_positions SET lat = 55.6 WHERE kind = 'temporary'");
    await isRight();

    await execute('UPDATE depots SET lat = 63.8, lon = 20.3 WHERE id = :depotId', { depotId });
    await isRight();

    await execute("DELETE FROM starting_positions WHERE kind = 'temporary'");
    expect(await actual()).toHaveLength(1);
    await isRight();

    await trip.destroy();
    expect(await actual()).toEqual([]);
  });

  it('keeps the longer of two locks that begin at the same instant, and the other once that one is removed', async () => {
    const { vehicleId } = await createBookableVehicle();
    const lock = { kind: 'locked' } as const;
    const short = await createOccupancy(vehicleId, '2027-05-01T08:00:00Z', '2027-05-01T10:00:00Z', lock);
    const long = await createOccupancy(vehicleId, '2027-05-01T08:00:00Z', '2027-05-02T10:00:00Z', lock);
    await isRight();
    await long.destroy();
    expect(await actual()).toHaveLength(1);
    await isRight();
    await short.destroy();
    expect(await actual()).toEqual([]);
  });

  it('spans a month', async () => {
    const { vehicleId } = await createBookableVehicle();
    await createOccupancy(vehicleId, '2027-06-01T00:00:00Z', '2027-07-01T00:00:00Z', { kind: 'manuallyLocked' });
    expect(await actual()).toHaveLength(30);
    await isRight();
  });
});
