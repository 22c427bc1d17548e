import { Cron } from 'croner';
import { MINUTE, SECOND, ZONE } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { logger } from '@bff/platform/logger';
import { countedJob } from '@bff/platform/metrics';
import { failSpan, inTrace } from '@bff/platform/tracing/trace';
import { startPoller, type Running } from './poller';
import { scheduledJobStore } from './scheduled-job.store';

export interface ScheduledJob {
  name: string;
  /** Cron in Stockholm time; six fields begin with the seconds. */
  cron: string;
  run: () => Promise<unknown>;
}

export interface SchedulerOptions {
  jobs: readonly ScheduledJob[];
  /** A job has failed twice in a row or more. */
  onFailing: (name: string) => Promise<void>;
  pollMs?: number;
}

export interface Scheduler {
  /** Makes the jobs known to the database. Before the first `runDue`. */
  register(): Promise<void>;
  /** Runs what is due and free, all at once; answers the names of what this process ran. */
  runDue(): Promise<string[]>;
  start(): Promise<Running>;
}

const POLL_MS = 2 * SECOND;
/** How long a process that dies holds a job back. One that lives renews its claim. */
const LEASE_MS = 2 * MINUTE;
const RENEW_MS = 30 * SECOND;
/** A failed job comes again after this long at most. */
const AFTER_FAILURE_MS = 5 * MINUTE;

/**
 * Runs jobs at their times, each in one process at a time. When a job comes next stands in the database: what was missed while nothing
 * ran is made up for once.
 */
export function createScheduler({ jobs, onFailing, pollMs = POLL_MS }: SchedulerOptions): Scheduler {
  const byName = new Map(jobs.map((job) => [job.name, job]));

  async function register(): Promise<void> {
    for (const { name, cron } of jobs) await scheduledJobStore.register(name, nextRun(cron));
  }

  async function runDue(): Promise<string[]> {
    const due = await scheduledJobStore.due([...byName.keys()]);
    const ran = await Promise.all(due.map(runIfFree));
    return ran.filter((name) => name !== undefined);
  }

  async function runIfFree(name: string): Promise<string | undefined> {
    const job = byName.get(name);
    const run = job && (await scheduledJobStore.take(name, leaseEnd()));
    if (!run) return undefined;
    const renewing = setInterval(() => {
      scheduledJobStore.extend(name, run, leaseEnd()).catch((error: unknown) => {
        logger.warn({ err: error, job: name }, 'a running job could not renew its claim');
      });
    }, RENEW_MS);
    try {
      await inTrace({ name: `job ${name}`, kind: 'internal' }, undefined, () => carryOut(job, run));
    } finally {
      clearInterval(renewing);
    }
    return name;
  }

  async function carryOut(job: ScheduledJob, run: Date): Promise<void> {
    try {
      await countedJob(job.name, job.run);
      await scheduledJobStore.finish(job.name, run, { nextRunAt: nextRun(job.cron), error: null });
    } catch (error) {
      failSpan(error);
      await afterFailure(job, run, error);
    }
  }

  async function afterFailure({ name, cron }: ScheduledJob, run: Date, error: unknown): Promise<void> {
    logger.error({ err: error, job: name, event: 'job.failed' }, 'a scheduled job failed');
    const again = await scheduledJobStore.hasFailed(name);
    const nextRunAt = new Date(Math.min(nextRun(cron).getTime(), clock.millis() + AFTER_FAILURE_MS));
    await scheduledJobStore.finish(name, run, {
      nextRunAt,
      error: error instanceof Error ? error.message : String(error),
    });
    if (again) await onFailing(name);
  }

  return {
    register,
    runDue,
    async start() {
      await register();
      const underWay = new Set<Promise<unknown>>();
      const poller = startPoller('schedule', pollMs, async () => {
        // Not awaited: a long job must not hold up the others.
        for (const name of await scheduledJobStore.due([...byName.keys()])) {
          const running = runIfFree(name)
            .catch((error: unknown) => logger.warn({ err: error, job: name }, 'a scheduled job could not be run'))
            .finally(() => underWay.delete(running));
          underWay.add(running);
        }
      });
      return {
        async stop() {
          await poller.stop();
          await Promise.all(underWay);
        },
      };
    },
  };
}

const leaseEnd = (): Date => new Date(clock.millis() + LEASE_MS);

/** When a cron comes next. Throws when it never does, or is none: a mistake of ours that shows at start-up. */
export function nextRun(cron: string): Date {
  const next = new Cron(cron, { timezone: ZONE }).nextRun(clock.now());
  if (!next) throw new RangeError(`never: ${cron}`);
  return next;
}
