import { clock } from '@bff/platform/clock';
import { execute, select, selectOne } from '@db/query';

const MAX_ERROR = 1_000;

/** Makes the job known. A job whose schedule has become more frequent comes at its new time. */
async function register(name: string, nextRunAt: Date): Promise<void> {
  await execute(
    `INSERT INTO scheduled_jobs (name, next_run_at) VALUES (:name, :nextRunAt)
      ON DUPLICATE KEY UPDATE next_run_at = LEAST(COALESCE(next_run_at, :nextRunAt), :nextRunAt)`,
    { name, nextRunAt },
  );
}

const FREE_AND_DUE = 'next_run_at <= :now AND (locked_until IS NULL OR locked_until <= :now)';

/** The names of the jobs that wait to be run. */
async function due(names: readonly string[]): Promise<string[]> {
  const rows = await select<{ name: string }>(
    `SELECT name FROM scheduled_jobs WHERE name IN (:names) AND ${FREE_AND_DUE}`,
    { names: [...names], now: clock.now() },
  );
  return rows.map(({ name }) => name);
}

/** Takes a due job for this process; the instant names the run. Undefined when another process was first. */
async function take(name: string, lockedUntil: Date): Promise<Date | undefined> {
  const now = clock.now();
  const { affectedRows } = await execute(
    `UPDATE scheduled_jobs SET locked_until = :lockedUntil, last_started_at = :now WHERE name = :name AND ${FREE_AND_DUE}`,
    { name, lockedUntil, now },
  );
  return affectedRows === 1 ? now : undefined;
}

/** Keeps a running job for longer. */
async function extend(name: string, run: Date, lockedUntil: Date): Promise<void> {
  await execute('UPDATE scheduled_jobs SET locked_until = :lockedUntil WHERE name = :name AND last_started_at = :run', {
    name,
    run,
    lockedUntil,
  });
}

interface Finished {
  nextRunAt: Date;
  /** Null when it went well. */
  error: string | null;
}

async function finish(name: string, run: Date, { nextRunAt, error }: Finished): Promise<void> {
  await execute(
    `UPDATE scheduled_jobs SET locked_until = NULL, next_run_at = :nextRunAt, last_finished_at = :now, last_error = :error
      WHERE name = :name AND last_started_at = :run`,
    { name, run, nextRunAt, now: clock.now(), error: error?.slice(0, MAX_ERROR) ?? null },
  );
}

/** Whether the run before failed. */
async function hasFailed(name: string): Promise<boolean> {
  const row = await selectOne<{ lastError: string | null }>(
    'SELECT last_error AS lastError FROM scheduled_jobs WHERE name = :name',
    { name },
  );
  return row !== undefined && row.lastError !== null;
}

export const scheduledJobStore = { register, due, take, extend, finish, hasFailed };
