import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { nodeRanges, nodeTrouble } from './node-versions.mjs';

const STAMP = 'node_modules/.installed-lock';

/** Installs the locked packages if they are missing or the lock file has changed. Plain Node: nothing is installed before this. */
export function installPackages() {
  const trouble = nodeTrouble(process.versions.node, nodeRanges());
  if (trouble) {
    console.error(trouble);
    process.exit(1);
  }
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return;
  console.log('Installing packages …');
  const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: 'inherit' });
  if (done.status !== 0) {
    console.error('npm ci failed: see above.');
    process.exit(done.status ?? 1);
  }
  writeFileSync(STAMP, lock);
}
