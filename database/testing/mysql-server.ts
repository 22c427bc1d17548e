import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureMysql } from '../../scripts/support/mysql-programs';
import { instanceIn } from '../embedded/instance';
import { answers, freePort, isRunning, startTimeOf, waitUntil } from '../embedded/processes';
import { makeScratch, spawnDetached } from '../embedded/spawn-server';
import type { TestServer, TestServerOptions } from './test-server';
import { SERVER_FOLDERS } from './sweep-test-servers';

const START_MS = 120_000;
const STOP_MS = 30_000;

/**
 * A MySQL server for tests, in a temporary folder. MySQL's own defaults stay: binary log, password checks, modes; it only gets the settings
 * that docs/operations.md asks of an administrator.
 */
export async function startMysqlServer(options: TestServerOptions): Promise<TestServer> {
  const [program, ...settings] = ensureMysql().server;
  const instance = instanceIn(join(options.dataFolder, SERVER_FOLDERS.mysql));
  mkdirSync(instance.folder, { recursive: true, mode: 0o700 });
  makeScratch(instance);
  const common = [
    '--no-defaults',
    ...settings,
    ...(process.getuid?.() === 0 ? ['--user=root'] : []),
    `--datadir=${instance.data}`,
    `--tmpdir=${instance.scratch}`,
    '--secure-file-priv=NULL',
    '--character-set-server=utf8mb4',
    '--collation-server=utf8mb4_swedish_ci',
  ];
  execFileSync(program, [...common, '--initialize-insecure', `--log-error=${instance.errorLog}`], { stdio: 'ignore' });
  const password = randomBytes(24).toString('hex');
  const first = join(instance.folder, 'first.sql');
  const account = `'${instance.user}'@'127.0.0.1'`;
  const statements = [
    `CREATE USER ${account} IDENTIFIED BY '${password}'`,
    `CREATE DATABASE ${instance.database}`,
    options.mayCreateDatabases
      ? `GRANT ALL ON *.* TO ${account} WITH GRANT OPTION`
      : `GRANT ALL ON ${instance.database}.* TO ${account}`,
    'DROP USER root@localhost',
  ];
  writeFileSync(first, `${statements.join(';\n')};\n`, { mode: 0o600 });
  const port = await freePort();
  const pid = spawnDetached([
    program,
    ...common,
    `--socket=${instance.socket}`,
    `--pid-file=${instance.pidFile}`,
    `--log-error=${instance.errorLog}`,
    `--init-file=${first}`,
    `--port=${port}`,
    '--bind-address=127.0.0.1',
    '--mysqlx=OFF',
    '--skip-name-resolve',
    // As docs/operations.md requires for 9.6 and later; earlier versions ignore it.
    '--loose-innodb-native-foreign-keys=ON',
    '--max-connections=300',
    '--innodb-buffer-pool-size=256M',
    // Nothing needs to survive a power cut, or the run.
    ...[
      '--innodb-flush-log-at-trx-commit=0',
      '--innodb-doublewrite=OFF',
      '--innodb-file-per-table=0',
      '--sync-binlog=0',
    ],
    '--binlog-expire-logs-seconds=600',
    '--max-binlog-size=64M',
    ...(options.serverArguments ?? ['--log-bin-trust-function-creators=1']),
  ]);
  const url = `mysql://${instance.user}:${password}@127.0.0.1:${port}/${instance.database}`;
  await waitUntil(async () => !isRunning(pid) || (await answers(url)), START_MS);
  if (!isRunning(pid)) {
    const log = existsSync(instance.errorLog) ? readFileSync(instance.errorLog, 'utf8').slice(-1_500) : '(no log)';
    throw new Error(`MySQL did not start. The end of its log:\n${log}`);
  }
  writeFileSync(instance.ownerFile, `${process.pid} ${startTimeOf(process.pid)}\n`);
  return {
    url,
    pid,
    stop: async () => {
      if (isRunning(pid)) process.kill(pid, 'SIGTERM');
      if (!(await waitUntil(() => !isRunning(pid), STOP_MS))) process.kill(pid, 'SIGKILL');
    },
  };
}
