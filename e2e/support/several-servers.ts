import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedServer } from '@db/embedded-server';
import { freePort } from '../../scripts/support/free-port';
import { SERVER_FLAGS } from '../../scripts/support/server-flags';

export interface SeveralServers {
  origins: readonly string[];
  /** Their environment. */
  env: NodeJS.ProcessEnv;
  /** Stops one as an update does, and starts it again on its port. */
  restart: (index: number) => Promise<void>;
  stop: () => Promise<void>;
}

/** Processes of the built server on one database of their own, as in an installation behind a proxy. */
export async function startServers(
  count: number,
  more: Readonly<Record<string, string>> = {},
): Promise<SeveralServers> {
  const folder = mkdtempSync(join(tmpdir(), 'bussplats-several-'));
  const database = await startEmbeddedServer({ dataFolder: folder, durable: false });
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const servers: ChildProcess[] = [];
  const end = async (server: ChildProcess) => {
    if (server.exitCode !== null) return;
    server.kill('SIGTERM');
    await once(server, 'exit');
  };
  const stop = async () => {
    await Promise.all(servers.map(end));
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'development',
    DEMO: '1',
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    APP_SECRET: randomBytes(32).toString('hex'),
    // The address that people type: the same whichever process answers.
    PUBLIC_ORIGIN: `http://localhost:${ports[0]}`,
    LOG_LEVEL: 'silent',
    SANDBOX_PORT: '0',
    ...more,
  };
  const start = async (index: number) => {
    const server = fork('build/server/index.js', {
      env: { ...env, PORT: String(ports[index]) },
      execArgv: SERVER_FLAGS,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    servers[index] = server;
    const ended = once(server, 'exit').then(() => Promise.reject(new Error('a server ended before it served')));
    await Promise.race([once(server, 'message'), ended]);
    ended.catch(() => undefined);
  };
  try {
    execFileSync(process.execPath, ['--import', 'tsx', 'scripts/migrate.ts', 'up'], { env, stdio: 'ignore' });
    for (let index = 0; index < count; index++) await start(index);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    origins: ports.map((port) => `http://localhost:${port}`),
    env,
    async restart(index) {
      await end(servers[index]!);
      await start(index);
    },
    stop,
  };
}
