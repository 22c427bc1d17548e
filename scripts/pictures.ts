import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { shrinkPictures } from './support/shrink-pictures';
import { ensureTestBrowser } from './support/test-browser';

/**
 * `npm run pictures`: renews the visual baselines of stories with the browser that tests use, which is fetched if it is missing, and makes
 * them small. Look at what has changed before committing it.
 */
const folder = 'e2e/visual/baselines';
const CHROMIUM = ensureTestBrowser();
const [, major] = /(\d+)\./.exec(execFileSync(CHROMIUM, ['--version', '--no-sandbox'], { encoding: 'utf8' })) ?? [];
const own = `${basename(CHROMIUM)}-${major}`;

const run = (program: string, args: readonly string[]) =>
  spawnSync(`node_modules/.bin/${program}`, args, { stdio: 'inherit', env: { ...process.env, CHROMIUM } }).status;

if (run('storybook', ['build', '--quiet', '--disable-telemetry']) !== 0) process.exit(1);
// A story that fails is no reason to leave the pictures of the others large.
const status = run('playwright', ['test', '--config', 'playwright.stories.config.ts', '--update-snapshots']);
const { before, after } = await shrinkPictures(folder);
console.log(`new pictures: ${(before / 1e6).toFixed(1)} MB, now ${(after / 1e6).toFixed(1)} MB`);
for (const other of readdirSync(folder).filter((name) => name !== own))
  console.log(`${folder}/${other}: nothing is compared with these here. Remove them once no machine has that browser.`);
process.exit(status ?? 1);
