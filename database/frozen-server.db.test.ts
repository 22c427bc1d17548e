import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Sequelize } from 'sequelize';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { wholeApp } from '../access/testing/whole-app';
import { connect } from './connection';
import { migrateUp } from './migrate';
import { execute, select } from './query';
import { startTestServer, type TestServer } from './testing/test-server';
import { WAITING } from './waiting';

vi.hoisted(() => {
  vi.stubEnv('DEV', false);
  vi.stubEnv('PROD', true);
});
const { ask } = wholeApp();
const folder = mkdtempSync(join(tmpdir(), 'frozen-'));
let server: TestServer;
let database: Sequelize;
let pid: number;

beforeAll(async () => {
  server = await startTestServer({ dataFolder: folder });
  pid = server.pid;
  database = connect(server.url, { pool: 5 });
  await migrateUp(database);
}, 240_000);
afterAll(async () => {
  process.kill(pid, 'SIGCONT');
  await database.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function timed<Result>(work: Promise<Result>): Promise<{ result: Result; ms: number }> {
  const started = performance.now();
  const result = await work;
  return { result, ms: performance.now() - started };
}

describe('a frozen database that is not dead', () => {
  it('is reported within five seconds, in the reader’s language, and recovers by itself', async () => {
    expect((await ask('/readyz')).status).toBe(200);
    // Pooled connections, one in a transaction, and none at all: each kind must notice.
    await Promise.all([select('SELECT SLEEP(0.1)'), select('SELECT SLEEP(0.1)')]);
    process.kill(pid, 'SIGSTOP');
    try {
      const asked = [
        '/sv/page/about',
        '/en/page/about',
        '/en/buses/search',
        '/readyz',
        '/sv/page/no',
        '/sv/page/na',
        '/sv/page/nu',
      ];
      const answers = await Promise.all(
        asked.map((path) => timed(ask(path, { headers: { cookie: 'session=InRva2VuIg%3D%3D' } }))),
      );
      for (const [at, { result, ms }] of answers.entries()) {
        expect([asked[at], result.status]).toEqual([asked[at], 503]);
        expect([asked[at], ms < 5_000]).toEqual([asked[at], true]);
      }
      expect(await answers[0]!.result.text()).toMatch(/lang="sv"/);
      expect(await answers[1]!.result.text()).toMatch(/lang="en"/);
      const failing = await timed(
        select('SELECT 1').then(
          () => 'answered',
          () => 'failed',
        ),
      );
      expect(failing).toMatchObject({ result: 'failed' });
      expect(failing.ms).toBeLessThan(5_000);
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    const resumed = performance.now();
    while ((await ask('/readyz')).status !== 200 && performance.now() - resumed < 12_000) await sleep(100);
    expect(performance.now() - resumed).toBeLessThan(10_000);
    expect((await ask('/sv/page/about', { headers: { cookie: 'x=1' } })).status).not.toBe(503);
  }, 60_000);

  it('is waited for by commands, unlike pages', async () => {
    await database.close();
    database = connect(server.url, { pool: 1, waiting: WAITING.commands });
    try {
      await select('SELECT 1');
      process.kill(pid, 'SIGSTOP');
      const answer = select<{ one: number }>('SELECT 1 AS one');
      await sleep(5_000);
      process.kill(pid, 'SIGCONT');
      expect(await answer).toEqual([{ one: 1 }]);
    } finally {
      process.kill(pid, 'SIGCONT');
      await database.close();
      database = connect(server.url, { pool: 5 });
    }
  }, 60_000);

  it('allows a statement its time while the server lives', async () => {
    const { result } = await timed(select<{ slept: number }>('SELECT SLEEP(5) AS slept'));
    expect(result).toEqual([{ slept: 0 }]);
    await execute('DO 1');
  }, 30_000);
});
