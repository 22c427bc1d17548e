import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fastestFolder, TEST_FOLDER_PREFIX } from '@db/testing/sweep-test-servers';
import { buildProduct } from './support/build-product';
import { ensureMysql } from './support/mysql-programs';
import { ensureTestBrowser } from './support/test-browser';
import { Steps } from './support/test-steps';

/**
 * `npm run test:mysql`: the database tests of `npm test` on a MySQL server; then the demo of compose.yaml without Docker, in which somebody
 * books, pays and cancels. `npm run test:mysql -- mysql` or `-- containers` runs one of the two.
 */
const steps = new Steps(process.argv.slice(2));
process.env['LOG_LEVEL'] ??= 'error';
process.env['TEST_DATABASE_SERVER'] = 'mysql';

try {
  ensureMysql();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

await steps.vitest('mysql', ['--project', 'db*', '--maxWorkers', String(availableParallelism() + 1)]);

if (steps.wants('containers')) {
  const chromium = ensureTestBrowser();
  buildProduct();
  const folder = mkdtempSync(join(fastestFolder(), TEST_FOLDER_PREFIX));
  try {
    // Imported late, because the module reads which server it is.
    const { startDemoOfContainers } = await import('./support/demo-of-containers');
    const demo = await startDemoOfContainers(folder);
    try {
      const journey = ['e2e/journeys/book-and-cancel.spec.ts', '--project', 'journeys*'];
      await steps.playwright('containers', 'playwright.config.ts', { ...demo.env, CHROMIUM: chromium }, journey);
      const check = [process.execPath, '--import', 'tsx', 'scripts/check-invariants.ts'];
      await steps.check('containers', check, demo.env);
    } finally {
      await demo.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
process.exit(steps.finish());
