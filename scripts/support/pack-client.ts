import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const PACKAGE = 'packages/api-client';

/** Compiles the package and packs it into a folder; returns the tarball's path. Several may pack at once: each works in a copy. */
export function packClient(folder: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'api-client-'));
  try {
    for (const name of ['package.json', 'README.md']) cpSync(join(PACKAGE, name), join(copy, name));
    const compiler = resolve('node_modules/typescript-native/bin/tsc');
    execFileSync(process.execPath, [compiler, '-p', PACKAGE, '--outDir', join(copy, 'dist')], { stdio: 'inherit' });
    const packed = execFileSync('npm', ['pack', copy, '--pack-destination', folder, '--json', '--silent'], {
      encoding: 'utf8',
    });
    const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
    return join(folder, filename);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
