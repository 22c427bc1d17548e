import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const STAMP = 'node_modules/.installed-lock';

/** Installs the locked packages when they are not there yet or the lock file has changed. Plain Node: nothing is installed before this. */
export function installPackages() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major !== 20) {
    console.error(`Bussplats runs on Node 20 (this is ${process.versions.node}).`);
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
