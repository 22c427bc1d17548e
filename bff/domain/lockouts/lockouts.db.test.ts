// Traces: S1-008, S2-081, S8-630, S8-631, S8-632, S8-633, S1-012, S4-045
import { beforeAll, describe, expect, it } from 'vitest';
import { occupancyPeriod, occupancyTicks, readOccupancy } from '@bff/areas/company';
import type { UserActor } from '@bff/domain/shared/actor';
import { transitionsOf } from '@bff/domain/shared/event-log.store';
import { type BookableVehicle, createBookableVehicle, createOrder, createUser, createVehicle } from '@db/factories';
import { Occupancy, Vehicle } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { HOUR, SECOND } from '../shared/time';
import { addLockout, editLockout, lockoutRevision, removeLockout, seeFleetRevision, seeLockout } from '.';

useTestDatabase({ pool: 20 });

const keyOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Error & { key?: string; field?: string }) =>
      [error.key ?? error.message, error.field].filter(Boolean).join(' '),
  );

let bus: BookableVehicle;
let admin: UserActor;
let stranger: UserActor;
beforeAll(async () => {
  bus = await createBookableVehicle();
  admin = await createUser({ roles: ['COMPANY_ADMIN'], companyId: bus.companyId });
  stranger = await createUser({ roles: ['COMPANY_ADMIN'], companyId: (await createBookableVehicle()).companyId });
});

const at = (text: string) => new Date(`2090-${text}:00Z`);
const wanted = (from: string, until: string, comment: string | null = null) => ({
  start: at(from),
  end: at(until),
  comment,
});
const add = (from: string, until: string, by = admin) =>
  addLockout(by, { vehicleId: bus.vehicleId, lockout: wanted(from, until, 'Service') });

describe('a lockout', () => {
  it('keeps a bus from being sold, even across other locks, and frees it again', async () => {
    const { id } = await add('01-10T08:00', '01-11T08:00');
    expect(await keyOf(add('01-10T12:00', '01-12T08:00'))).toBe('done');
    const { lockout } = await seeLockout(admin, id);
    expect(lockout).toMatchObject({ vehicleId: bus.vehicleId, comment: 'Service' });
    const moved = wanted('01-10T10:00', '01-11T10:00', 'Besiktning');
    await editLockout(admin, { id, lockout: moved, revision: lockoutRevision(lockout) });
    // The one that was shown has changed since.
    expect(await keyOf(editLockout(admin, { id, lockout: moved, revision: lockoutRevision(lockout) }))).toBe(
      'input.changedMeanwhile',
    );
    await removeLockout(admin, id);
    expect(await keyOf(removeLockout(admin, id))).toBe('occupancy.notFound');
    expect((await transitionsOf('occupancy', id)).map(({ to }) => to)).toEqual([
      'manuallyLocked',
      'changed',
      'available',
    ]);
  });

  it('is refused over a booking or a customer’s hold; the conflict is named', async () => {
    const { booking, occupancy } = await createOrder({ bus, departure: at('02-10T08:00') });
    expect(occupancy).not.toBeNull();
    const shown = [occupancy!.startsAt, occupancy!.endsAt].map((instant) => instant.toISOString());
    // A way is driven in seconds; every page rounds them to the same minute.
    await occupancy!.update({ startsAt: new Date(occupancy!.startsAt.getTime() - 20 * SECOND) });
    await expect(add('02-10T10:00', '02-10T11:00')).rejects.toMatchObject({
      key: 'lockout.booked',
      params: [booking.number, shown.join('/')],
    });
    await createOrder({ bus, departure: at('02-20T08:00'), booking: { status: 'preliminaryBooked' } });
    expect(await keyOf(add('02-20T10:00', '02-20T11:00'))).toBe('lockout.held startsAt');
    // Half-open: what ends when the other begins does not overlap it.
    const { startsAt } = occupancy!;
    const beside = { start: new Date(startsAt.getTime() - HOUR), end: startsAt, comment: null };
    const { id } = await addLockout(admin, { vehicleId: bus.vehicleId, lockout: beside });
    const longer = { ...beside, end: new Date(startsAt.getTime() + HOUR) };
    expect(await keyOf(editLockout(admin, { id, lockout: longer }))).toBe('lockout.booked startsAt');
  });

  it('ends after it begins, and lasts at most 400 days', async () => {
    expect(await keyOf(add('03-10T08:00', '03-10T08:00'))).toBe('lockout.order endsAt');
    expect(await keyOf(add('03-10T08:00', '03-09T08:00'))).toBe('lockout.order endsAt');
    const lockout = { start: at('03-10T08:00'), end: new Date('2092-03-10T08:00:00Z'), comment: null };
    expect(await keyOf(addLockout(admin, { vehicleId: bus.vehicleId, lockout }))).toBe('lockout.tooLong endsAt');
  });

  it('of another company does not exist, nor does its bus', async () => {
    const { id } = await add('04-10T08:00', '04-11T08:00');
    expect(await keyOf(seeLockout(stranger, id))).toBe('occupancy.notFound');
    expect(await keyOf(removeLockout(stranger, id))).toBe('occupancy.notFound');
    expect(await keyOf(add('04-12T08:00', '04-13T08:00', stranger))).toBe('vehicle.notFound vehicleId');
    expect(await keyOf(seeFleetRevision(stranger, bus.companyId))).toBe('auth.noPermission');
  });

  it('of an integration, or a booking, cannot be changed here', async () => {
    const foreign = await Occupancy.create({
      vehicleId: bus.vehicleId,
      startsAt: at('05-10T08:00'),
      endsAt: at('05-11T08:00'),
      kind: 'locked',
    });
    expect(await keyOf(removeLockout(admin, foreign.id))).toBe('occupancy.notFound');
  });

  it('is refused for both of two at once over one booking: the bus is locked first', async () => {
    const departure = at('06-10T08:00');
    const tries = await Promise.all([
      keyOf(createOrder({ bus, departure })),
      ...Array.from({ length: 8 }, () => keyOf(add('06-10T08:00', '06-10T20:00'))),
    ]);
    const kinds = (await Occupancy.findAll({ where: { vehicleId: bus.vehicleId } }))
      .filter(({ startsAt }) => startsAt >= at('06-09T00:00') && startsAt < at('06-12T00:00'))
      .map(({ kind }) => kind);
    expect([...new Set(kinds)]).toHaveLength(1);
    expect(tries.filter((key) => key === 'done')).toHaveLength(kinds.length);
  });
});

describe('the timeline', () => {
  it('shows what occupies each bus, with overlapping locks in lanes of their own', async () => {
    const before = await seeFleetRevision(admin, bus.companyId);
    await add('08-10T08:00', '08-12T08:00');
    await add('08-11T08:00', '08-13T08:00');
    await add('08-12T08:00', '08-13T08:00');
    expect(await seeFleetRevision(admin, bus.companyId)).not.toBe(before);
    const period = occupancyPeriod('month', '2090-08-15');
    const rows = await readOccupancy(admin, period, { companyId: bus.companyId, text: '', depotId: undefined });
    const own = rows.find(({ id }) => id === bus.vehicleId)!;
    expect(own.lanes).toBe(2);
    expect(own.bars.map(({ kind, lane, comment }) => [kind, lane, comment])).toEqual([
      ['manuallyLocked', 0, 'Service'],
      ['manuallyLocked', 1, 'Service'],
      ['manuallyLocked', 0, 'Service'],
    ]);
    const { registrationNumber } = await Vehicle.findByPk(bus.vehicleId, { rejectOnEmpty: true });
    const asked = { companyId: bus.companyId, text: registrationNumber.toLowerCase(), depotId: undefined };
    expect(await readOccupancy(admin, period, asked)).toHaveLength(1);
    expect(await readOccupancy(admin, period, { ...asked, text: 'ingen alls %_' })).toEqual([]);
    expect(await readOccupancy(admin, period, { ...asked, depotId: 999_999 })).toEqual([]);
  });

  it('has days of 23 and 25 hours where clocks change', () => {
    const hours = (day: string) => occupancyTicks(occupancyPeriod('day', day)).map(({ local }) => local);
    expect(hours('2027-03-28')).toHaveLength(23);
    expect(hours('2027-03-28').slice(1, 4)).toEqual(['01', '03', '04']);
    expect(hours('2027-10-31')).toHaveLength(25);
    expect(hours('2027-10-31').slice(1, 5)).toEqual(['01', '02', '02', '03']);
    const week = occupancyPeriod('week', '2027-10-31');
    expect([week.firstDay, week.afterDay, (week.end - week.start) / HOUR]).toEqual(['2027-10-25', '2027-11-01', 169]);
    const month = occupancyPeriod('month', '2027-03-10');
    expect([month.firstDay, month.afterDay, (month.end - month.start) / HOUR]).toEqual(['2027-03-01', '2027-04-01', 743]); // prettier-ignore
    expect(occupancyPeriod('month', '2027-12-31').afterDay).toBe('2028-01-01');
    expect(occupancyTicks(month)).toHaveLength(31);
  });
});

it('shows nothing of another company’s buses', async () => {
  await createVehicle(bus.companyId, bus.depotId);
  const period = occupancyPeriod('week', '2090-01-10');
  const asked = { companyId: bus.companyId, text: '', depotId: undefined };
  expect(await keyOf(readOccupancy(stranger, period, asked))).toBe('auth.noPermission');
});
