import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { SERVER_FLAGS } from '../../support/server-flags';

/** The token for the applications' `/metrics`. */
export const METRICS_TOKEN = 'a-token-for-the-soak-alone';

/** For how long one that ends before it serves is started again: a supervisor would never stop trying. */
const KEEP_TRYING_MS = 60_000;

export interface Applications {
  kill(index: number): Promise<void>;
  /** Ends it as an update does, and starts it again: `/readyz` fails before the port closes. */
  restart(index: number): Promise<void>;
  start(index: number): Promise<void>;
  /** The number of retried transactions and statements, in total. */
  retries(): Promise<number>;
  /** What they logged as errors, with counts: a 503 does not reveal it. */
  errors: ReadonlyMap<string, number>;
  stop(): Promise<void>;
}

/** Processes of the built product on one database, each with its own mail folder. */
export async function startApplications(
  folder: string,
  ports: readonly number[],
  env: Readonly<Record<string, string>>,
): Promise<Applications> {
  const running: (ChildProcess | undefined)[] = [];
  const errors = new Map<string, number>();
  const launch = async (index: number): Promise<void> => {
    const own = join(folder, `application-${index + 1}`);
    mkdirSync(own, { recursive: true });
    const child = fork('build/server/index.js', {
      env: { ...process.env, ...env, PORT: String(ports[index]), DATA_DIR: own, METRICS_TOKEN, LOG_LEVEL: 'error' },
      execArgv: SERVER_FLAGS,
      // Sequelize writes to standard error what the log and the metrics also say: that a COMMIT was refused.
      stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
    });
    createInterface(child.stdout!).on('line', (line) => {
      const said = summaryOf(line);
      errors.set(said, (errors.get(said) ?? 0) + 1);
    });
    running[index] = child;
    const ended = once(child, 'exit').then(() => Promise.reject(new Error(`application ${index + 1} ended early`)));
    await Promise.race([once(child, 'message'), ended]);
    ended.catch(() => undefined);
  };
  const applications: Applications = {
    errors,
    // One that ends before it serves is restarted, as by a supervisor: a dying node may take it down.
    async start(index) {
      for (const until = Date.now() + KEEP_TRYING_MS; ; await sleep(1_000)) {
        try {
          return await launch(index);
        } catch (error) {
          if (Date.now() > until)
            throw new Error(`${String(error)}: ${[...errors.keys()].join('; ')}`, { cause: error });
        }
      }
    },
    async kill(index) {
      await ended(running[index]!, 'SIGKILL');
      running[index] = undefined;
    },
    async restart(index) {
      await ended(running[index]!, 'SIGTERM');
      await applications.start(index);
    },
    async retries() {
      let sum = 0;
      for (const port of ports) sum += await retriesOf(port).catch(() => 0);
      return sum;
    },
    async stop() {
      await Promise.all(running.filter((child) => child !== undefined).map((child) => ended(child, 'SIGTERM')));
    },
  };
  try {
    for (const index of ports.keys()) await applications.start(index);
  } catch (error) {
    await applications.stop();
    throw error;
  }
  return applications;
}

async function ended(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

interface LoggedError {
  type?: string;
  code?: string;
  cause?: { code?: string; statement?: string };
}

/** A log line in short: what happened, the error and the database's. */
function summaryOf(line: string): string {
  try {
    const { msg = '', err = {} } = JSON.parse(line) as { msg?: string; err?: LoggedError };
    const { type, code, cause } = err;
    return [msg, type, code, cause?.code, cause?.statement?.slice(0, 40)].filter(Boolean).join(' · ');
  } catch {
    return line.slice(0, 120);
  }
}

async function retriesOf(port: number): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  return Number(/^bussplats_database_retries_total (\d+)/m.exec(await answer.text())?.[1] ?? 0);
}
