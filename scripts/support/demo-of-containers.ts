import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTestServer } from '@db/testing/test-server';
import { commandOf, readCompose, readImage, type Service, volumeOf } from './containers';
import { freePort } from './free-port';

export interface DemoOfContainers {
  origin: string;
  /** What the journeys and the invariant check need to know about it. */
  env: Record<string, string>;
  stop: () => Promise<void>;
}

const START_MS = 120_000;
/** The image's user is not root: nor is the one who runs them here, whose files would be other users'. */
const NOBODY_IN_PARTICULAR = 1000;

/**
 * The demo of compose.yaml without Docker: the same server and the same commands in the same order, each with only the environment of its
 * container, and with a folder for each volume. `prepare` runs twice, as with the second `docker compose up`.
 */
export async function startDemoOfContainers(folder: string): Promise<DemoOfContainers> {
  const image = readImage();
  const files = image.environment['DATA_DIR'] ?? '';
  const mysql = readCompose({ APP_SECRET: '-', MYSQL_PASSWORD: '-' }).services['database']!;
  const database = await startTestServer({ dataFolder: folder, serverArguments: commandOf(mysql) ?? [] });
  const { password, host } = new URL(database.url);
  const secret = randomBytes(32).toString('hex');
  const { services } = readCompose({
    DEMO: '1',
    APP_SECRET: secret,
    MYSQL_PASSWORD: password,
  });
  const port = await freePort();
  const sandboxPort = await freePort();
  let containers = 0;

  /** A container has its volumes, and otherwise an empty folder that is deleted with it. */
  const dataFolderOf = (service: Service) => {
    const path = join(folder, volumeOf(service, files) ?? `container-${++containers}`);
    mkdirSync(path, { recursive: true });
    own(path);
    return path;
  };
  const environmentOf = (service: Service): Record<string, string> => ({
    ...image.environment,
    ...service.environment,
    PATH: process.env['PATH'] ?? '',
    HOME: homeIn(folder),
    // What Docker would map: the database's name, the published port, the container's folder.
    DATABASE_URL: service.environment['DATABASE_URL']!.replace('database:3306', host),
    PORT: String(port),
    DATA_DIR: dataFolderOf(service),
    // For comparing the invariants with the sandbox.
    SANDBOX_PORT: String(sandboxPort),
    LOG_LEVEL: 'error',
  });
  const start = (service: Service): ChildProcess => {
    const [program, ...args] = commandOf(service) ?? image.command;
    return spawn(program!, args, {
      env: environmentOf(service) as NodeJS.ProcessEnv,
      stdio: ['ignore', 'inherit', 'inherit'],
      ...asUser(),
    });
  };

  let app: ChildProcess | undefined;
  const stop = async () => {
    if (app?.exitCode === null) {
      app.kill('SIGTERM');
      await once(app, 'exit');
    }
    await database.stop();
  };
  try {
    for (const _ of ['first', 'second']) {
      const [code] = (await once(start(services['prepare']!), 'exit')) as [number | null];
      if (code !== 0) throw new Error(`«prepare» ended with ${code ?? 'a signal'}`);
    }
    app = start(services['app']!);
    const origin = `http://localhost:${port}`;
    await ready(origin, app);
    return {
      origin,
      stop,
      env: {
        BASE_URL: origin,
        PRODUCT_APP_SECRET: secret,
        PRODUCT_DATABASE_URL: environmentOf(services['app']!)['DATABASE_URL']!,
        PRODUCT_DATA_DIR: dataFolderOf(services['app']!),
        DATABASE_URL: environmentOf(services['app']!)['DATABASE_URL']!,
        APP_SECRET: services['app']!.environment['APP_SECRET']!,
        SANDBOX_PORT: String(sandboxPort),
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function ready(origin: string, app: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + START_MS; ; await sleep(200)) {
    if (app.exitCode !== null) throw new Error(`«app» ended with ${app.exitCode} before it served`);
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    if (Date.now() > deadline) throw new Error('«app» does not become ready');
  }
}

const isRoot = process.getuid?.() === 0;
const asUser = () => (isRoot ? { uid: NOBODY_IN_PARTICULAR, gid: NOBODY_IN_PARTICULAR } : {});

function own(path: string): void {
  if (isRoot) execFileSync('chown', [`${NOBODY_IN_PARTICULAR}:${NOBODY_IN_PARTICULAR}`, path]);
}

function homeIn(folder: string): string {
  // The path to the kept files; others still cannot list the rest.
  chmodSync(folder, 0o711);
  const home = join(folder, 'home');
  mkdirSync(home, { recursive: true });
  own(home);
  return home;
}
