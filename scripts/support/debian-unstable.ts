import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apt, findProgram, libraryFolders, missingPackages, ownAptOptions } from './debian-package';

const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';

/**
 * Unpacks packages of Debian unstable into `folder` with all their dependencies, including the C library, so that they run beside an older
 * system without changing it. They come from this machine's own mirror and need no rights. Programs are started by the launchers in `bin`.
 * Done once: existing files stay.
 */
export function unpackUnstable(packages: readonly string[], programs: readonly string[], folder: string): void {
  if (programs.every((program) => existsSync(join(folder, 'bin', program)))) return;
  if (!findProgram('apt-get') || !findProgram('dpkg')) throw new Error('there is no apt-get here');
  if (!existsSync(KEYRING)) throw new Error('the package debian-archive-keyring is missing');
  const making = `${folder}.making`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true });
  const options = updateUnstable(making);
  const downloads = join(making, 'downloads');
  const root = join(making, 'root');
  for (const place of [downloads, root]) mkdirSync(place);
  apt([...options, 'download', '-qq', ...missingPackages(packages, options)], downloads);
  for (const file of readdirSync(downloads)) execFileSync('dpkg', ['-x', join(downloads, file), root]);
  for (const used of ['downloads', 'apt']) rmSync(join(making, used), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
  renameSync(making, folder);
  for (const program of programs) writeLauncher(program, folder);
}

/** apt's options for unstable only, with nothing installed; its lists come from the first of this machine's mirrors that has it. */
function updateUnstable(folder: string): string[] {
  const sources = join(folder, 'sources.list');
  const installed = join(folder, 'installed');
  writeFileSync(installed, '');
  const settings = [
    `Dir::State::status=${installed}`,
    `Dir::Etc::SourceList=${sources}`,
    'Dir::Etc::SourceParts=/dev/null',
    'Dir::Etc::PreferencesParts=/dev/null',
    'Acquire::Languages=none',
    // A mirror may be a dated snapshot: the packages are signed nevertheless, and only serve temporary data.
    'Acquire::Check-Valid-Until=false',
    // The folder is ours: apt's own user, to which it would drop root's rights, cannot read it.
    'APT::Sandbox::User=root',
  ];
  const options = [...ownAptOptions(folder), ...settings.flatMap((setting) => ['-o', setting])];
  const failures: string[] = [];
  for (const mirror of mirrors()) {
    writeFileSync(sources, `deb [signed-by=${KEYRING}] ${mirror} unstable main\n`);
    try {
      apt([...options, 'update', '-qq', '--error-on=any']);
      return options;
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new Error(failures.join('\n') || 'apt names no mirror of Debian');
}

/** Addresses of Debian's archive in this machine's apt configuration. */
function mirrors(): string[] {
  const fields = ['REPO_URI', 'LABEL', 'COMPONENT'].map((field) => `$(${field})`).join(' ');
  const targets = execFileSync('apt-get', ['indextargets', '--format', fields, 'Created-By: Packages'], {
    encoding: 'utf8',
  });
  const found = targets.split('\n').flatMap((line) => {
    const [address = '', label = '', component = ''] = line.split(' ');
    // Before its first update apt knows no labels.
    return component === 'main' && ['Debian', ''].includes(label) ? [address] : [];
  });
  return [...new Set(found)];
}

/** A launcher that starts the unpacked program by its own loader, with its own libraries. */
function writeLauncher(program: string, folder: string): void {
  const root = join(folder, 'root');
  const target = ['usr/sbin', 'usr/bin'].map((place) => join(root, place, program)).find((path) => existsSync(path));
  const libraries = libraryFolders(root);
  const loader = libraries
    .flatMap((place) => readdirSync(place).map((name) => join(place, name)))
    .find((path) => /\/ld-linux[^/]*\.so\.\d+$/.test(path));
  if (!target || !loader) throw new Error(`${program} is not in the packages`);
  mkdirSync(join(folder, 'bin'), { recursive: true });
  const launcher = join(folder, 'bin', program);
  writeFileSync(launcher, `#!/bin/sh\nexec '${loader}' --library-path '${libraries.join(':')}' '${target}' "$@"\n`);
  chmodSync(launcher, 0o755);
}
