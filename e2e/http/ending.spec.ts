import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { instanceIn } from '@db/embedded/instance';
import { isRunning, serverIn, waitUntil } from '@db/embedded/processes';
import { freePort } from '../../scripts/support/free-port';

/** However `npm start` ends, it leaves nothing behind: no server, no database. */
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const folder = mkdtempSync(join(tmpdir(), 'bussplats-ending-'));
const database = () => serverIn(instanceIn(join(folder, 'mariadb')));
let started: ChildProcess | undefined;
test.afterAll(() => {
  for (const pid of [started?.pid, database()]) if (pid !== undefined && isRunning(pid)) process.kill(pid, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** As scripts/run.mjs runs scripts/serve.ts: a process that starts the one that starts server and database. */
function launch(port: number): ChildProcess {
  const args = ['--import', 'tsx', 'e2e/support/serve-lightly.ts', String(port), folder];
  const program = `import { runProgram } from './scripts/support/run-program.mjs'; process.exit(await runProgram(${JSON.stringify(args)}));`;
  // The suite's own server has told this process where its database is.
  const { DATABASE_URL: _, npm_lifecycle_event: __, ...env } = process.env;
  return spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'ignore', env });
}
const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
const childOf = (pid: number) => childrenOf(pid)[0]!;
/** All processes that it started, and theirs: the server is not always the first. */
const descendantsOf = (pid: number): number[] =>
  isRunning(pid) ? childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)]) : [];
const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

const endings: [name: string, end: (launcher: number) => void][] = [
  ['a closed terminal (SIGHUP)', (launcher) => process.kill(launcher, 'SIGHUP')],
  ['kill -9 of what was started', (launcher) => process.kill(launcher, 'SIGKILL')],
  ['kill -9 of what starts server and database', (launcher) => process.kill(childOf(launcher), 'SIGKILL')],
];
for (const [name, end] of endings)
  test(`after ${name}`, async () => {
    const port = await freePort();
    started = launch(port);
    expect(await waitUntil(() => answers(port), 150_000)).toBe(true);
    const pids = [...new Set([started.pid!, ...descendantsOf(started.pid!), database()!])];
    expect(pids.filter((pid) => !isRunning(pid))).toEqual([]);
    end(started.pid!);
    expect(await waitUntil(() => !pids.some(isRunning), 60_000)).toBe(true);
    expect(await answers(port)).toBe(false);
  });
