import { Gauge } from 'prom-client';
import { holdBacklog } from '@bff/domain/bookings';
import { paymentsNeedingAttention } from '@bff/domain/payments';
import { LATE_MS, outboxBacklog } from '@bff/domain/shared/outbox-backlog.store';
import type { Waiting } from '@bff/domain/shared/waiting.store';
import { scheduledJobStore } from '@bff/jobs/scheduled-job.store';
import { clock } from '@bff/platform/clock';
import { logger } from '@bff/platform/logger';
import { registry } from '@bff/platform/metrics';

const registers = [registry];

const databaseUp = new Gauge({
  name: 'bussplats_database_up',
  help: '1 when the database answered this reading; when 0 the other readings of it are missing.',
  registers,
});

const outbox = {
  count: new Gauge({
    name: 'bussplats_outbox_messages',
    help: 'Messages of the outbox that are due (waiting), due for too long (late), or given up and not closed (given_up).',
    labelNames: ['state'] as const,
    registers,
  }),
  age: new Gauge({
    name: 'bussplats_outbox_oldest_seconds',
    help: 'Age of the oldest of them; 0 when there is none.',
    labelNames: ['state'] as const,
    registers,
  }),
};

const jobs = {
  late: new Gauge({
    name: 'bussplats_job_late_seconds',
    help: 'How long a scheduled job has been due without having ended; 0 when it is not due.',
    labelNames: ['job'] as const,
    registers,
  }),
  failing: new Gauge({
    name: 'bussplats_job_failing',
    help: '1 when the last run of a scheduled job failed.',
    labelNames: ['job'] as const,
    registers,
  }),
};

const holds = new Gauge({
  name: 'bussplats_held_orders',
  help: 'Orders that hold a bus without being paid: within their time (running), or after it (overdue).',
  labelNames: ['state'] as const,
  registers,
});

const payments = {
  count: new Gauge({
    name: 'bussplats_payments_in_trouble',
    help: 'Payments and refunds that somebody has to look at.',
    labelNames: ['kind'] as const,
    registers,
  }),
  age: new Gauge({
    name: 'bussplats_payments_in_trouble_oldest_seconds',
    help: 'Age of the oldest of them; 0 when there is none.',
    labelNames: ['kind'] as const,
    registers,
  }),
};

const all = [...Object.values(outbox), ...Object.values(jobs), holds, ...Object.values(payments)];

const PAYMENT_KINDS = {
  mismatches: 'mismatch',
  failedRefunds: 'failed_refund',
  lateRefunds: 'late_refund',
  paymentIssues: 'payment_issue',
} as const;

/** Reads what waits in the database. While that is away none of these values is known, so none is given. */
export async function readGauges(): Promise<void> {
  try {
    const now = clock.millis();
    const [due, late, standings, held, inTrouble] = await Promise.all([
      outboxBacklog(new Date(now)),
      outboxBacklog(new Date(now - LATE_MS)),
      scheduledJobStore.standings(),
      holdBacklog(),
      paymentsNeedingAttention(),
    ]);
    const seconds = ({ oldest }: Waiting) => (oldest ? Math.max(0, now - oldest.getTime()) / 1_000 : 0);
    const tell = (state: string, waiting: Waiting) => {
      outbox.count.set({ state }, waiting.count);
      outbox.age.set({ state }, seconds(waiting));
    };
    tell('waiting', due.late);
    tell('late', late.late);
    tell('given_up', late.givenUp);
    for (const { name, nextRunAt, hasFailed } of standings) {
      jobs.late.set({ job: name }, nextRunAt ? Math.max(0, now - nextRunAt.getTime()) / 1_000 : 0);
      jobs.failing.set({ job: name }, Number(hasFailed));
    }
    holds.set({ state: 'running' }, held.running);
    holds.set({ state: 'overdue' }, held.overdue);
    for (const [key, kind] of Object.entries(PAYMENT_KINDS)) {
      const waiting = inTrouble[key as keyof typeof PAYMENT_KINDS];
      payments.count.set({ kind }, waiting.count);
      payments.age.set({ kind }, seconds(waiting));
    }
    databaseUp.set(1);
  } catch (error) {
    logger.warn({ err: error }, 'what waits in the database could not be read');
    for (const gauge of all) gauge.reset();
    databaseUp.set(0);
  }
}
