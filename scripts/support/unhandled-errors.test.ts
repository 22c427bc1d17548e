import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { UNHANDLED_ERRORS, unhandledFailures } from './unhandled-errors';

test('an error outside every test is reported at the end of a run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unhandled-'));
  const file = join(folder, 'errors.json');
  expect(unhandledFailures(file)).toEqual([]);
  writeFileSync(
    join(folder, 'a.test.mjs'),
    `import { test } from 'vitest';
     test('passes', async () => {
       void Promise.reject(new TypeError('nobody waited'));
       await new Promise((resolve) => setTimeout(resolve, 50));
     });`,
  );
  writeFileSync(join(folder, 'vitest.config.mjs'), 'export default { test: { include: ["*.test.mjs"] } };');
  try {
    const { status } = spawnSync(
      process.execPath,
      [
        ...['node_modules/vitest/vitest.mjs', 'run', '--root', folder],
        `--reporter=${join(import.meta.dirname, 'unhandled-errors-reporter.ts')}`,
      ],
      { env: { ...process.env, [UNHANDLED_ERRORS]: file } },
    );
    expect(status).toBe(1);
    expect(unhandledFailures(file)).toEqual([
      { test: '(no test: Unhandled Rejection)', message: expect.stringContaining('nobody waited') as string },
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
