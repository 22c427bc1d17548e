import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CLIENT_PACKAGE } from '@bff/api/openapi/docs/names';
import { packClient } from './pack-client';

const SOURCES = [
  'app',
  'bff',
  'database',
  'design-system',
  'fields',
  'formats',
  'packages',
  'states',
  'public',
  'vite.config.ts',
  'package-lock.json',
  'remix.config.js',
  'scripts/support/section-chunks.ts',
  'scripts/support/pack-client.ts',
];
const STAMP = 'build/.sources';
/** Where the server finds what it offers at `CLIENT_PACKAGE`. */
const OFFERED_CLIENT = join('build/client', CLIENT_PACKAGE);

function* filesOf(path: string): Generator<string> {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) yield* filesOf(join(path, name));
}

/** Changes with any source of the build: by content, so that a fresh checkout of the same commit is recognised. */
function sourcesHash(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES)
    for (const file of filesOf(source)) {
      if (/\.(test|stories)\.tsx?$/.test(file)) continue;
      hash.update(file).update(readFileSync(file));
    }
  return hash.digest('hex');
}

/** Builds the product unless this source is already built. Throws with the output of a failed build. */
export function buildProduct(): { built: boolean } {
  const hash = sourcesHash();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return { built: false };
  const done = spawnSync('node_modules/.bin/remix', ['vite:build'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (done.status !== 0) throw new Error(`The build failed:\n${done.stdout}\n${done.stderr}`);
  mkdirSync(dirname(OFFERED_CLIENT), { recursive: true });
  renameSync(packClient(dirname(OFFERED_CLIENT)), OFFERED_CLIENT);
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, hash);
  return { built: true };
}
