import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let folder: string;
let started: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'end-together-'));
  // A product that records its shutdown; the process that ends it writes nothing.
  writeFileSync(
    join(folder, 'program.ts'),
    `import { writeFileSync } from 'node:fs';
     import { endTogether } from ${JSON.stringify(join(import.meta.dirname, 'end-together.ts'))};
     const note = (what: string) => writeFileSync(${JSON.stringify(join(folder, 'note'))}, what);
     setInterval(() => undefined, 1000);
     let end = (_code: number) => undefined as void;
     const ended = new Promise<number>((resolve) => { end = resolve; });
     void endTogether({ ended, stop: async () => { note('taken down'); end(0); } } as never);
     note('running');`,
  );
});
afterEach(() => {
  started?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});
const becomes = (text: string) =>
  vi.waitFor(() => expect(existsSync(join(folder, 'note')) && readFileSync(join(folder, 'note'), 'utf8')).toBe(text), {
    timeout: 20_000,
    interval: 50,
  });

it.each(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT', 'disconnect'] as const)(
  'server and database are shut down by %s',
  async (end) => {
    started = spawn(process.execPath, ['--import', 'tsx', join(folder, 'program.ts')], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    await becomes('running');
    if (end === 'disconnect') started.disconnect();
    else started.kill(end);
    await becomes('taken down');
  },
  60_000,
);
