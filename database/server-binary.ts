import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureDebianProgram, findProgram } from '../scripts/support/debian-package';

export interface ServerBinary {
  /** The program to start. */
  path: string;
  /** The folder with the SQL that creates the system tables, and the error messages. */
  share: string;
}

const NAMES = ['mariadbd', 'mysqld'] as const;

/** This machine's MariaDB server, fetched from Debian's packages if there is none. Throws with what to install. */
export function findServerBinary(dataFolder: string): ServerBinary {
  const programs = join(dataFolder, 'programs');
  const given = NAMES.map((name) => findProgram(name)).find(
    (path) => path !== undefined && shareOf(path) !== undefined,
  );
  const path = given ?? ensureDebianProgram('mariadbd', 'mariadb-server-core', programs);
  const share = shareOf(path) ?? shareOf(join(programs, 'mariadb-server-core/usr/sbin/mariadbd'));
  if (!share) throw new Error(`${path} lacks its system tables: install the whole package mariadb-server-core.`);
  return { path, share };
}

/** `<prefix>/share/mysql` of `<prefix>/sbin/mariadbd`; undefined if the server is not MariaDB. */
function shareOf(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  const prefix = dirname(dirname(realpathSync(path)));
  return ['share/mysql', 'share/mariadb']
    .map((folder) => join(prefix, folder))
    .find((folder) => systemTables(folder) !== undefined);
}

/** The scripts of the system tables, by their names in this version. */
export function systemTables(share: string): readonly string[] | undefined {
  for (const prefix of ['mariadb', 'mysql']) {
    const files = ['system_tables', 'performance_tables', 'system_tables_data'].map((part) =>
      join(share, `${prefix}_${part}.sql`),
    );
    if (files.every((file) => existsSync(file))) return files;
  }
  return undefined;
}
