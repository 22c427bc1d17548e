import { AsyncResource } from 'node:async_hooks';
import { describe, expect, it } from 'vitest';
import { Op, UniqueConstraintError } from 'sequelize';
import { sequelize } from './connection';
import { databaseNow, inMinutes } from './database-clock';
import { OutboxMessage } from './models';
import { execute, select, selectOne } from './query';
import { untilLocksAreWaitedFor } from './testing/lock-waits';
import { useTestDatabase } from './testing/test-database';

describe('raw statements', () => {
  useTestDatabase();

  it('keep milliseconds and quotes', async () => {
    const at = new Date('2027-03-28T00:59:59.987Z');
    const value = `a'"\\;-- :value ?`;
    await execute('INSERT INTO settings (setting_key, value, updated_at) VALUES (:key, :value, :at)', {
      key: 'k',
      value,
      at,
    });
    const rows = await select<{ value: string; at: Date }>(
      'SELECT value, updated_at AS at FROM settings WHERE updated_at IN (:instants)',
      { instants: [at, new Date(0)] },
    );
    expect(rows).toEqual([{ value, at }]);
  });

  it('return the number of rows changed, and the new id', async () => {
    const insert = () => execute("INSERT INTO outbox (kind, payload, due_at) VALUES ('x', '{}', NOW())");
    const { insertId, affectedRows } = await insert();
    expect(affectedRows).toBe(1);
    expect((await insert()).insertId).toBe(insertId + 1);
    expect((await selectOne<{ id: number }>('SELECT MIN(id) AS id FROM outbox'))?.id).toBe(insertId);
    expect(await execute("UPDATE outbox SET kind = 'y'")).toMatchObject({ affectedRows: 2 });
    expect(await execute('DELETE FROM outbox WHERE id = :insertId', { insertId })).toMatchObject({ affectedRows: 1 });
  });

  it("fail as Sequelize's own do, with the statement", async () => {
    const insert = () =>
      execute("INSERT INTO settings (setting_key, value, valid_from) VALUES ('twice', '1', '2027-01-01')");
    await insert();
    const again = insert();
    await expect(again).rejects.toBeInstanceOf(UniqueConstraintError);
    await expect(again).rejects.toMatchObject({ original: { errno: 1062 } });
    await expect(select('SELECT nothing FROM settings')).rejects.toMatchObject({
      name: 'SequelizeDatabaseError',
      sql: 'SELECT nothing FROM settings',
    });
  });

  it("use instants of the database's clock in what models write and query", async () => {
    const text = `a'"\\; DROP TABLE outbox -- :kind ?`;
    await OutboxMessage.bulkCreate([
      { kind: 'one', payload: { text }, dueAt: inMinutes(5) },
      { kind: 'other', payload: {}, dueAt: inMinutes(-5) },
    ]);
    expect(
      await select(
        `SELECT kind, JSON_VALUE(payload, '$.text') AS text,
           CAST(ROUND(TIMESTAMPDIFF(SECOND, UTC_TIMESTAMP(3), due_at) / 60) AS SIGNED) AS minutes
         FROM outbox WHERE kind IN ('one', 'other') ORDER BY kind`,
      ),
    ).toEqual([
      { kind: 'one', text, minutes: 5 },
      { kind: 'other', text: null, minutes: -5 },
    ]);
    const due = await OutboxMessage.findAll({ where: { kind: ['one', 'other'], dueAt: { [Op.lte]: databaseNow() } } });
    expect(due.map(({ kind }) => kind)).toEqual(['other']);
    expect(() => inMinutes(Number.NaN)).toThrow('no number of minutes');
  });

  it('are sent one per message', async () => {
    await expect(execute("UPDATE settings SET value = '3'; DROP TABLE settings")).rejects.toMatchObject({
      original: { code: 'ER_PARSE_ERROR' },
    });
    expect(await select('SELECT COUNT(*) AS n FROM settings')).toHaveLength(1);
  });

  it('refuse a name without a value', async () => {
    await expect(select('SELECT :id AS id', {})).rejects.toThrow(':id');
    await expect(select('SELECT :id AS id', { id: undefined })).rejects.toThrow(':id');
    await expect(select('SELECT :id AS id', { id: { or: 1 } })).rejects.toThrow('Invalid value');
  });

  it('run in the current transaction', async () => {
    await expect(
      sequelize().transaction(async () => {
        await execute("INSERT INTO settings (setting_key, value, valid_from) VALUES ('undone', '1', '2027-01-01')");
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await select("SELECT 1 FROM settings WHERE setting_key = 'undone'")).toEqual([]);
  });

  it('run in a nested transaction, which can be rolled back alone', async () => {
    const put = (key: string) =>
      execute("INSERT INTO settings (setting_key, value, valid_from) VALUES (:key, '1', '2027-01-01')", { key });
    await sequelize().transaction(async (outer) => {
      await put('outer');
      await expect(
        sequelize().transaction({ transaction: outer }, async () => {
          await put('inner');
          throw new Error('only this');
        }),
      ).rejects.toThrow('only this');
    });
    const rows = await select<{ key: string }>(
      "SELECT setting_key AS `key` FROM settings WHERE setting_key IN ('outer', 'inner')",
    );
    expect(rows).toEqual([{ key: 'outer' }]);
  });

  it('roll back the whole transaction if the server chose it to end a deadlock', async () => {
    await execute(
      "INSERT INTO settings (setting_key, value, valid_from) VALUES ('a', '0', '2027-01-01'), ('b', '0', '2027-01-01')",
    );
    const add = (key: string) => execute('UPDATE settings SET value = value + 1 WHERE setting_key = :key', { key });
    const both = (first: string, second: string, met: () => Promise<unknown>) =>
      sequelize().transaction(async () => {
        await add(first);
        await met();
        // Nobody may continue in a transaction that no longer exists.
        await add(second).catch(() => add(first));
      });
    let meet: (() => void) | undefined;
    const here = new Promise<void>((resolve) => (meet = resolve));
    let waiting = 0;
    const met = () => {
      if (++waiting === 2) meet?.();
      return here;
    };
    const outcomes = await Promise.allSettled([both('a', 'b', met), both('b', 'a', met)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const rows = await select<{ value: string }>("SELECT value FROM settings WHERE setting_key IN ('a', 'b')");
    expect(rows.map(({ value }) => Number(value))).toEqual([1, 1]);
  });

  it('are retried outside a transaction if the server rolled them back to end a deadlock', async () => {
    await execute('CREATE TABLE pairs (id INT PRIMARY KEY, value INT NOT NULL)');
    await execute('CREATE TABLE load_of_work (id INT AUTO_INCREMENT PRIMARY KEY, value INT NOT NULL)');
    await execute('INSERT INTO pairs VALUES (1, 0), (2, 0)');
    const outside = new AsyncResource('outside');
    let alone: Promise<unknown> | undefined;
    await sequelize().transaction(async () => {
      await execute('UPDATE pairs SET value = value + 10 WHERE id = 2');
      // The server rolls back the transaction that has written less: not this one.
      for (let n = 0; n < 50; n++) await execute('INSERT INTO load_of_work (value) VALUES (1)');
      alone = outside.runInAsyncScope(execute, undefined, 'UPDATE pairs SET value = value + 1 ORDER BY id');
      await untilLocksAreWaitedFor();
      await execute('UPDATE pairs SET value = value + 10 WHERE id = 1');
    });
    expect(await alone).toMatchObject({ affectedRows: 2 });
    expect(await select('SELECT value FROM pairs ORDER BY id')).toEqual([{ value: 11 }, { value: 11 }]);
    await execute('DROP TABLE pairs');
    await execute('DROP TABLE load_of_work');
  });
});
