import type * as pinoModule from 'pino';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWebhookSender } from '@bff/integrations/webhooks';
import { startWebhookReceiver, type WebhookReceiver } from '@bff/integrations/webhooks/testing/webhook-receiver';
import { createOutboxWorker } from '@bff/jobs/outbox-worker';
import { createScheduler } from '@bff/jobs/scheduler';
import { clock } from '@bff/platform/clock';
import { logger } from '@bff/platform/logger';
import { exportSpans } from '@bff/platform/tracing/export-spans';
import { statementSpan } from '@bff/platform/tracing/statement-spans';
import { OutboxMessage } from '@db/models';
import { selectOne } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { log } from './testing/captured-log';
import { createPerson, type Person } from './testing/people';
import { wholeApp } from './testing/whole-app';

vi.hoisted(() => {
  process.env['LOG_LEVEL'] = 'info';
});
vi.mock('pino', async (original) =>
  (await import('./testing/captured-log')).capturing(await original<typeof pinoModule>()),
);

useTestDatabase({ logging: statementSpan });
const { ask } = wholeApp();

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';
const STATE = 'congo=t61rcWkgMzE,rojo=1';

interface ExportedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code: number };
  startTimeUnixNano: string;
  endTimeUnixNano: string;
}
interface Line {
  msg: string;
  traceId?: string;
  spanId?: string;
}

let collector: WebhookReceiver;
let partner: WebhookReceiver;
let person: Person;
let tracing: { stop(): Promise<void> } | undefined;

beforeAll(async () => {
  collector = await startWebhookReceiver();
  collector.answer((response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  partner = await startWebhookReceiver();
});
// A new one each time: nobody is mailed twice in a row.
beforeEach(async () => {
  person = await createPerson('PRIVATE_CUSTOMER');
});
afterAll(async () => {
  await collector.stop();
  await partner.stop();
});
afterEach(async () => {
  await tracing?.stop();
  tracing = undefined;
  collector.received.length = 0;
  partner.received.length = 0;
  log.text = '';
  await OutboxMessage.destroy({ where: {} });
});

const exporting = async (share = 1) => {
  const endpoint = new URL(collector.url).origin;
  tracing = await exportSpans({ endpoint, headers: { 'x-tenant': 'ours' }, serviceName: 'tested', share });
};

/** What has reached the collector once the process has stopped. */
async function exported(): Promise<ExportedSpan[]> {
  await tracing?.stop();
  return collector.received.flatMap(({ body }) => {
    const { resourceSpans } = JSON.parse(new TextDecoder().decode(body)) as {
      resourceSpans: { scopeSpans: { spans: ExportedSpan[] }[] }[];
    };
    return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
  });
}
const attribute = (span: ExportedSpan, key: string) => {
  const { stringValue, intValue } = span.attributes.find((one) => one.key === key)?.value ?? {};
  return stringValue ?? intValue;
};
const lines = (msg: string): Line[] =>
  log.text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)
    .filter((line) => line.msg === msg);

/** A form that queues a mail in the transaction that decides it. */
const forget = (headers: Record<string, string>) =>
  ask('/sv/auth/forgot-password', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({ email: `${person.username}@test.invalid` }).toString(),
  });

/** Handles waiting messages by a call to another service. */
const carryOut = () =>
  createOutboxWorker({
    handlers: {
      mail: {
        handle: async () => {
          logger.info({}, 'carried out');
          await createWebhookSender({ allowLocal: true }).post(new URL(partner.url), {
            headers: {},
            body: new Uint8Array(),
          });
        },
      },
    },
    onGivenUp: () => Promise.resolve(),
  }).drain();

describe('a trace', () => {
  it('runs from the caller through the request, its statements and the outbox to the service called later', async () => {
    await exporting();
    await forget({ traceparent: `00-${TRACE}-${CALLER}-01`, tracestate: STATE });
    // Another process, later: no request is in progress there.
    expect(await carryOut()).toBe(1);
    const spans = await exported();

    expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]));
    const [request] = spans.filter(({ name }) => name === 'POST /:locale/auth/forgot-password');
    expect(request).toMatchObject({ parentSpanId: CALLER, kind: 2 });
    expect(attribute(request!, 'http.response.status_code')).toBe(303);
    expect(attribute(request!, 'bussplats.area')).toBe('open');

    const statements = spans.filter((span) => span.parentSpanId === request!.spanId && span.kind === 3);
    expect(statements.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['SELECT users', 'INSERT outbox', 'COMMIT']),
    );
    const [insert] = statements.filter(({ name }) => name === 'INSERT outbox');
    expect(attribute(insert!, 'db.query.text')).toMatch(/^INSERT INTO `outbox` \(.*\) VALUES \(.*\?/);
    for (const { startTimeUnixNano, endTimeUnixNano } of statements)
      expect(BigInt(endTimeUnixNano) >= BigInt(startTimeUnixNano)).toBe(true);

    const [delivery] = spans.filter(({ name }) => name === 'outbox mail');
    expect(delivery).toMatchObject({ parentSpanId: request!.spanId, kind: 5 });
    expect(spans.filter((span) => span.parentSpanId === delivery!.spanId).map(({ name }) => name)).toContain(
      'UPDATE outbox',
    );
    const [call] = spans.filter(({ name }) => name === 'POST webhook');
    expect(call).toMatchObject({ parentSpanId: delivery!.spanId, kind: 3 });
    const [called] = partner.received;
    expect(called!.headers.get('traceparent')).toBe(`00-${TRACE}-${call!.spanId}-01`);
    expect(called!.headers.get('tracestate')).toBe(STATE);

    expect(lines('request')).toEqual([expect.objectContaining({ traceId: TRACE, spanId: request!.spanId })]);
    expect(lines('carried out')).toEqual([expect.objectContaining({ traceId: TRACE, spanId: delivery!.spanId })]);
  });

  it('contains nothing that users typed, and gives the collector what it needs', async () => {
    await exporting();
    await forget({});
    await ask(`/sv/auth/change-password/hemlig-nyckel`);
    await ask('/sv/hemlig-sida?namn=hemlig');
    const spans = await exported();
    expect(spans.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['GET /:locale/auth/change-password/:hash', 'POST /:locale/auth/forgot-password']),
    );
    const said = JSON.stringify(spans);
    for (const secret of [person.username, '@test.invalid', 'hemlig']) expect(said).not.toContain(secret);
    expect(collector.received[0]).toMatchObject({ path: '/v1/traces' });
    expect(collector.received[0]!.headers.get('x-tenant')).toBe('ours');
    expect(new TextDecoder().decode(collector.received[0]!.body)).toContain('"tested"');
  });

  it('that the caller does not record is not recorded here, but still logged and passed on', async () => {
    await exporting();
    await forget({ traceparent: `00-${TRACE}-${CALLER}-00` });
    await carryOut();
    expect(await exported()).toEqual([]);
    expect(lines('request')[0]).toMatchObject({ traceId: TRACE });
    expect(partner.received[0]!.headers.get('traceparent')).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-00$`));
  });

  it('starts here if the caller sends none, or an invalid one', async () => {
    await exporting();
    const bad = [`00-${'0'.repeat(32)}-${CALLER}-01`, `00-${TRACE}-${CALLER}-01, 00-${TRACE}-${CALLER}-01`];
    for (const headers of [{}, ...bad.map((traceparent) => ({ traceparent, tracestate: STATE }))])
      expect((await ask('/sv', { headers })).status).toBe(200);
    const requests = (await exported()).filter(({ name }) => name === 'GET /:locale');
    expect(requests).toHaveLength(3);
    expect(new Set(requests.map(({ traceId }) => traceId)).size).toBe(3);
    for (const { traceId, parentSpanId } of requests) {
      expect(traceId).not.toBe(TRACE);
      expect(parentSpanId ?? '').toBe('');
    }
  });

  it('does not start for a probe, but continues if the probe sends one', async () => {
    await exporting();
    for (const path of ['/healthz', '/readyz']) expect((await ask(path)).status).toBe(200);
    await ask('/readyz', { headers: { traceparent: `00-${TRACE}-${CALLER}-01` } });
    expect(lines('request').map(({ traceId }) => traceId)).toEqual([undefined, undefined, TRACE]);
    expect((await exported()).map(({ name, traceId }) => [name, traceId])).toEqual([
      ['SELECT', TRACE],
      ['GET /readyz', TRACE],
    ]);
  });

  it("that starts here is sampled at the installation's rate", async () => {
    await exporting(0);
    await ask('/sv');
    expect(await exported()).toEqual([]);
    expect(lines('request')[0]!.traceId).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is started by a job, and records that it failed', async () => {
    await exporting();
    const run = async () => {
      logger.info({}, 'in the job');
      await selectOne('SELECT 41 + 1 AS answer');
      throw new TypeError('no');
    };
    const jobs = [{ name: 'tried', cron: '*/5 * * * *', run }];
    const scheduler = createScheduler({ jobs, onFailing: () => Promise.resolve() });
    await scheduler.register();
    clock.freeze(new Date(Date.now() + 600_000));
    try {
      expect(await scheduler.runDue()).toEqual(['tried']);
    } finally {
      clock.release();
    }
    const spans = await exported();
    const [job] = spans.filter(({ name }) => name === 'job tried');
    expect(job!.status.code).toBe(2);
    expect(attribute(job!, 'error.type')).toBe('TypeError');
    const texts = spans
      .filter((span) => span.parentSpanId === job!.spanId)
      .map((span) => attribute(span, 'db.query.text'));
    expect(texts).toContain('SELECT ? + ? AS answer');
    expect(lines('in the job')[0]).toMatchObject({ traceId: job!.traceId, spanId: job!.spanId });
  });
});

it('is logged and passed on if nothing is exported', async () => {
  await forget({ traceparent: `00-${TRACE}-${CALLER}-01`, tracestate: STATE });
  const [line] = lines('request');
  expect(line).toMatchObject({ traceId: TRACE });
  expect(line!.spanId).not.toBe(CALLER);
  const message = await OutboxMessage.findOne();
  expect(message).toMatchObject({ traceParent: `00-${TRACE}-${line!.spanId}-01`, traceState: STATE });
  await carryOut();
  const [called] = partner.received;
  expect(called!.headers.get('traceparent')).toBe(`00-${TRACE}-${lines('carried out')[0]!.spanId}-01`);
  expect(called!.headers.get('tracestate')).toBe(STATE);
  expect(collector.received).toEqual([]);
});

it('a collector that is down costs a log line, and delays nothing', async () => {
  const endpoint = 'http://127.0.0.1:9';
  tracing = await exportSpans({ endpoint, headers: {}, serviceName: 'tested', share: 1, everyMs: 20 });
  expect((await ask('/sv')).status).toBe(200);
  for (let tries = 0; lines('spans are not exported').length === 0 && tries < 100; tries++) await sleep(50);
  expect(lines('spans are not exported').length).toBeGreaterThan(0);
  const started = performance.now();
  await tracing.stop();
  expect(performance.now() - started).toBeLessThan(4_000);
});
