import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { instanceIn } from './embedded/instance';
import { answers, isRunning, serverIn, waitUntil } from './embedded/processes';
import { type EmbeddedServer, startEmbeddedServer } from './embedded-server';
import { isMysqlRun } from './testing/test-server';

// The private server is MariaDB, whatever the tests run on: `npm test` covers this.
describe.skipIf(isMysqlRun)('the private server', () => {
  let dataFolder: string;
  const servers: EmbeddedServer[] = [];
  const apps: ChildProcess[] = [];

  beforeEach(() => {
    dataFolder = mkdtempSync(join(tmpdir(), 'bussplats-embedded-'));
  });
  afterEach(async () => {
    for (const app of apps.splice(0)) app.kill('SIGKILL');
    for (const server of servers.splice(0)) await server.stop();
    const left = serverIn(instanceIn(join(dataFolder, 'mariadb')));
    if (left !== undefined) process.kill(left, 'SIGKILL');
    rmSync(dataFolder, { recursive: true, force: true });
  });

  const start = async () => {
    const server = await startEmbeddedServer({ dataFolder });
    servers.push(server);
    return server;
  };
  const pidOf = () => serverIn(instanceIn(join(dataFolder, 'mariadb'))) ?? 0;

  /** Starts the server from another process. */
  const startApp = async () => {
    const app = fork(join(import.meta.dirname, 'testing/start-server-and-wait.ts'), [dataFolder], {
      execArgv: ['--import', 'tsx'],
    });
    apps.push(app);
    const [said] = (await once(app, 'message')) as [{ url: string; adopted: boolean }];
    return { app, ...said };
  };

  const run = async <Row extends object>(url: string, sql: string): Promise<Row[]> => {
    const connection = await createConnection(url);
    try {
      const [rows] = await connection.query<(Row & RowDataPacket)[]>(sql);
      return rows;
    } finally {
      await connection.end();
    }
  };
  const write = async (url: string) => {
    await run(url, 'CREATE TABLE IF NOT EXISTS notes (text VARCHAR(20))');
    await run(url, "INSERT INTO notes VALUES ('kept')");
  };
  const read = async (url: string) =>
    (await run<{ text: string }>(url, 'SELECT text FROM notes')).map(({ text }) => text);

  it('keeps its data, restarts at the same address within seconds, and stops for good', async () => {
    const first = await start();
    await write(first.url);
    const pid = pidOf();
    await first.stop();
    expect(isRunning(pid)).toBe(false);
    const started = performance.now();
    const second = await start();
    // Half a second on a quiet machine; the promise is that the product serves again within ten.
    expect(performance.now() - started).toBeLessThan(8_000);
    expect(second).toMatchObject({ url: first.url, adopted: false });
    expect(await read(second.url)).toEqual(['kept']);
  });

  it('admits nobody without the password, which only its owner can read', async () => {
    const { url } = await start();
    const file = join(dataFolder, 'mariadb', 'password');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(new URL(url).password).toBe(readFileSync(file, 'utf8').trim());
    const as = (user: string, password: string) => {
      const other = new URL(url);
      other.username = user;
      other.password = password;
      return answers(other.href);
    };
    expect(await as('bussplats', 'wrong')).toBe(false);
    expect(await as('root', '')).toBe(false);
    expect(await as('', '')).toBe(false);
    await expect(run(url, 'CREATE DATABASE other')).rejects.toThrow(/denied/);
  });

  it('is configured as the product expects', async () => {
    const { url } = await start();
    const [variables] = await run(
      url,
      `SELECT @@tx_isolation AS isolation, @@collation_database AS collation, @@time_zone AS zone, @@log_bin AS log,
        @@innodb_flush_log_at_trx_commit AS flush, @@bind_address AS address, @@tmpdir AS scratch`,
    );
    expect(variables).toEqual({
      isolation: 'READ-COMMITTED',
      collation: 'utf8mb4_swedish_ci',
      zone: '+00:00',
      log: 0,
      flush: 1,
      address: '127.0.0.1',
      // Its own: servers that share one delete each other's temporary tables on starting.
      scratch: join(dataFolder, 'mariadb/scratch'),
    });
  });

  it('ends when its app is killed, with everything that was committed', async () => {
    const { app, url } = await startApp();
    await write(url);
    const pid = pidOf();
    app.kill('SIGKILL');
    await once(app, 'exit');
    expect(await waitUntil(() => !isRunning(pid), 20_000)).toBe(true);
    const server = await start();
    expect(server).toMatchObject({ url, adopted: false });
    expect(await read(url)).toEqual(['kept']);
  });

  it('is restarted by a second app when the first one is killed', async () => {
    const { app, url } = await startApp();
    await write(url);
    const pid = pidOf();
    const guest = await start();
    expect(guest).toMatchObject({ url, adopted: true });
    app.kill('SIGKILL');
    await once(app, 'exit');
    expect(await waitUntil(async () => !isRunning(pid) && (await answers(url)), 30_000)).toBe(true);
    expect(await read(url)).toEqual(['kept']);
    const again = pidOf();
    await guest.stop();
    expect(isRunning(again)).toBe(false);
  });

  it('is left running by a second app as long as the first one lives', async () => {
    const { app, url } = await startApp();
    const guest = await start();
    expect(guest).toMatchObject({ url, adopted: true });
    await guest.stop();
    expect(await answers(url)).toBe(true);
    app.kill('SIGTERM');
    await once(app, 'exit');
    expect(await answers(url)).toBe(false);
  });

  it('restarts by itself when it is killed, with everything that was committed', async () => {
    const { url } = await start();
    await write(url);
    const pid = pidOf();
    process.kill(pid, 'SIGKILL');
    expect(await waitUntil(async () => !isRunning(pid) && (await answers(url)), 10_000)).toBe(true);
    expect(pidOf()).not.toBe(pid);
    expect(await read(url)).toEqual(['kept']);
  });

  it('is created again if its creation was interrupted', async () => {
    const { url, stop } = await start();
    await stop();
    rmSync(join(dataFolder, 'mariadb', 'created'));
    rmSync(join(dataFolder, 'mariadb', 'data', 'mysql'), { recursive: true });
    const again = await start();
    expect(again.url).not.toBe(url);
    expect(await answers(again.url)).toBe(true);
  });
});
