import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, startTimeOf } from '@db/embedded/processes';

const POLL_MS = 200;

export interface OneAtATime {
  /** Called once with the process that is waited for. */
  waiting?: (pid: number) => void;
}

/**
 * Does the work while no other process works under the same file, which holds the worker's process id. Waits for a live process; the file
 * of a killed one is removed. Not reentrant: nested work would wait for itself.
 */
export async function oneAtATime<Result>(
  file: string,
  work: () => Result | Promise<Result>,
  { waiting }: OneAtATime = {},
): Promise<Result> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  let told = false;
  for (;;) {
    if (taken(file)) break;
    const holder = readHolder(file);
    if (holder && !lives(holder)) clearAway(file, holder);
    else if (holder) {
      if (!told) waiting?.(Number(holder.split(' ')[0]));
      told = true;
      await sleep(POLL_MS);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** A process by its id and start time, since ids are reused. */
const ourselves = (): string => `${process.pid} ${startTimeOf(process.pid)}`;

function lives(holder: string): boolean {
  const [pid, started] = holder.split(' ');
  return isRunning(Number(pid)) && startTimeOf(Number(pid)) === (started ?? '');
}

let made = 0;

/** Written completely beside it and then linked: nobody reads a half-written file, and only one process can link. */
function taken(file: string): boolean {
  const own = `${file}.${process.pid}.${(made += 1)}`;
  writeFileSync(own, `${ourselves()}\n`);
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Undefined if it has just gone. */
function readHolder(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** Removes a dead process's file. Another waiter may have done so and taken its place meanwhile: then its file is restored. */
function clearAway(file: string, dead: string): void {
  const aside = `${file}.${process.pid}.left`;
  try {
    renameSync(file, aside);
    if (readHolder(aside) !== dead) linkSync(aside, file);
  } catch {
    // Gone, or taken again: the next attempt will see.
  }
  rmSync(aside, { force: true });
}
