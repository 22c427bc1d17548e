import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { ensureDebianProgram } from './support/debian-package';
import { freePort } from './support/free-port';
import { startProduct } from './support/product';
import { ensureTestBrowser } from './support/test-browser';
import { Steps } from './support/test-steps';

/**
 * `npm test`: everything, from scratch. Fetches the programs that tests need (database server, browser, text browsers), then runs the
 * static checks, the unit and database tests, the build, the journeys in browsers against a running product, and every story. `npm test --
 * unit e2e` runs only the named steps.
 */
const wanted = process.argv.slice(2);
const steps = new Steps(wanted);
const folder = resolve('.cache/test');
const bin = 'node_modules/.bin';

mkdirSync(folder, { recursive: true });
process.env['LOG_LEVEL'] ??= 'error';

// Each uses one core, including the builds: run one after the other, they would leave the other cores idle. The longest begin, so that all
// end together.
await steps.sideBySide([
  { name: 'storybook', of: 'stories', command: [`${bin}/storybook`, 'build', '--quiet', '--disable-telemetry'] },
  {
    name: 'lint',
    command: [`${bin}/eslint`, '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint/', '.'],
  },
  { name: 'build', of: 'e2e', command: [process.execPath, '--import', 'tsx', 'scripts/build.ts'] },
  {
    name: 'imports',
    command: [
      `${bin}/depcruise`,
      '--config',
      '.dependency-cruiser.cjs',
      'app',
      'bff',
      'database',
      'design-system',
      'fields',
      'formats',
      'packages',
      'scripts',
      'states',
    ],
  },
  { name: 'format', command: [`${bin}/prettier`, '--check', '--log-level', 'warn', '.'] },
  // By its path: the older compiler, which Storybook needs, has a program of the same name.
  { name: 'types', command: [process.execPath, 'node_modules/typescript-native/bin/tsc', '--noEmit'] },
  { name: 'typed lint', command: [`${bin}/oxlint`, '--deny-warnings'] },
  { name: 'dead code', command: [`${bin}/knip`, '--no-progress'] },
]);

await steps.vitest('unit', ['--project', 'unit*']);
// A test waits while its database works: one more worker than there are cores made the tests a tenth faster.
await steps.vitest('database', ['--project', 'db*', '--maxWorkers', String(availableParallelism() + 1)]);

if (steps.wants('e2e')) {
  const chromium = ensureTestBrowser();
  const w3m = ensureDebianProgram('w3m', 'w3m');
  const lynx = ensureDebianProgram('lynx', 'lynx');
  const tmux = ensureDebianProgram('tmux', 'tmux');
  const data = resolve(folder, 'product');
  rmSync(data, { recursive: true, force: true });
  const port = await freePort();
  const sandboxPort = await freePort();
  // Not durable: a test database need not survive a power cut, and commits are most of the seeding's time.
  const product = await startProduct({
    port,
    dataFolder: data,
    mode: 'built',
    demo: true,
    durable: false,
    env: {
      LOG_LEVEL: 'error',
      SANDBOX_PORT: String(sandboxPort),
      // All journeys come from one address and log in more often than an office does; the rate limit has its own tests.
      ACCOUNT_FORMS_PER_ADDRESS: '100000',
      SEARCHES_PER_ADDRESS: '100000',
    },
  });
  try {
    await steps.playwright('e2e', 'playwright.config.ts', {
      BASE_URL: product.origin,
      PRODUCT_DATABASE_URL: product.databaseUrl,
      PRODUCT_DATA_DIR: data,
      SANDBOX_PORT: String(sandboxPort),
      CHROMIUM: chromium,
      W3M: w3m,
      LYNX: lynx,
      TMUX_PROGRAM: tmux,
    });
    await steps.check('invariants', [process.execPath, '--import', 'tsx', 'scripts/check-invariants.ts'], product.env);
  } finally {
    await product.stop();
  }
}

if (steps.wants('stories')) {
  const chromium = ensureTestBrowser();
  await steps.playwright('stories', 'playwright.stories.config.ts', { CHROMIUM: chromium });
}

process.exit(steps.finish());
