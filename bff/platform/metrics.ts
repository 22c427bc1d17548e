import { Counter, Histogram, Registry } from 'prom-client';
import type { Sequelize } from 'sequelize';
import { retriesSoFar } from '@db/retry-transient';

/** What this process has counted since it started, by Prometheus conventions: seconds, and names that end in their unit. */
export const registry = new Registry();

const registers = [registry];
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const requests = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Requests answered, by the part of the product that answered them.',
  labelNames: ['area', 'method', 'status'] as const,
  buckets: SECONDS,
  registers,
});

const jobs = new Histogram({
  name: 'bussplats_job_duration_seconds',
  help: 'Runs of scheduled jobs by this process.',
  labelNames: ['job', 'outcome'] as const,
  buckets: [0.01, 0.1, 1, 10, 60, 600],
  registers,
});

const messages = new Histogram({
  name: 'bussplats_outbox_delivery_duration_seconds',
  help: 'Tries of this process to carry out a message of the outbox.',
  labelNames: ['kind', 'outcome'] as const,
  buckets: SECONDS,
  registers,
});

const poolWait = new Histogram({
  name: 'bussplats_database_pool_wait_seconds',
  help: 'How long work waited for a connection to the database.',
  buckets: SECONDS,
  registers,
});

const connections = {
  opened: new Counter({
    name: 'bussplats_database_connections_opened_total',
    help: 'Connections to the database that were opened.',
    registers,
  }),
  closed: new Counter({
    name: 'bussplats_database_connections_closed_total',
    help: 'Connections to the database that were closed.',
    registers,
  }),
};

new Counter({
  name: 'bussplats_database_retries_total',
  help: 'Transactions and single statements done again: after a deadlock, a lock that took too long, or a cluster that did not certify them.',
  registers,
  collect() {
    this.reset();
    this.inc(retriesSoFar());
  },
});

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Clients may invent methods: all unknown ones count as one. */
export const knownMethod = (method: string): string => (METHODS.has(method) ? method : 'other');

export interface AnsweredRequest {
  area: string;
  method: string;
  status: number;
  milliseconds: number;
}

/** Counts a request that has been answered. */
export function countRequest({ area, method, status, milliseconds }: AnsweredRequest): void {
  requests.observe({ area, method: knownMethod(method), status }, milliseconds / 1_000);
}

type Outcome = 'done' | 'failed';

async function timed<Result>(
  observe: (outcome: Outcome, seconds: number) => void,
  work: () => Promise<Result>,
): Promise<Result> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1_000;
  try {
    const result = await work();
    observe('done', seconds());
    return result;
  } catch (error) {
    observe('failed', seconds());
    throw error;
  }
}

/** Runs a scheduled job and counts it. */
export const countedJob = (job: string, work: () => Promise<unknown>): Promise<unknown> =>
  timed((outcome, seconds) => jobs.observe({ job, outcome }, seconds), work);

/** Delivers an outbox message and counts the try. */
export const countedDelivery = <Result>(kind: string, work: () => Promise<Result>): Promise<Result> =>
  timed((outcome, seconds) => messages.observe({ kind, outcome }, seconds), work);

/** Counts how long work waits for a connection of the pool, and how many connections are opened and closed. */
export function watchPool(database: Sequelize): void {
  const asked = new WeakMap<object, number>();
  database.addHook('beforePoolAcquire', (options) => void asked.set(options, performance.now()));
  database.addHook('afterPoolAcquire', (_connection, options) => {
    const started = asked.get(options);
    if (started !== undefined) poolWait.observe((performance.now() - started) / 1_000);
  });
  database.addHook('afterConnect', () => connections.opened.inc());
  database.addHook('afterDisconnect', () => connections.closed.inc());
}
