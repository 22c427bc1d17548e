import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, startTimeOf } from '@db/embedded/processes';

const POLL_MS = 200;

export interface OneAtATime {
  /** Says who is waited for; called once. */
  waiting?: (pid: number) => void;
}

/**
 * Does the work while no other process does work under the same file, which holds the process id of who is at it. Waits for one that lives;
 * a file that a killed process left behind is taken away. Not for work inside such work: it would wait for itself.
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

/** A process by its id and when it began, since ids come again. */
const ourselves = (): string => `${process.pid} ${startTimeOf(process.pid)}`;

function lives(holder: string): boolean {
  const [pid, started] = holder.split(' ');
  return isRunning(Number(pid)) && startTimeOf(Number(pid)) === (started ?? '');
}

let made = 0;

/** Made whole beside it and then linked there: nobody reads a file that is half written, and of many only one is linked. */
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

/** Undefined when it has just gone. */
function readHolder(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** Moves away what a dead process left. Another waiter may have done it and taken the place in between: then its file is put back. */
function clearAway(file: string, dead: string): void {
  const aside = `${file}.${process.pid}.left`;
  try {
    renameSync(file, aside);
    if (readHolder(aside) !== dead) linkSync(aside, file);
  } catch {
    // Gone, or taken again: the next look tells.
  }
  rmSync(aside, { force: true });
}
