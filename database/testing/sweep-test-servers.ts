import { existsSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { instanceIn } from '../embedded/instance';
import { isRunning, serverIn } from '../embedded/processes';

export const TEST_FOLDER_PREFIX = 'bussplats-test-';

/** The server's own folder below its test's, by kind of server. */
export const SERVER_FOLDERS = { mariadb: 'mariadb', mysql: 'mysql' } as const;

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 2 ** 31;

const hasMemoryFolder = existsSync(MEMORY);

/** In memory if there is room: a test's database need not be on a disk. */
export function fastestFolder(): string {
  if (!hasMemoryFolder) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ENOUGH_BYTES ? MEMORY : tmpdir();
}

/** Ends the servers of test runs that were killed before they could do so, and removes their folders. */
export function sweepTestServers(): void {
  for (const folder of [tmpdir(), ...(hasMemoryFolder ? [MEMORY] : [])]) sweep(folder);
}

function sweep(parent: string): void {
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(TEST_FOLDER_PREFIX)) continue;
    const folder = join(parent, name);
    const kind = existsSync(join(folder, SERVER_FOLDERS.mysql)) ? SERVER_FOLDERS.mysql : SERVER_FOLDERS.mariadb;
    const instance = instanceIn(join(folder, kind));
    try {
      const owner = Number(readFileSync(instance.ownerFile, 'utf8').split(' ')[0]);
      if (isRunning(owner)) continue;
      const server = serverIn(instance);
      if (server !== undefined) process.kill(server, 'SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    } catch {
      continue; // just being created, or another user's
    }
  }
}
