import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let folder: string;
let note: string;
let started: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-program-'));
  note = join(folder, 'note');
  // Records that it runs, and what ended it.
  writeFileSync(
    join(folder, 'program.mjs'),
    `import { writeFileSync } from 'node:fs';
     const end = (why) => { writeFileSync(${JSON.stringify(note)}, why); process.exit(0); };
     for (const why of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT', 'disconnect']) process.on(why, () => end(why));
     setInterval(() => undefined, 1000);
     writeFileSync(${JSON.stringify(note)}, 'running');`,
  );
  const support = join(import.meta.dirname, 'run-program.mjs');
  writeFileSync(
    join(folder, 'launcher.mjs'),
    `import { runProgram } from ${JSON.stringify(support)};
     process.exit(await runProgram([${JSON.stringify(join(folder, 'program.mjs'))}]));`,
  );
});
afterEach(() => {
  started?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const noted = () => (existsSync(note) ? readFileSync(note, 'utf8') : '');
async function becomes(text: string | RegExp): Promise<string> {
  for (let waited = 0; waited < 15_000 && !noted().match(text); waited += 50) await sleep(50);
  return noted();
}
const launch = (command: string, args: string[], env: Record<string, string> = {}) => {
  started = spawn(command, args, { stdio: 'ignore', env: { NODE_ENV: 'test', PATH: process.env['PATH'], ...env } });
  return started;
};

describe('a started program', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const)('receives %s', async (signal) => {
    const launcher = launch(process.execPath, [join(folder, 'launcher.mjs')]);
    expect(await becomes('running')).toBe('running');
    launcher.kill(signal);
    expect(await becomes(signal)).toBe(signal);
  });

  it('ends when the process that started it is killed', async () => {
    const launcher = launch(process.execPath, [join(folder, 'launcher.mjs')]);
    expect(await becomes('running')).toBe('running');
    launcher.kill('SIGKILL');
    expect(await becomes('disconnect')).toBe('disconnect');
  });

  it('ends when npm is killed, with a shell between', async () => {
    // A shell that stays, as npm's may; its parent stands for npm.
    const script = `${process.execPath} ${join(folder, 'launcher.mjs')}; true`;
    const npm = launch(
      process.execPath,
      ['-e', `require('node:child_process').spawnSync('sh', ['-c', ${JSON.stringify(script)}])`],
      {
        npm_lifecycle_event: 'start',
      },
    );
    expect(await becomes('running')).toBe('running');
    npm.kill('SIGKILL');
    expect(await becomes('SIGTERM')).toBe('SIGTERM');
  });
});
