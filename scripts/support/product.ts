import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { startEmbeddedServer } from '@db/embedded-server';
import { oneAtATime } from './one-at-a-time';
import { appSecret } from './secrets';
import { SERVER_FLAGS } from './server-flags';

export interface ProductOptions {
  port: number;
  dataFolder: string;
  /** The server process: the build, or the development server. */
  mode: 'built' | 'dev';
  /** Demo data, demo accounts, sandbox and mailbox page. */
  demo: boolean;
  env?: Record<string, string>;
  /** False: the database need not survive a power cut (tests). */
  durable?: boolean;
  log?: (line: string) => void;
}

export interface RunningProduct {
  origin: string;
  databaseUrl: string;
  env: Record<string, string>;
  process: ChildProcess;
  /** Resolves with the exit code when the server process ends, by itself or by `stop`. */
  ended: Promise<number>;
  stop: () => Promise<void>;
}

/**
 * Starts everything that the product needs on this machine, in order: database, schema, data, server. Used by `npm start`, dev, tests and
 * bench.
 */
export async function startProduct(options: ProductOptions): Promise<RunningProduct> {
  const say = options.log ?? (() => undefined);
  const dataFolder = resolve(options.dataFolder);
  const { database, env } = await alone(dataFolder, say, () => prepared(dataFolder, options));
  try {
    const args =
      options.mode === 'dev' ? ['--import', 'tsx', 'bff/dev.ts'] : [...SERVER_FLAGS, 'build/server/index.js'];
    const child = fork(args.pop()!, {
      env: env as NodeJS.ProcessEnv,
      execArgv: args,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const ended = once(child, 'exit').then(([code]) => (code as number | null) ?? 1);
    const serving = once(child, 'message').then(() => undefined);
    const first = await Promise.race([serving, ended]);
    if (first !== undefined) throw new Error(`The server ended with code ${first} before it served.`);
    const stop = async () => {
      if (child.exitCode === null) child.kill('SIGTERM');
      await ended;
      await database.stop();
    };
    return { origin: `http://localhost:${options.port}`, databaseUrl: database.url, env, process: child, ended, stop };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/** Of several starts on one data folder, one at a time creates and fills the database; the others find it done. */
const alone = <Result>(dataFolder: string, say: (line: string) => void, work: () => Promise<Result>) =>
  oneAtATime(join(dataFolder, 'starting'), work, {
    waiting: (pid) => say(`Another start is under way on ${dataFolder} (process ${pid}); waiting for it …`),
  });

/** The migrated database with its data, and the server's environment, which this process has too from here on. */
async function prepared(dataFolder: string, options: ProductOptions) {
  const say = options.log ?? (() => undefined);
  const given = process.env['DATABASE_URL'];
  const database = given
    ? { url: given, stop: () => Promise.resolve() }
    : await startEmbeddedServer({ dataFolder, durable: options.durable ?? true, log: say });
  const env: Record<string, string> = {
    ...(process.env as Record<string, string>),
    NODE_ENV: options.mode === 'dev' ? 'development' : 'production',
    DEMO: options.demo ? '1' : '0',
    PORT: String(options.port),
    DATA_DIR: dataFolder,
    DATABASE_URL: database.url,
    APP_SECRET: appSecret(dataFolder),
    ...options.env,
  };
  Object.assign(process.env, env);
  try {
    say('Preparing the database …');
    const { prepareDatabase } = await import('./prepare-database');
    await prepareDatabase({ url: database.url, demo: options.demo && { dataFolder }, log: say });
    return { database, env };
  } catch (error) {
    await database.stop();
    throw error;
  }
}
