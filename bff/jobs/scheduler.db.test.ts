import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE, SECOND } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { execute, selectOne } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import type { JobVerbs } from './job-verbs';
import { schedule } from './schedule';
import { createScheduler, nextRun } from './scheduler';
import { scheduledJobStore } from './scheduled-job.store';

useTestDatabase({ pool: 10 });

const failing: string[] = [];
const scheduler = (run: () => Promise<unknown>, cron = '*/5 * * * *', name = 'job') =>
  createScheduler({
    jobs: [{ name, cron, run }],
    onFailing: (failed) => {
      failing.push(failed);
      return Promise.resolve();
    },
    pollMs: 5,
  });
const job = () =>
  selectOne<{ nextRunAt: Date; lockedUntil: Date | null; lastError: string | null }>(
    `SELECT next_run_at AS nextRunAt, locked_until AS lockedUntil, last_error AS lastError FROM scheduled_jobs WHERE name = 'job'`,
  );
const nothing = () => Promise.resolve();

beforeEach(async () => {
  await execute('DELETE FROM scheduled_jobs');
  failing.length = 0;
  clock.freeze('2027-03-01T12:01:00Z');
});
afterEach(() => clock.release());

describe('the scheduler', () => {
  it('runs a job at its time, once, however many processes there are', async () => {
    let runs = 0;
    const processes = Array.from({ length: 5 }, () =>
      scheduler(async () => {
        runs++;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }),
    );
    for (const one of processes) await one.register();
    await Promise.all(processes.map((one) => one.runDue()));
    expect(runs).toBe(0);
    for (let round = 1; round <= 3; round++) {
      clock.advance(5 * MINUTE);
      await Promise.all(processes.map((one) => one.runDue()));
      expect(runs).toBe(round);
    }
    expect(await job()).toMatchObject({
      nextRunAt: new Date('2027-03-01T12:20:00Z'),
      lockedUntil: null,
      lastError: null,
    });
  });

  it('makes up once for what was missed while nothing ran', async () => {
    let runs = 0;
    const one = scheduler(() => Promise.resolve(runs++));
    await one.register();
    clock.advance(60 * MINUTE);
    const restarted = scheduler(() => Promise.resolve(runs++));
    await restarted.register();
    await restarted.runDue();
    await restarted.runDue();
    expect(runs).toBe(1);
  });

  it('takes over from a process that died in the middle', async () => {
    await scheduler(nothing).register();
    clock.advance(4 * MINUTE);
    expect(await scheduledJobStore.take('job', new Date(clock.millis() + 2 * MINUTE))).toBeDefined();
    expect(await scheduler(nothing).runDue()).toEqual([]);
    clock.advance(2 * MINUTE);
    expect(await scheduler(nothing).runDue()).toEqual(['job']);
  });

  it('tries a failed job again soon, and tells when it fails again', async () => {
    const nightly = '15 3 * * *';
    const bad = scheduler(() => Promise.reject(new Error('no answer')), nightly);
    await bad.register();
    clock.freeze('2027-03-02T02:15:00Z');
    expect(await bad.runDue()).toEqual(['job']);
    expect(await job()).toMatchObject({
      nextRunAt: new Date('2027-03-02T02:20:00Z'),
      lastError: 'no answer',
      lockedUntil: null,
    });
    expect(failing).toEqual([]);
    clock.advance(5 * MINUTE);
    await bad.runDue();
    expect(failing).toEqual(['job']);
    clock.advance(5 * MINUTE);
    await scheduler(nothing, nightly).runDue();
    expect(await job()).toMatchObject({ nextRunAt: new Date('2027-03-03T02:15:00Z'), lastError: null });
  });

  it('lets a long job hold up no other, and waits for it when it is stopped', async () => {
    let short = 0;
    let isLongDone = false;
    let finish: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (finish = resolve));
    const running = await createScheduler({
      jobs: [
        { name: 'long', cron: '* * * * * *', run: () => gate.then(() => (isLongDone = true)) },
        { name: 'short', cron: '* * * * * *', run: () => Promise.resolve(short++) },
      ],
      onFailing: nothing,
      pollMs: 5,
    }).start();
    const ticking = setInterval(() => clock.advance(SECOND), 10);
    while (short < 3) await new Promise((resolve) => setTimeout(resolve, 5));
    clearInterval(ticking);
    const stopped = running.stop();
    finish();
    await stopped;
    expect(isLongDone).toBe(true);
  });

  it('reckons in Stockholm time on both clock-change days', () => {
    clock.freeze('2027-03-27T12:00:00Z');
    expect(nextRun('15 3 * * *').toISOString()).toBe('2027-03-28T01:15:00.000Z');
    clock.freeze('2027-10-30T12:00:00Z');
    expect(nextRun('15 3 * * *').toISOString()).toBe('2027-10-31T02:15:00.000Z');
  });
});

describe('the schedule', () => {
  const verbs = new Proxy({} as JobVerbs, { get: () => nothing });

  it('has readable times and names of their own, and nothing in the hour that some nights lack', () => {
    const jobs = schedule(verbs);
    expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length);
    for (const { cron } of jobs) {
      expect(nextRun(cron).getTime()).toBeGreaterThan(clock.millis());
      expect(cron.split(' ').at(-4)).not.toBe('2');
    }
  });

  it('ends holds more often than the five minutes that one may be late', () => {
    const holds = schedule(verbs).find(({ name }) => name === 'hold-expiry');
    const first = nextRun(holds?.cron ?? '');
    clock.freeze(first);
    expect(nextRun(holds?.cron ?? '').getTime() - first.getTime()).toBeLessThanOrEqual(MINUTE);
  });

  it('does what it says', async () => {
    const called: string[] = [];
    const noting = new Proxy({} as JobVerbs, {
      get: (_target, name) => (value?: string) => {
        called.push(value === undefined ? String(name) : `${String(name)} ${value}`);
        return Promise.resolve();
      },
    });
    for (const { run } of schedule(noting)) await run();
    expect(called).toEqual([
      'expireHolds',
      'reconcile frequent',
      'reconcile nightly',
      'alertLateJourneys',
      'cancelMissingBuses',
      'advanceQuoteRequests',
      'settleOverdueChoices',
      'expireQuotes',
      'expireChanges',
      'closeUnreportedJourneys',
      'purgeSessionsAndTries',
      'carryOutDeletions',
      'warnOfPermits',
      'purgeMailBudgets',
      'purgePositions',
      'purgeImages',
    ]);
  });
});
