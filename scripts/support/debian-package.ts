import { execFileSync, spawnSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { dataFolder } from './data-folder';

/** Folders with programs that are not on every user's PATH. */
const SYSTEM_FOLDERS = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin', '/usr/libexec'];

/** Where unpacked packages go; their programs are started by a launcher in `bin`. */
const programsFolder = (): string => resolve(dataFolder(), 'programs');

/**
 * The path of a program, fetched from Debian's packages if it is missing: installed with apt as root, otherwise downloaded with its missing
 * libraries and unpacked into `folder` (needs no rights). Throws with what to install if neither is possible.
 */
export function ensureDebianProgram(program: string, debianPackage: string, folder = programsFolder()): string {
  const launcher = join(folder, 'bin', program);
  const found = findProgram(program) ?? (isExecutable(launcher) ? launcher : undefined);
  if (found) return found;
  const advice = `${program} is missing. Install it (on Debian and Ubuntu: apt-get install ${debianPackage}) and try again.`;
  if (!findProgram('apt-get') || !findProgram('dpkg')) throw new Error(advice);
  console.log(`Bringing ${debianPackage} …`);
  try {
    if (process.getuid?.() === 0) installPackage(debianPackage);
    else unpackPackage(program, debianPackage, folder);
  } catch (error) {
    throw new Error(`${advice}\n${error instanceof Error ? error.message : String(error)}`);
  }
  const brought = findProgram(program) ?? (isExecutable(launcher) ? launcher : undefined);
  if (!brought) throw new Error(advice);
  return brought;
}

/** Looks on the PATH and in the system's folders. */
export function findProgram(program: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean), ...SYSTEM_FOLDERS];
  return folders.map((folder) => join(folder, program)).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const aptEnvironment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' };

/** Runs apt-get; throws with its output if it fails. */
export function apt(args: readonly string[], cwd?: string): void {
  const done = spawnSync('apt-get', args, { encoding: 'utf8', env: aptEnvironment, cwd });
  if (done.error) throw done.error;
  if (done.status !== 0) throw new Error(`apt-get ${args.join(' ')} failed:\n${done.stderr.slice(-2_000)}`);
}

function installPackage(debianPackage: string): void {
  const install = ['install', '--yes', '--no-install-recommends', '-qq', debianPackage];
  try {
    apt(install);
  } catch {
    apt(['update', '-qq']);
    apt(install);
  }
}

/** Separate package lists and downloads, so that a machine with missing or outdated lists works without any rights. */
export function ownAptOptions(folder: string): string[] {
  const state = join(folder, 'apt');
  for (const part of ['lists/partial', 'cache/archives/partial']) mkdirSync(join(state, part), { recursive: true });
  return ['-o', `Dir::State::Lists=${state}/lists`, '-o', `Dir::Cache=${state}/cache`, '-o', 'Debug::NoLocking=1'];
}

/** The packages and the dependencies that this machine lacks, as apt computes them. */
export function missingPackages(packages: readonly string[], options: readonly string[]): string[] {
  const plan = execFileSync('apt-get', [...options, 'install', '--simulate', '--no-install-recommends', ...packages], {
    encoding: 'utf8',
    env: aptEnvironment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return [...plan.matchAll(/^Inst (\S+)/gm)].map(([, name]) => name as string);
}

function unpackPackage(program: string, debianPackage: string, folder: string): void {
  const root = join(folder, debianPackage);
  const downloads = join(folder, 'downloads', debianPackage);
  rmSync(root, { recursive: true, force: true });
  rmSync(downloads, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  mkdirSync(downloads, { recursive: true });
  let options: string[] = [];
  let packages: string[];
  try {
    packages = missingPackages([debianPackage], options);
  } catch {
    options = ownAptOptions(folder);
    apt([...options, 'update', '-qq']);
    packages = missingPackages([debianPackage], options);
  }
  // An installed package whose program cannot be found has to be fetched nevertheless.
  if (!packages.includes(debianPackage)) packages.push(debianPackage);
  try {
    apt([...options, 'download', '-qq', ...packages], downloads);
  } catch {
    options = ownAptOptions(folder);
    apt([...options, 'update', '-qq']);
    apt([...options, 'download', '-qq', ...packages], downloads);
  }
  for (const file of readdirSync(downloads))
    if (file.endsWith('.deb')) execFileSync('dpkg', ['-x', join(downloads, file), root]);
  for (const used of ['downloads', 'apt']) rmSync(join(folder, used), { recursive: true, force: true });
  writeLauncher(program, root, folder);
}

/** A launcher that starts the unpacked program with the unpacked libraries. */
function writeLauncher(program: string, root: string, folder: string): void {
  const target = ['usr/sbin', 'usr/bin', 'sbin', 'bin', 'usr/libexec', 'usr/games']
    .map((place) => join(root, place, program))
    .find((path) => existsSync(path));
  if (!target) throw new Error(`${program} is not in the package`);
  const libraries = libraryFolders(root).join(':');
  mkdirSync(join(folder, 'bin'), { recursive: true });
  const launcher = join(folder, 'bin', program);
  relocateScript(target, root);
  const variables: string[] = [];
  if (libraries) variables.push(`LD_LIBRARY_PATH='${libraries}'"\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"`);
  const settings = SETTINGS[program];
  if (settings && !existsSync(`/${settings[1]}`)) variables.push(`${settings[0]}='${join(root, settings[1])}'`);
  const exported = variables.map((variable) => `export ${variable}\n`).join('');
  writeFileSync(launcher, `#!/bin/sh\n${exported}exec '${target}' "$@"\n`);
  chmodSync(launcher, 0o755);
}

/** The folders with libraries in an unpacked package. */
export function libraryFolders(root: string): string[] {
  const folders = new Set<string>();
  const visit = (folder: string, depth: number) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory() && depth > 0) visit(path, depth - 1);
      else if (/\.so(\.|$)/.test(entry.name)) folders.add(folder);
    }
  };
  for (const place of ['lib', 'usr/lib']) if (existsSync(join(root, place))) visit(join(root, place), 3);
  return [...folders];
}

/** Settings that a program looks for in /etc, by the variable that overrides the path. */
const SETTINGS: Readonly<Record<string, readonly [variable: string, file: string]>> = {
  lynx: ['LYNX_CFG', 'etc/lynx/lynx.cfg'],
};

/** A shell wrapper (such as chromium's) refers to files in /usr and /etc: it is changed to refer to the unpacked ones. */
function relocateScript(target: string, root: string): void {
  const head = readFileSync(target).subarray(0, 2).toString();
  if (head !== '#!') return;
  const script = readFileSync(target, 'utf8');
  const path = /(?<=^|[\s"'=:])\/(?:usr\/lib|usr\/share|etc)\/([\w.+-]*)/gm;
  writeFileSync(
    target,
    // Otherwise the rest is a variable of the script.
    script.replace(path, (found, name: string) =>
      name === '' || existsSync(join(root, found)) ? join(root, found) : found,
    ),
  );
}
