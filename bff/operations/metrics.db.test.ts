import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOutboxWorker } from '@bff/jobs/outbox-worker';
import { createScheduler } from '@bff/jobs/scheduler';
import { clock } from '@bff/platform/clock';
import { countRequest, watchPool } from '@bff/platform/metrics';
import { sequelize } from '@db/connection';
import { createOrder } from '@db/factories';
import { Payment } from '@db/models';
import { execute } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { metricsPage } from '.';

useTestDatabase();

const TOKEN = 'a-token-of-sixteen-or-more';
const page = metricsPage(TOKEN);
const ask = (authorization?: string) =>
  page.request('/metrics', { headers: authorization === undefined ? {} : { authorization } });
async function metrics(): Promise<string[]> {
  const answer = await ask(`Bearer ${TOKEN}`);
  expect(answer.status).toBe(200);
  return (await answer.text()).split('\n');
}
/** 0 where nothing was counted yet. */
const valueOf = (lines: readonly string[], series: string): number =>
  Number(lines.find((line) => line.startsWith(`${series} `))?.slice(series.length + 1) ?? 0);
const promise = (kind: string, at: string, failedAt: string | null = null) =>
  execute(
    'INSERT INTO outbox (kind, payload, due_at, created_at, failed_at) VALUES (:kind, :payload, :at, :at, :failedAt)',
    { kind, payload: '{}', at, failedAt },
  );

beforeEach(async () => {
  await execute('DELETE FROM outbox');
  await execute('DELETE FROM scheduled_jobs');
  clock.freeze('2027-03-01T12:00:00Z');
});
afterEach(() => clock.release());

describe('/metrics', () => {
  it('is for whoever has the token', async () => {
    expect((await ask()).status).toBe(401);
    expect((await ask('Bearer another-token-of-sixteen')).status).toBe(401);
    const answer = await ask(`Bearer ${TOKEN}`);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('counts requests by what answered them; made-up methods are one', async () => {
    // The counters are the process's, and other tests of this worker have asked for pages too.
    const before = await metrics();
    countRequest({ area: 'general', method: 'GET', status: 200, milliseconds: 30 });
    countRequest({ area: 'none', method: 'BREW', status: 404, milliseconds: 1 });
    const after = await metrics();
    const more = (series: string) => valueOf(after, series) - valueOf(before, series);
    const page = 'area="general",method="GET",status="200"';
    expect(more(`http_request_duration_seconds_bucket{le="0.05",${page}}`)).toBe(1);
    expect(more(`http_request_duration_seconds_bucket{le="0.025",${page}}`)).toBe(0);
    expect(more('http_request_duration_seconds_count{area="none",method="other",status="404"}')).toBe(1);
  });

  it('tells how old the outbox is', async () => {
    await promise('mail', '2027-03-01 11:59:30');
    await promise('mail', '2027-03-01 11:00:00');
    await promise('mail', '2027-03-01 10:00:00', '2027-03-01 11:00:00');
    await promise('mail', '2027-03-01 12:30:00');
    const lines = await metrics();
    expect(lines).toEqual(
      expect.arrayContaining([
        'bussplats_outbox_messages{state="waiting"} 2',
        'bussplats_outbox_messages{state="late"} 1',
        'bussplats_outbox_messages{state="given_up"} 1',
        'bussplats_outbox_oldest_seconds{state="waiting"} 3600',
        'bussplats_outbox_oldest_seconds{state="late"} 3600',
        'bussplats_outbox_oldest_seconds{state="given_up"} 7200',
        'bussplats_held_orders{state="overdue"} 0',
        'bussplats_payments_in_trouble{kind="mismatch"} 0',
        'bussplats_payments_in_trouble_oldest_seconds{kind="late_refund"} 0',
        'bussplats_database_up 1',
      ]),
    );
  });

  it('counts what a process carries out of the outbox, and what fails', async () => {
    await promise('well', '2027-03-01 11:59:30');
    await promise('badly', '2027-03-01 11:59:30');
    const handlers = {
      well: { handle: () => Promise.resolve() },
      badly: { handle: () => Promise.reject(new Error('no')) },
    };
    await createOutboxWorker({ handlers, onGivenUp: () => Promise.resolve() }).drain();
    const lines = await metrics();
    expect(lines).toContain('bussplats_outbox_delivery_duration_seconds_count{kind="well",outcome="done"} 1');
    expect(lines).toContain('bussplats_outbox_delivery_duration_seconds_count{kind="badly",outcome="failed"} 1');
  });

  it('tells which jobs are late, and which failed', async () => {
    const jobs = [
      { name: 'good', cron: '*/5 * * * *', run: () => Promise.resolve() },
      { name: 'bad', cron: '*/5 * * * *', run: () => Promise.reject(new Error('no')) },
    ];
    const scheduler = createScheduler({ jobs, onFailing: () => Promise.resolve() });
    await scheduler.register();
    clock.freeze('2027-03-01T12:05:20Z');
    expect(await metrics()).toContain('bussplats_job_late_seconds{job="good"} 20');
    await scheduler.runDue();
    expect(await metrics()).toEqual(
      expect.arrayContaining([
        'bussplats_job_late_seconds{job="good"} 0',
        'bussplats_job_failing{job="good"} 0',
        'bussplats_job_failing{job="bad"} 1',
        'bussplats_job_duration_seconds_count{job="good",outcome="done"} 1',
        'bussplats_job_duration_seconds_count{job="bad",outcome="failed"} 1',
      ]),
    );
  });

  it('counts holds by whether their time is over, and payments that somebody has to look at', async () => {
    // Whether a hold is over is the database's to say, and its clock is not frozen.
    const held = (minutes: number) =>
      createOrder({
        order: { holdExpiresAt: new Date(Date.now() + minutes * 60_000), termsAcceptedAt: null },
        booking: { status: 'preliminaryBooked' },
      });
    await held(10);
    await held(15);
    await held(-10);
    const { order } = await createOrder();
    await Payment.create({
      orderId: order.id,
      amount: order.total,
      status: 'mismatch',
      idempotencyKey: 'mismatch-of-metrics',
    });
    await execute("UPDATE payments SET created_at = '2027-03-01 11:30:00'");
    expect(await metrics()).toEqual(
      expect.arrayContaining([
        'bussplats_held_orders{state="running"} 2',
        'bussplats_held_orders{state="overdue"} 1',
        'bussplats_payments_in_trouble{kind="mismatch"} 1',
        'bussplats_payments_in_trouble{kind="failed_refund"} 0',
      ]),
    );
    expect(valueOf(await metrics(), 'bussplats_payments_in_trouble_oldest_seconds{kind="mismatch"}')).toBe(1_800);
  });

  it('measures how long work waits for a connection', async () => {
    watchPool(sequelize());
    await sequelize().query('SELECT 1');
    const waits = (lines: string[]) =>
      Number(lines.find((line) => line.startsWith('bussplats_database_pool_wait_seconds_count'))?.split(' ')[1]);
    const before = waits(await metrics());
    expect(before).toBeGreaterThan(0);
    await sequelize().query('SELECT 1');
    expect(waits(await metrics())).toBeGreaterThan(before);
  });
});

it('answers while the database is away, and says so', async () => {
  await metrics();
  const away = vi.spyOn(sequelize(), 'query').mockRejectedValue(new Error('away'));
  try {
    const lines = await metrics();
    expect(lines).toContain('bussplats_database_up 0');
    expect(lines.filter((line) => line.startsWith('bussplats_outbox_messages{'))).toEqual([]);
    expect(lines.some((line) => line.startsWith('process_cpu_seconds_total'))).toBe(true);
  } finally {
    away.mockRestore();
  }
});
