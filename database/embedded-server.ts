import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInstance, instanceIsComplete } from './embedded/create-instance';
import { type Instance, instanceIn } from './embedded/instance';
import { answers, freePort, isRunning, serverIn, startTimeOf, waitUntil } from './embedded/processes';
import { spawnServer } from './embedded/spawn-server';
import { findServerBinary } from './server-binary';

export interface EmbeddedServerOptions {
  /** The product's data folder; the server keeps its files in `mariadb` under it. */
  dataFolder: string;
  /** False: a commit need not survive a power cut (tests). Default true. */
  durable?: boolean;
  /** True: the product's user may create databases and users (tests). Only effective in a new data folder. */
  mayCreateDatabases?: boolean;
  /** Additional server arguments, e.g. `--log-bin`. */
  serverArguments?: readonly string[];
  log?: (line: string) => void;
}

export interface EmbeddedServer {
  /** mysql://user:password@127.0.0.1:port/bussplats */
  url: string;
  /** It was already running: left by an app that was killed, or started by another process that is still running. */
  adopted: boolean;
  stop: () => Promise<void>;
}

const START_MS = 60_000;
const STOP_MS = 30_000;
const WATCH_MS = 500;

/**
 * A private MariaDB: own data folder, socket, port and user, no system service. It ends when the app that started it is gone, even if that
 * was killed; another app that uses it then restarts it. It is also restarted when it dies. `stop` shuts it down cleanly unless another
 * live process owns it.
 */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const folder = resolve(options.dataFolder, 'mariadb');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const instance = instanceIn(folder);
  const say = options.log ?? (() => undefined);
  const adopted = await findRunning(instance);
  let owned = !adopted || takeOwnership(instance);
  let pid = adopted ?? 0;
  const start = async () => {
    const binary = findServerBinary(resolve(options.dataFolder));
    if (!instanceIsComplete(instance)) {
      say('Creating the database server …');
      createInstance(instance, binary, { mayCreateDatabases: options.mayCreateDatabases ?? false });
    }
    pid = await launch(instance, binary.path, options);
  };
  if (!adopted) {
    await start();
    takeOwnership(instance);
  }

  let stopping = false;
  let reviving = false;
  const watch = setInterval(() => {
    if (stopping || reviving || isRunning(pid)) return;
    // It ended with the process that owned it, while we still use it.
    owned ||= takeOwnership(instance);
    if (!owned) return;
    reviving = true;
    say('The database server died; starting it again.');
    start()
      .catch((error: unknown) => say(error instanceof Error ? error.message : String(error)))
      .finally(() => (reviving = false));
  }, WATCH_MS);
  watch.unref();

  return {
    url: urlOf(instance),
    adopted: adopted !== undefined,
    stop: async () => {
      if (stopping) return;
      stopping = true;
      clearInterval(watch);
      if (!owned) return;
      await waitUntil(() => !reviving, START_MS);
      await shutDown(pid);
      rmSync(instance.ownerFile, { force: true });
    },
  };
}

const urlOf = (instance: Instance): string =>
  `mysql://${instance.user}:${readPassword(instance)}@127.0.0.1:${readPort(instance) ?? 0}/${instance.database}`;

/** The process id of a responding server on this folder; waits for one that is starting or stopping. */
async function findRunning(instance: Instance): Promise<number | undefined> {
  const pid = serverIn(instance);
  if (pid === undefined) return undefined;
  await waitUntil(async () => !isRunning(pid) || (await answers(urlOf(instance))), START_MS);
  return isRunning(pid) ? pid : undefined;
}

async function launch(instance: Instance, binary: string, options: EmbeddedServerOptions): Promise<number> {
  const port = await freePort(readPort(instance));
  writeFileSync(instance.portFile, `${port}\n`);
  const pid = spawnServer(instance, binary, port, options.durable ?? true, options.serverArguments ?? []);
  await waitUntil(async () => !isRunning(pid) || (await answers(urlOf(instance))), START_MS);
  if (!isRunning(pid))
    throw new Error(`The database server did not start. The end of ${instance.errorLog}:\n${tail(instance.errorLog)}`);
  return pid;
}

async function shutDown(pid: number): Promise<void> {
  if (!isRunning(pid)) return;
  process.kill(pid, 'SIGTERM');
  if (await waitUntil(() => !isRunning(pid), STOP_MS)) return;
  process.kill(pid, 'SIGKILL');
}

/** Registers this process as the one that stops the server. False if another live process is registered. */
function takeOwnership(instance: Instance): boolean {
  if (existsSync(instance.ownerFile)) {
    const [pid, started] = readFileSync(instance.ownerFile, 'utf8').trim().split(' ');
    const isAnother = Number(pid) !== process.pid && isRunning(Number(pid));
    if (isAnother && startTimeOf(Number(pid)) === (started ?? '')) return false;
  }
  writeFileSync(instance.ownerFile, `${process.pid} ${startTimeOf(process.pid)}\n`);
  return true;
}

function readPort(instance: Instance): number | undefined {
  return existsSync(instance.portFile) ? Number(readFileSync(instance.portFile, 'utf8')) : undefined;
}

const readPassword = (instance: Instance): string => readFileSync(instance.passwordFile, 'utf8').trim();

const tail = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8').slice(-1_500) : '(no log)');
