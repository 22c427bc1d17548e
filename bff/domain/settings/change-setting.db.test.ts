// Traces: S1-024, S2-098, S8-035, S8-304, S9-027, S9-028
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clock } from '@bff/platform/clock';
import { createCustomer, createUser } from '@db/factories';
import { execute, parseJson, select } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { system, type UserActor, visitor } from '../shared/actor';
import { changeSetting, forgetSettings, readSettings, seeSetting, seeSettings, withdrawSetting } from '.';
import { SETTING_KEYS } from './settings';

const database = useTestDatabase();

let owner: UserActor;
let admin: UserActor;
beforeAll(async () => {
  owner = await createUser({ roles: ['SYSTEM_OWNER'] });
  admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
});
beforeEach(async () => {
  clock.freeze('2027-03-10T08:00:00Z');
  forgetSettings();
  await execute('DELETE FROM settings');
});
afterEach(() => clock.release());

async function logged() {
  const rows = await select<{ key: string; from: string; to: string; by: number; data: unknown }>(
    `SELECT entity_key AS \`key\`, from_state AS \`from\`, to_state AS \`to\`, actor_user_id AS \`by\`, data FROM event_log
      WHERE entity = 'setting' ORDER BY id DESC`,
  );
  return rows.map((row) => ({ ...row, data: parseJson(row.data) }));
}

describe('a general setting', () => {
  it('is changed by the owner, takes effect, and is logged with its old value', async () => {
    await changeSetting(owner, 'holdMinutes', { value: '25', version: 1 });
    expect((await readSettings()).holdMinutes).toBe(25);
    expect(await seeSetting(admin, 'holdMinutes')).toEqual({
      key: 'holdMinutes',
      value: '25',
      version: 2,
      upcoming: [],
    });
    const [entry] = await logged();
    expect(entry).toMatchObject({ key: 'holdMinutes', from: 'default', to: 'changed', by: owner.userId });
    expect(entry!.data).toEqual({ old: '20', new: '25' });

    await changeSetting(owner, 'holdMinutes', { value: '20', version: 2 });
    expect((await logged())[0]).toMatchObject({ from: 'changed', to: 'default' });
    expect((await readSettings()).holdMinutes).toBe(20);
  });

  it('is not logged when nothing changed', async () => {
    const before = (await logged()).length;
    await changeSetting(owner, 'holdMinutes', { value: '20', version: 1 });
    expect((await logged()).length).toBe(before);
  });

  it('can be seen but not changed by an administrator, and neither by others', async () => {
    expect((await seeSettings(admin)).map(({ key }) => key)).toEqual(SETTING_KEYS);
    const change = { value: '25', version: 1 };
    const refused = { key: 'auth.noPermission' };
    await expect(changeSetting(admin, 'holdMinutes', change)).rejects.toMatchObject(refused);
    for (const actor of [
      await createCustomer(),
      await createUser({ roles: ['COMPANY_ADMIN'] }),
      visitor('sv'),
      system('x'),
    ]) {
      await expect(seeSettings(actor)).rejects.toMatchObject(refused);
      await expect(seeSetting(actor, 'holdMinutes')).rejects.toMatchObject(refused);
      await expect(changeSetting(actor, 'holdMinutes', change)).rejects.toMatchObject(refused);
      await expect(
        withdrawSetting(actor, 'taxBasisPoints', { validFrom: '2028-01-01', version: 1 }),
      ).rejects.toMatchObject(refused);
    }
    expect(await select('SELECT * FROM settings')).toEqual([]);
  });

  it.each(['0', '1441', '', 'x', '20.5', 'NaN'])('refuses «%s»', async (value) => {
    await expect(changeSetting(owner, 'holdMinutes', { value, version: 1 })).rejects.toMatchObject({
      key: 'input.invalid',
    });
    expect(await select('SELECT * FROM settings')).toEqual([]);
  });

  it.each(['nothing', 'constructor', '__proto__'])('must be in the table, unlike %s', async (key) => {
    await expect(changeSetting(owner, key, { value: '1', version: 1 })).rejects.toMatchObject({
      key: 'setting.notFound',
    });
    await expect(seeSetting(owner, key)).rejects.toMatchObject({ key: 'setting.notFound' });
  });

  it('keeps the change of whoever was first', async () => {
    await changeSetting(owner, 'holdMinutes', { value: '25', version: 1 });
    await expect(changeSetting(owner, 'holdMinutes', { value: '30', version: 1 })).rejects.toMatchObject({
      key: 'input.changedMeanwhile',
      saved: { value: '25' },
    });
    expect((await seeSetting(owner, 'holdMinutes')).value).toBe('25');
  });

  it('lets one of ten simultaneous changes through', async () => {
    const tries = Array.from({ length: 10 }, (_, index) =>
      changeSetting(owner, 'preparationMinutes', { value: String(20 + index), version: 1 }),
    );
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await seeSetting(owner, 'preparationMinutes')).version).toBe(2);
  });

  it('takes effect in every other process within two seconds', async () => {
    const other = await otherProcess();
    try {
      expect((await other.readSettings()).holdMinutes).toBe(20);
      await changeSetting(owner, 'holdMinutes', { value: '45', version: 1 });
      expect((await other.readSettings()).holdMinutes).toBe(20);
      other.clock.advance(2_000);
      expect((await other.readSettings()).holdMinutes).toBe(45);
    } finally {
      await other.close();
    }
  });
});

/** The same modules again, with their own cache, clock and connections: what another process has. */
async function otherProcess() {
  vi.resetModules();
  const { connect } = await import('@db/connection');
  const { clock: otherClock } = await import('@bff/platform/clock');
  const { readSettings: otherRead } = await import('./read-settings');
  const pool = connect(database.url);
  otherClock.freeze(clock.now());
  return { readSettings: otherRead, clock: otherClock, close: () => pool.close() };
}

describe('a dated setting', () => {
  const tax = (on: string) => readSettings(new Date(on)).then(({ taxBasisPoints }) => taxBasisPoints);

  it('applies from its day in Stockholm on, with the old value before', async () => {
    await changeSetting(owner, 'taxBasisPoints', { value: '1200', validFrom: '2027-07-01', version: 1 });
    expect(await tax('2027-06-30T21:59:00Z')).toBe(600);
    expect(await tax('2027-06-30T22:00:00Z')).toBe(1_200);
    expect(await seeSetting(admin, 'taxBasisPoints')).toMatchObject({
      value: '600',
      version: 2,
      upcoming: [{ validFrom: '2027-07-01', value: '1200' }],
    });
    expect((await logged())[0]!.data).toEqual({ old: '600', new: '1200', validFrom: '2027-07-01' });
  });

  it('never changes the past', async () => {
    await expect(
      changeSetting(owner, 'taxBasisPoints', { value: '1200', validFrom: '2027-03-09', version: 1 }),
    ).rejects.toMatchObject({ key: 'setting.fromPast', field: 'validFrom' });
    await changeSetting(owner, 'taxBasisPoints', { value: '1200', version: 1 });
    expect(await tax('2027-03-09T12:00:00Z')).toBe(600);
    expect(await tax('2027-03-10T12:00:00Z')).toBe(1_200);
  });

  it('can be withdrawn before its day, not after', async () => {
    await changeSetting(owner, 'taxBasisPoints', { value: '1200', validFrom: '2027-07-01', version: 1 });
    await withdrawSetting(owner, 'taxBasisPoints', { validFrom: '2027-07-01', version: 2 });
    expect(await tax('2027-08-01T12:00:00Z')).toBe(600);
    expect((await logged())[0]!.data).toEqual({ old: '1200', new: '600', validFrom: '2027-07-01' });
    await expect(
      withdrawSetting(owner, 'taxBasisPoints', { validFrom: '2027-07-01', version: 3 }),
    ).rejects.toMatchObject({ key: 'input.changedMeanwhile' });
    await expect(
      withdrawSetting(owner, 'taxBasisPoints', { validFrom: '2000-01-01', version: 3 }),
    ).rejects.toMatchObject({ key: 'setting.fromPast' });
  });
});
