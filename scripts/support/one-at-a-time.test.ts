import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time';

describe('work that one process does at a time', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'one-at-a-time-'));
    file = join(folder, 'new', 'starting');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('waits for the one before, names it once, and leaves nothing behind', async () => {
    let atWork = 0;
    let most = 0;
    const told: number[] = [];
    const work = async () => {
      most = Math.max(most, (atWork += 1));
      await sleep(300);
      atWork -= 1;
      return 'done';
    };
    const all = Array.from({ length: 3 }, () => oneAtATime(file, work, { waiting: (pid) => told.push(pid) }));
    expect(await Promise.all(all)).toEqual(['done', 'done', 'done']);
    expect(most).toBe(1);
    expect(told).toEqual([process.pid, process.pid]);
    expect(readdirSync(join(folder, 'new'))).toEqual([]);
  });

  it('lets the next one in if the work fails', async () => {
    await expect(oneAtATime(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await oneAtATime(file, () => 1)).toBe(1);
  });

  it('takes over from a process that was killed, and from an id that another process has now', async () => {
    const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
    await once(other, 'spawn');
    const left = `${other.pid} 1`;
    await oneAtATime(file, () => 0);
    writeFileSync(file, left); // alive, but started at another time: not the process that wrote the file
    expect(await oneAtATime(file, () => 1)).toBe(1);
    other.kill('SIGKILL');
    await once(other, 'exit');
    writeFileSync(file, left);
    let most = 0;
    let atWork = 0;
    const work = async () => {
      most = Math.max(most, (atWork += 1));
      await sleep(50);
      atWork -= 1;
    };
    await Promise.all(Array.from({ length: 5 }, () => oneAtATime(file, work)));
    expect(most).toBe(1);
    expect(existsSync(file)).toBe(false);
  });
});
