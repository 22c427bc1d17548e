import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

/** The newest of each line at the time of writing; the npm registry has Node's own programs as packages, one per kind of processor. */
const VERSIONS: Readonly<Record<number, string>> = { 20: '20.20.2', 22: '22.23.3', 24: '24.21.0' };

const FOLDER = resolve('.cache/nodes');

/** The folder with a `node` of that line, fetched if it is missing. */
export function ensureNode(major: number): { version: string; bin: string } {
  const version = VERSIONS[major];
  if (!version) throw new Error(`no Node ${major} is named in scripts/support/node-program.ts`);
  const bin = join(FOLDER, version, 'bin');
  if (existsSync(join(bin, 'node'))) return { version, bin };
  const unpacking = join(FOLDER, `${version}.new`);
  rmSync(unpacking, { recursive: true, force: true });
  mkdirSync(unpacking, { recursive: true });
  const name = `node-linux-${process.arch}@${version}`;
  console.log(`Bringing ${name} …`);
  // npm verifies the download against the registry's checksum.
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', name, '--json', '--pack-destination', unpacking], { encoding: 'utf8' }),
  ) as [{ filename: string }];
  const archive = join(unpacking, packed.filename);
  execFileSync('tar', ['-xzf', archive, '-C', unpacking, '--strip-components=1', 'package/bin/node']);
  rmSync(archive);
  rmSync(join(FOLDER, version), { recursive: true, force: true });
  renameSync(unpacking, join(FOLDER, version));
  return { version, bin };
}

/** The environment in which `node` is that one, for programs that start others by that name. */
export const withNode = (bin: string): Record<string, string> => ({
  PATH: [bin, process.env['PATH'] ?? ''].join(delimiter),
});
