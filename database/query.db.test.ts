import { describe, expect, it } from 'vitest';
import { execute, select, selectOne } from './query';
import { useTestDatabase } from './testing/test-database';

describe('raw statements', () => {
  useTestDatabase();

  it('keep milliseconds and quotes, and find them again', async () => {
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

  it('say how many rows they changed, and the new id', async () => {
    const insert = () => execute("INSERT INTO outbox (kind, payload, due_at) VALUES ('x', '{}', NOW())");
    const { insertId, affectedRows } = await insert();
    expect(affectedRows).toBe(1);
    expect((await insert()).insertId).toBe(insertId + 1);
    expect((await selectOne<{ id: number }>('SELECT MIN(id) AS id FROM outbox'))?.id).toBe(insertId);
    expect(await execute("UPDATE outbox SET kind = 'y'")).toMatchObject({ affectedRows: 2 });
    expect(await execute('DELETE FROM outbox WHERE id = :insertId', { insertId })).toMatchObject({ affectedRows: 1 });
  });
});
