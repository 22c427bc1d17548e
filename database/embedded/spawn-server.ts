import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import type { Instance } from './instance';

/** What the server needs to know in every mode. Nothing is read from the machine's own configuration. */
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

/** Before every start: the folder may be of a product from before it had one. */
export function makeScratch({ scratch }: Instance): void {
  mkdirSync(scratch, { recursive: true, mode: 0o700 });
}

/**
 * The kernel tells the server when this process is gone, however it went: nobody is left then to stop it. Part of every Debian and Ubuntu;
 * without it the server lives on and is taken over by the next start.
 */
const SETPRIV = '/usr/bin/setpriv';
const endsWithUs = existsSync(SETPRIV) ? [SETPRIV, '--pdeathsig', 'TERM'] : [];

/** Starts the server; answers its process id. */
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

/**
 * Starts a server in a process group of its own, so that Ctrl-C does not take it down before what works with it; answers its process id.
 */
export function spawnDetached(command: readonly string[]): number {
  const [program, ...args] = [...endsWithUs, ...command];
  const child = spawn(program!, args, { detached: true, stdio: 'ignore' });
  child.on('error', () => undefined);
  child.unref();
  return child.pid ?? 0;
}
