// Traces: S3-079, S4-046, S6-015, S8-034, S8-180, S8-181, S8-182
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inDays, useRoads } from '@bff/domain/bookings/testing/market';
import { cancelIntegration, createIntegration, type IntegrationKey } from '@bff/domain/integration-users';
import { transitionsOf } from '@bff/domain/shared/event-log.store';
import { HOUR } from '@bff/domain/shared/time';
import { checkInvariants } from '@db/check-invariants';
import { type BookableVehicle, createBookableVehicle, createOrder, createUser, createVehicle } from '@db/factories';
import { execute, select, selectOne } from '@db/query';
import { seedPlaces } from '@bff/seeds/reference/places';
import { useTestDatabase } from '@db/testing/test-database';
import { apiWorld, refusal, registered } from './testing/api-world';

const database = useTestDatabase({ pool: 20 });
const { client } = apiWorld();

const admin = () => createUser({ roles: ['SYSTEM_ADMIN'] });
const make = async (companyId: number | null) => createIntegration(await admin(), { name: 'Demo AB', companyId });
const at = (days: number, hours = 0) => new Date(inDays(days).getTime() + hours * HOUR).toISOString();
const lockOf = (days: number, hours = 10) => ({ start: at(days), end: at(days, hours) });

interface Occupancies {
  occupancies: { kind: string; start: string; end: string; externalId: string | null; bookingNumber: string | null }[];
  total: number;
}

let bus: BookableVehicle;
let key: IntegrationKey;
const own = () => client({ integration: key });
const put = (externalId: string, body: object, vehicleId = bus.vehicleId) =>
  own().call('PUT', `/vehicles/${vehicleId}/occupancies/${externalId}`, { body });
const remove = (externalId: string, vehicleId = bus.vehicleId) =>
  own().call('DELETE', `/vehicles/${vehicleId}/occupancies/${externalId}`);
const list = (query: Record<string, string> = {}) =>
  own().call<Occupancies>('GET', `/vehicles/${bus.vehicleId}/occupancies`, { query });

beforeAll(async () => {
  useRoads();
  await seedPlaces(database.sequelize);
});
beforeEach(async () => {
  bus = await createBookableVehicle();
  key = await make(bus.companyId);
});

describe("an operator's own system", () => {
  it('finds its own buses only', async () => {
    await createBookableVehicle();
    const other = await createVehicle(bus.companyId, bus.depotId);
    const found = await own().call<{ vehicles: { id: number }[]; total: number }>('GET', '/vehicles');
    expect(found.total).toBe(2);
    expect(found.vehicles.map(({ id }) => id).sort()).toEqual([bus.vehicleId, other.id].sort());
  });

  it('puts, moves, lists and deletes a lock by its own id; repeating a put changes nothing', async () => {
    const lock = { ...lockOf(30), comment: 'Skolskjuts' };
    const view = { kind: 'externallyLocked', ...lock, externalId: 'job-1', bookingNumber: null };
    expect(await put('job-1', lock)).toEqual(view);
    expect(await put('job-1', lock)).toEqual(view);
    expect(await list()).toMatchObject({ occupancies: [view], total: 1, page: 1, pageSize: 20 });
    const { id } = (await selectOne<{ id: number }>('SELECT id FROM occupancies WHERE external_reference = :ref', {
      ref: 'job-1',
    }))!;
    expect(await transitionsOf('occupancy', id)).toMatchObject([{ from: null, to: 'externallyLocked' }]);

    const moved = { ...lockOf(31), comment: 'Skolskjuts' };
    await put('job-1', moved);
    expect((await list()).occupancies).toMatchObject([moved]);
    expect(await list({ from: at(33) })).toMatchObject({ occupancies: [], total: 0 });
    expect(await list({ to: at(31) })).toMatchObject({ total: 0 });
    expect(await list({ from: at(31, 9), to: at(31, 9.5) })).toMatchObject({ total: 1 });

    expect(await remove('job-1')).toBeNull();
    expect(await list()).toMatchObject({ total: 0 });
    expect(await refusal(remove('job-1'))).toBe('404 occupancy.notFound');
    expect((await transitionsOf('occupancy', id)).map(({ to }) => to)).toEqual([
      'externallyLocked',
      'externallyLocked',
      'available',
    ]);
  });

  it('keeps a bus out of searches while it is locked', async () => {
    const anyone = client();
    const search = () =>
      anyone.call<{ total: number; offers: { company: { id: number } }[] }>('POST', '/trips/search', {
        body: {
          tripType: 'one-way',
          stops: [{ place: 'Uppsala' }, { place: 'Gävle' }],
          departure: at(40),
          adults: 40,
          operator: bus.companyId,
        },
      });
    expect((await search()).total).toBe(1);
    await put('job-1', { start: at(40, 1), end: at(40, 2) });
    expect((await search()).total).toBe(0);
    await remove('job-1');
    expect((await search()).total).toBe(1);
  });

  it('cannot lock a booked bus; the operator is notified once a day', async () => {
    const { booking } = await createOrder({ bus, departure: inDays(30) });
    const during = lockOf(30, 2);
    expect(await refusal(put('job-1', during))).toBe('409 occupancy.conflict');
    expect(await refusal(put('job-1', { ...during, comment: 'again' }))).toBe('409 occupancy.conflict');
    expect(await list()).toMatchObject({
      occupancies: [{ kind: 'booked', bookingNumber: booking.number, externalId: null }],
    });
    const mails = await select<{ payload: unknown }>(
      "SELECT payload FROM outbox WHERE kind = 'mail' AND payload LIKE :number",
      { number: `%${booking.number}%` },
    );
    expect(mails.map(({ payload }) => JSON.stringify(payload)).join()).toContain('externalLockRefused');
    expect(mails).toHaveLength(1);

    // Half-open: a lock may begin as the bus becomes free, and end as it leaves.
    const taken = (await list()).occupancies[0]!;
    await put('after', { start: taken.end, end: at(32) });
    await put('before', { start: at(29), end: taken.start });
    expect(await refusal(put('after', { start: taken.start, end: at(32) }))).toBe('409 occupancy.conflict');
    expect((await list()).total).toBe(3);
    expect((await checkInvariants()).map(({ invariant }) => invariant)).not.toContain('I1');
  });

  it('can lock over an expired hold', async () => {
    const { order, occupancy } = await createOrder({
      bus,
      departure: inDays(30),
      booking: { status: 'preliminaryBooked' },
    });
    expect(await refusal(put('job-1', lockOf(30)))).toBe('409 occupancy.conflict');
    const past = new Date(Date.now() - HOUR);
    await execute('UPDATE orders SET hold_expires_at = :past WHERE id = :id', { past, id: order.id });
    await execute('UPDATE occupancies SET expires_at = :past WHERE id = :id', { past, id: occupancy!.id });
    await put('job-1', lockOf(30));
    expect((await list()).occupancies).toMatchObject([{ externalId: 'job-1' }]);
  });

  it('has one lock per id across all its buses, and can lock the same period twice', async () => {
    const second = await createVehicle(bus.companyId, bus.depotId);
    await put('job-1', lockOf(30));
    expect(await refusal(put('job-1', lockOf(30), second.id))).toBe('409 occupancy.externalIdUsed');
    expect(await refusal(remove('job-1', second.id))).toBe('404 occupancy.notFound');
    await put('job-2', lockOf(30));
    expect((await list()).total).toBe(2);

    const racing = await Promise.allSettled([
      ...Array.from({ length: 5 }, () => put('job-3', lockOf(50))),
      ...Array.from({ length: 5 }, () => put('job-3', lockOf(50), second.id)),
    ]);
    for (const one of racing)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ error: 'error.occupancy.externalIdUsed' });
    const made = await select(
      'SELECT id FROM occupancies WHERE integration_user_id = :id AND external_reference = :ref',
      {
        id: key.id,
        ref: 'job-3',
      },
    );
    expect(made).toHaveLength(1);
  });

  it('cannot see or change the buses and locks of others', async () => {
    const foreign = await createBookableVehicle();
    const lock = { body: lockOf(30) };
    await put('job-1', lock.body);
    const path = `/vehicles/${foreign.vehicleId}/occupancies`;
    expect(await refusal(own().call('GET', path))).toBe('404 vehicle.notFound');
    expect(await refusal(own().call('PUT', `${path}/x`, lock))).toBe('404 vehicle.notFound');
    expect(await refusal(own().call('DELETE', `${path}/x`))).toBe('404 vehicle.notFound');
    expect(await refusal(own().call('PUT', '/vehicles/999999999/occupancies/x', lock))).toBe('404 vehicle.notFound');

    // Another system of the same operator sees the lock, but neither its id nor a way to remove it.
    const sibling = client({ integration: await make(bus.companyId) });
    const mine = `/vehicles/${bus.vehicleId}/occupancies`;
    expect((await sibling.call<Occupancies>('GET', mine)).occupancies).toMatchObject([{ externalId: null }]);
    expect(await refusal(sibling.call('DELETE', `${mine}/job-1`))).toBe('404 occupancy.notFound');
    await sibling.call('PUT', `${mine}/job-1`, lock);
    expect((await list()).total).toBe(2);
  });

  it('must be an integration of an active operator', async () => {
    const path = `/vehicles/${bus.vehicleId}/occupancies`;
    expect(await refusal(client({ integration: await make(null) }).call('GET', path))).toBe('403 auth.noPermission');
    const anna = client();
    await registered(anna);
    expect(await refusal(anna.call('GET', path))).toBe('400 pepper.invalid');
    await cancelIntegration(await admin(), key.id);
    expect(await refusal(own().call('GET', path))).toBe('401 auth.integrationInvalid');
  });

  it('is told what is wrong with a lock', async () => {
    const { start, end } = lockOf(30);
    expect(await refusal(put('job-1', { start: end, end: start }))).toBe('400 input.invalid@end');
    expect(await refusal(put('job-1', { start, end: start }))).toBe('400 input.invalid@end');
    expect(await refusal(put('job-1', { start, end: at(431) }))).toBe('400 input.invalid@end');
    expect(await refusal(put('job-1', { start: '2027-03-10', end }))).toBe('400 input.invalid@start');
    expect(await refusal(put('job-1', { start, end, kind: 'booked' }))).toMatch(/^400 input\.invalid/);
    expect(await refusal(put('job%201', { start, end }))).toBe('400 input.invalid@externalId');
    expect(await refusal(put('x'.repeat(65), { start, end }))).toBe('400 input.invalid@externalId');
    expect(await refusal(own().call('GET', '/vehicles/abc/occupancies'))).toBe('400 input.invalid@id');
    expect(await refusal(list({ pageSize: '101' }))).toBe('400 input.invalid@pageSize');
    expect(await refusal(list({ sort: 'colour' }))).toBe('400 input.invalid@sort');
  });
});
