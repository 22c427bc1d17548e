import { createConnection } from 'mysql2/promise';
import type { Sequelize } from 'sequelize';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { wholeApp } from '../access/testing/whole-app';
import { connect, type ConnectOptions } from './connection';
import { select, selectOne } from './query';
import { useTestDatabase } from './testing/test-database';
import { WAITING } from './waiting';

vi.hoisted(() => {
  vi.stubEnv('DEV', false);
  vi.stubEnv('PROD', true);
});
const own = useTestDatabase();
const { ask } = wholeApp();
let database: Sequelize | undefined;
afterEach(() => database?.close());

const limitOf = async (options: ConnectOptions): Promise<number> => {
  database = connect(own.url, options);
  const [name, unit] = (await isMariaDb()) ? ['max_statement_time', 1] : ['max_execution_time', 1_000];
  return Number((await selectOne<{ seconds: unknown }>(`SELECT @@${name} AS seconds`))?.seconds) / unit;
};
const isMariaDb = async () => /MariaDB/i.test((await selectOne<{ name: string }>('SELECT VERSION() AS name'))!.name);

describe('a statement', () => {
  it('may take a minute, and hours if a command sends it', async () => {
    expect(await limitOf({})).toBe(60);
    await database?.close();
    expect(await limitOf({ waiting: WAITING.commands })).toBe(6 * 60 * 60);
  });

  it('is ended by the server at its limit, while the connection survives', async () => {
    database = connect(own.url, { pool: 1, statementSeconds: 1 });
    const errno = (await isMariaDb()) ? 1969 : 3024;
    const before = await selectOne('SELECT CONNECTION_ID() AS id');
    const started = performance.now();
    // Endless rows; SLEEP() would not reveal how it was ended.
    await expect(
      select('SELECT COUNT(*) AS n FROM information_schema.columns a, information_schema.columns b, information_schema.columns c'), // prettier-ignore
    ).rejects.toMatchObject({ original: { errno } });
    expect(performance.now() - started).toBeLessThan(20_000);
    expect(await selectOne('SELECT CONNECTION_ID() AS id')).toEqual(before);
  });

  it('that took too long is reported as a busy service', async () => {
    database = connect(own.url, { statementSeconds: 1 });
    const other = await createConnection(own.url);
    try {
      await other.query('LOCK TABLES content_pages WRITE');
      const page = await ask('/en/page/about', { headers: { cookie: 'a=b' } });
      expect(page.status).toBe(503);
      expect(await page.text()).toMatch(/<html lang="en"[^]*<title>The service is busy/);
    } finally {
      other.destroy();
    }
  });
});
