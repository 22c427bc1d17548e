import { existsSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import type { Instance } from './instance';

const POLL_MS = 20;

/** Waits until the condition holds; false if time runs out first. */
export async function waitUntil(condition: () => boolean | Promise<boolean>, withinMs: number): Promise<boolean> {
  const deadline = performance.now() + withinMs;
  while (!(await condition())) {
    if (performance.now() > deadline) return false;
    await sleep(POLL_MS);
  }
  return true;
}

export function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  // A zombie is still in the process table.
  return statOf(pid)?.state !== 'Z';
}

/** Distinguishes a process from a later one with the same id. Empty if the system does not say. */
export const startTimeOf = (pid: number): string => statOf(pid)?.started ?? '';

function statOf(pid: number): { state: string; started: string } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', started: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}

/** The process id of the server that holds this instance's data folder, if any. */
export function serverIn(instance: Instance): number | undefined {
  if (!existsSync(instance.pidFile)) return undefined;
  const pid = Number(readFileSync(instance.pidFile, 'utf8'));
  if (!isRunning(pid)) return undefined;
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return command.includes(instance.data) ? pid : undefined;
  } catch {
    return pid;
  }
}

export async function answers(url: string): Promise<boolean> {
  try {
    const connection = await createConnection({ uri: url, connectTimeout: 2_000 });
    await connection.query('SELECT 1');
    await connection.end();
    return true;
  } catch {
    return false;
  }
}

/** The wanted loopback port if it is free, otherwise another. */
export async function freePort(wanted?: number): Promise<number> {
  for (const port of [wanted ?? 0, 0]) {
    const probe = createServer();
    try {
      probe.listen(port, '127.0.0.1');
      await once(probe, 'listening');
      return (probe.address() as AddressInfo).port;
    } catch {
      continue;
    } finally {
      probe.close();
    }
  }
  throw new Error('no free port');
}
