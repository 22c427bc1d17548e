import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import autocannon from 'autocannon';
import { freePort } from '../scripts/support/free-port';
import { appSecret } from '../scripts/support/secrets';
import { SERVER_FLAGS } from '../scripts/support/server-flags';

/** The product's server in a separate process. */
export interface BenchServer {
  origin: string;
  /** From the start of the process until it serves, in milliseconds. */
  coldStart: number;
  /** Processor seconds since its start. */
  cpu(): number;
  /** Its peak memory, in MB. */
  peakMemory(): number;
  stop(): Promise<void>;
}

const DATA_FOLDER = resolve('.cache/bench/product');
/** Clock ticks per second, on every Linux that Node supports. */
const TICKS = 100;

/** Starts a built server on that database. */
export async function startServer(entry: string, databaseUrl: string): Promise<BenchServer> {
  mkdirSync(DATA_FOLDER, { recursive: true });
  const port = await freePort();
  const started = performance.now();
  const child = fork(entry, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DEMO: '1',
      PORT: String(port),
      DATA_DIR: DATA_FOLDER,
      DATABASE_URL: databaseUrl,
      APP_SECRET: appSecret(DATA_FOLDER),
      LOG_LEVEL: 'error',
      SEARCHES_PER_ADDRESS: '10000000',
    },
    execArgv: SERVER_FLAGS,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const first = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => undefined)]);
  if (!first) throw new Error(`${entry} ended before it served`);
  const coldStart = performance.now() - started;
  return {
    origin: `http://localhost:${port}`,
    coldStart,
    cpu: () => cpuOf(child),
    peakMemory: () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function cpuOf(child: ChildProcess): number {
  const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8');
  // The name in parentheses may contain anything; user and system time are the 12th and 13th field after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** The server around an empty page, or around the product's pages and 120 more routes (bench/vite.config.ts); returns its entry. */
export function buildVariant(variant: 'empty' | 'more'): string {
  const done = spawnSync('node_modules/.bin/remix', ['vite:build', '--config', 'bench/vite.config.ts'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', BENCH_BUILD: variant },
  });
  if (done.status !== 0) throw new Error(`The build failed:\n${done.stdout}\n${done.stderr}`);
  return `.cache/bench/build-${variant}/server/index.js`;
}

export interface Load {
  requestsPerSecond: number;
  /** The server's processor milliseconds per request. */
  cpu: number;
}

const CONNECTIONS = 8;

/** Requests one page as fast as it is answered. Throws if an answer is not a page. */
export async function load(
  server: BenchServer,
  path: string,
  seconds: number,
  headers: Record<string, string> = {},
  connections = CONNECTIONS,
): Promise<Load> {
  const before = server.cpu();
  const result = await autocannon({ url: server.origin + path, connections, duration: seconds, headers });
  const answered = result['2xx'];
  if (result.non2xx > 0 || result.errors > 0 || answered === 0)
    throw new Error(`${path}: ${result.non2xx} answers were no page, ${result.errors} failed`);
  return { requestsPerSecond: answered / result.duration, cpu: ((server.cpu() - before) * 1000) / answered };
}
