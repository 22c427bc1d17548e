import { execFileSync } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { findProgram } from './debian-package';
import { unpackUnstable } from './debian-unstable';

export interface MysqlPrograms {
  /** mysqld, with the settings for the location of its files. */
  server: readonly [path: string, ...settings: string[]];
  /** The folder with `mysql` and `mysqldump`. */
  clients: string;
}

const FOLDER = resolve('.cache/mysql');

/** MySQL's own server and clients: this machine's if present, otherwise Debian unstable's in a folder of ours. Throws with what to do. */
export function ensureMysql(): MysqlPrograms {
  const own = ['mysqld', 'mysql', 'mysqldump'].map((program) => findProgram(program));
  if (own.every((path) => path !== undefined && isMysql(path))) return { server: [own[0]!], clients: dirname(own[1]!) };
  try {
    unpackUnstable(['mysql-server-core', 'mysql-client-core'], ['mysqld', 'mysql', 'mysqldump'], FOLDER);
  } catch (error) {
    throw new Error(
      'There is no MySQL server here, and it cannot be brought from Debian unstable: install mysql-server-core and mysql-client-core, ' +
        `or name a server by DATABASE_URL_TEST.\n${error instanceof Error ? error.message : String(error)}`,
    );
  }
  const root = join(FOLDER, 'root');
  const share = join(root, 'usr/share/mysql');
  return {
    server: [
      join(FOLDER, 'bin/mysqld'),
      `--basedir=${join(root, 'usr')}`,
      `--lc-messages-dir=${share}`,
      `--character-sets-dir=${join(share, 'charsets')}`,
      `--plugin-dir=${join(root, 'usr/lib/mysql/plugin')}`,
    ],
    clients: join(FOLDER, 'bin'),
  };
}

/** MariaDB's programs have the same names. */
function isMysql(path: string): boolean {
  return !/mariadb/i.test(execFileSync(path, ['--no-defaults', '--version'], { encoding: 'utf8' }));
}
