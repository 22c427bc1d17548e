import { Op } from 'sequelize';
import { clock } from '@bff/platform/clock';
import { ScheduledJob } from '@db/models';
import { alone } from '@db/query';

const MAX_ERROR = 1_000;

/** Makes the job known. A job whose schedule has become more frequent comes at its new time. */
async function register(name: string, nextRunAt: Date): Promise<void> {
  await alone(() => ScheduledJob.bulkCreate([{ name, nextRunAt }], { ignoreDuplicates: true }));
  const comesLater = { name, nextRunAt: { [Op.or]: [null, { [Op.gt]: nextRunAt }] } };
  await alone(() => ScheduledJob.update({ nextRunAt }, { where: comesLater }));
}

const freeAndDue = (now: Date) => ({
  nextRunAt: { [Op.lte]: now },
  lockedUntil: { [Op.or]: [null, { [Op.lte]: now }] },
});

/** The names of the jobs that wait to be run. */
async function due(names: readonly string[]): Promise<string[]> {
  const where = { name: [...names], ...freeAndDue(clock.now()) };
  const jobs = await alone(() => ScheduledJob.findAll({ attributes: ['name'], where }));
  return jobs.map(({ name }) => name);
}

/** Takes a due job for this process; the instant names the run. Undefined when another process was first. */
async function take(name: string, lockedUntil: Date): Promise<Date | undefined> {
  const now = clock.now();
  const where = { name, ...freeAndDue(now) };
  const [taken] = await alone(() => ScheduledJob.update({ lockedUntil, lastStartedAt: now }, { where }));
  return taken === 1 ? now : undefined;
}

/** Keeps a running job for longer. */
async function extend(name: string, run: Date, lockedUntil: Date): Promise<void> {
  await alone(() => ScheduledJob.update({ lockedUntil }, { where: { name, lastStartedAt: run } }));
}

interface Finished {
  nextRunAt: Date;
  /** Null when it went well. */
  error: string | null;
}

async function finish(name: string, run: Date, { nextRunAt, error }: Finished): Promise<void> {
  const lastError = error?.slice(0, MAX_ERROR) ?? null;
  await alone(() =>
    ScheduledJob.update(
      { lockedUntil: null, nextRunAt, lastFinishedAt: clock.now(), lastError },
      { where: { name, lastStartedAt: run } },
    ),
  );
}

/** Whether the run before failed. */
async function hasFailed(name: string): Promise<boolean> {
  const job = await alone(() => ScheduledJob.findByPk(name, { attributes: ['lastError'] }));
  return job !== null && job.lastError !== null;
}

export interface JobStanding {
  name: string;
  /** Null for a job that never comes again by itself. */
  nextRunAt: Date | null;
  /** Its last run failed. */
  hasFailed: boolean;
}

/** Of every job: when it comes next, and how it went last. */
async function standings(): Promise<JobStanding[]> {
  const jobs = await alone(() => ScheduledJob.findAll({ attributes: ['name', 'nextRunAt', 'lastError'] }));
  return jobs.map(({ name, nextRunAt, lastError }) => ({ name, nextRunAt, hasFailed: lastError !== null }));
}

export const scheduledJobStore = { register, due, take, extend, finish, hasFailed, standings };
