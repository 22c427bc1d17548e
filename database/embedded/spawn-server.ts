import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import type { Instance } from './instance';

/** Arguments for every mode. Nothing is read from the machine's own configuration. */
export function commonArguments(instance: Instance): string[] {
  return [
    '--no-defaults',
    ...(process.getuid?.() === 0 ? ['--user=root'] : []),
    `--datadir=${instance.data}`,
    `--tmpdir=${instance.scratch}`,
    `--socket=${instance.socket}`,
    `--pid-file=${instance.pidFile}`,
    '--skip-name-resolve',
    '--character-set-server=utf8mb4',
    '--collation-server=utf8mb4_swedish_ci',
    '--default-time-zone=+00:00',
    '--performance-schema=OFF',
    '--plugin-maturity=unknown',
  ];
}

/** Done before every start: the folder may come from a release that had none. */
export function makeScratch({ scratch }: Instance): void {
  mkdirSync(scratch, { recursive: true, mode: 0o700 });
}

/**
 * Makes the kernel signal the server when this process is gone, however it ended: nobody else would stop it. Part of every Debian and
 * Ubuntu; without it the server lives on and the next start adopts it.
 */
const SETPRIV = '/usr/bin/setpriv';
const endsWithUs = existsSync(SETPRIV) ? [SETPRIV, '--pdeathsig', 'TERM'] : [];

/** Starts the server; returns its process id. */
export function spawnServer(
  instance: Instance,
  binary: string,
  port: number,
  durable: boolean,
  more: readonly string[],
): number {
  makeScratch(instance);
  return spawnDetached([
    binary,
    ...commonArguments(instance),
    `--port=${port}`,
    '--bind-address=127.0.0.1',
    `--log-error=${instance.errorLog}`,
    '--transaction-isolation=READ-COMMITTED',
    '--max-connections=200',
    '--innodb-buffer-pool-size=256M',
    '--innodb-log-file-size=96M',
    ...(durable
      ? ['--innodb-flush-log-at-trx-commit=1']
      : ['--innodb-flush-log-at-trx-commit=0', '--skip-innodb-doublewrite', '--innodb-flush-method=nosync']),
    ...(more.some((argument) => argument.startsWith('--log-bin')) ? [] : ['--skip-log-bin']),
    ...more,
  ]);
}

/** Starts a server in its own process group, so that Ctrl-C does not stop it before what uses it; returns its process id. */
export function spawnDetached(command: readonly string[]): number {
  const [program, ...args] = [...endsWithUs, ...command];
  const child = spawn(program!, args, { detached: true, stdio: 'ignore' });
  child.on('error', () => undefined);
  child.unref();
  return child.pid ?? 0;
}
