import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ServerBinary, systemTables } from '../server-binary';
import type { Instance } from './instance';
import { commonArguments, makeScratch } from './spawn-server';

const COMPLETE = 'created';

/** An interrupted creation does not count. */
export const instanceIsComplete = (instance: Instance): boolean => existsSync(join(instance.folder, COMPLETE));

/**
 * Creates the data folder: system tables, the product's database, and its user with a random password that only the owner of the folder can
 * read. The server's own administrator gets no password, so nobody can log in as it.
 */
export function createInstance(
  instance: Instance,
  binary: ServerBinary,
  options: { mayCreateDatabases: boolean },
): void {
  rmSync(instance.data, { recursive: true, force: true });
  mkdirSync(instance.data, { recursive: true, mode: 0o700 });
  makeScratch(instance);
  const password = randomBytes(24).toString('hex');
  writeFileSync(instance.passwordFile, `${password}\n`, { mode: 0o600 });
  const account = `'${instance.user}'@'127.0.0.1'`;
  const granted = options.mayCreateDatabases ? '*.*' : `\`${instance.database}\`.*`;
  const sql = [
    'CREATE DATABASE IF NOT EXISTS mysql;',
    'USE mysql;',
    'SET @auth_root_socket = NULL;',
    ...(systemTables(binary.share) ?? []).map((file) => readFileSync(file, 'utf8')),
    "DELETE FROM mysql.global_priv WHERE User = '' OR User = 'root';",
    'FLUSH PRIVILEGES;',
    `CREATE DATABASE ${instance.database} CHARACTER SET utf8mb4 COLLATE utf8mb4_swedish_ci;`,
    `CREATE USER ${account} IDENTIFIED BY '${password}';`,
    `GRANT ALL ON ${granted} TO ${account}${options.mayCreateDatabases ? ' WITH GRANT OPTION' : ''};`,
  ].join('\n');
  const done = spawnSync(
    binary.path,
    [...commonArguments(instance), '--bootstrap', '--silent-startup', '--skip-networking', '--log-warnings=0'],
    { input: `${sql}\n`, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (done.status !== 0)
    throw new Error(
      `The database server could not be created with ${binary.path}:\n${done.error?.message ?? done.stderr.slice(-1_500)}`,
    );
  writeFileSync(join(instance.folder, COMPLETE), '');
}
