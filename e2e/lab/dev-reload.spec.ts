import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { startEmbeddedServer } from '@db/embedded-server';
import { freePort } from '../../scripts/support/free-port';

/**
 * `npm run dev` on a copy of the sources, placed below them so that it finds their packages; tests change only the copy. Its database has a
 * schema but no demo data, which the first page does not need.
 */
test.describe.configure({ mode: 'serial', retries: 1, timeout: 300_000 });
test.use({ locale: 'sv-SE' });

const copy = resolve('.cache/dev-reload');
const data = join(copy, '.data');
const SOURCES = [
  'app',
  'bff',
  'data',
  'database',
  'design-system',
  'fields',
  'formats',
  'packages',
  'public',
  'scripts',
  'states',
];
const FILES = ['aliases.ts', 'package.json', 'remix.config.js', 'tsconfig.json', 'vite.config.ts', 'vite-env.d.ts'];
const SERVING_WITHIN_MS = 240_000;
/** A change takes time to load, and the machine may be busy. */
const SOON = { timeout: 60_000 };

let server: ChildProcess | undefined;
let database: Awaited<ReturnType<typeof startEmbeddedServer>> | undefined;
let origin: string;

test.beforeAll(async () => {
  test.setTimeout(SERVING_WITHIN_MS + 60_000);
  rmSync(copy, { recursive: true, force: true });
  for (const name of [...SOURCES, ...FILES]) cpSync(name, join(copy, name), { recursive: true });
  database = await startEmbeddedServer({ dataFolder: data, durable: false });
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'development',
    DEMO: '1',
    DATABASE_URL: database.url,
    DATA_DIR: data,
    APP_SECRET: 'a-secret-for-this-test-and-nothing-else',
    LOG_LEVEL: 'error',
    SANDBOX_PORT: '0',
    PORT: String(await freePort()),
  };
  const run = (file: string, ...args: string[]) =>
    spawn(process.execPath, ['--import', 'tsx', file, ...args], {
      cwd: copy,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  const [code] = (await once(run('scripts/migrate.ts', 'up'), 'exit')) as [number | null];
  expect(code).toBe(0);
  server = run('bff/dev.ts');
  origin = `http://localhost:${env['PORT']}`;
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const until = Date.now() + SERVING_WITHIN_MS; !(await isReady()); await sleep(250))
    if (server.exitCode !== null || Date.now() > until) throw new Error('the development server does not serve');
});

test.afterAll(async () => {
  if (server && server.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  await database?.stop();
  rmSync(copy, { recursive: true, force: true });
});

/** Edits a file of the copy. */
function change(file: string, from: string, to: string): void {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  expect(text, `${file} has ${from}`).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

test('an open page without React follows its texts, styles and code, and recovers from broken code', async ({
  page,
}) => {
  await page.goto(`${origin}/sv`);
  const heading = page.getByRole('heading', { level: 1 });
  const title = (await heading.innerText()).trim();
  const texts = 'app/i18n/locales/sv';
  const file = readdirSync(join(copy, texts)).find((name) =>
    readFileSync(join(copy, texts, name), 'utf8').includes(JSON.stringify(title)),
  );
  // The page listens once its script has loaded.
  await page.waitForLoadState('networkidle');

  change(join(texts, file!), JSON.stringify(title), JSON.stringify('En annan rubrik'));
  await expect(heading).toHaveText('En annan rubrik', SOON);

  await page.waitForLoadState('networkidle');
  change('design-system/tokens/styles.css', '@layer', 'h1 { outline: 3px solid rgb(1, 2, 3) !important; }\n@layer');
  await expect(heading).toHaveCSS('outline-color', 'rgb(1, 2, 3)', SOON);

  await page.waitForLoadState('networkidle');
  change('app/root.tsx', 'dir="ltr"', 'dir="ltr" data-changed="yes"');
  await expect(page.locator('html')).toHaveAttribute('data-changed', 'yes', SOON);

  await page.waitForLoadState('networkidle');
  change('app/root.tsx', 'dir="ltr"', 'dir="ltr');
  // Vite's own overlay, or the server's page, whichever comes first.
  await expect(page.locator('pre').filter({ hasText: 'root.tsx' }).first()).toBeVisible(SOON);

  await page.waitForLoadState('networkidle');
  change('app/root.tsx', 'dir="ltr', 'dir="ltr"');
  await expect(heading).toHaveText('En annan rubrik', SOON);
});
