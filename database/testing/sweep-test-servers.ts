import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { instanceIn } from '../embedded/instance';
import { isRunning, serverIn } from '../embedded/processes';

export const TEST_FOLDER_PREFIX = 'bussplats-test-';

/** Ends the servers of test runs that were killed before they could do it themselves, and removes their folders. */
export function sweepTestServers(): void {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(TEST_FOLDER_PREFIX)) continue;
    const folder = join(tmpdir(), name);
    const instance = instanceIn(join(folder, 'mariadb'));
    try {
      const owner = Number(readFileSync(instance.ownerFile, 'utf8').split(' ')[0]);
      if (isRunning(owner)) continue;
      const server = serverIn(instance);
      if (server !== undefined) process.kill(server, 'SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    } catch {
      continue; // just being made, or another user's
    }
  }
}
