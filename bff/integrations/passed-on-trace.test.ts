import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest';
import { inTrace } from '@bff/platform/tracing/trace';
import { httpAnalytics } from './analytics';
import { createStripeProvider } from './payments/stripe';
import { OsrmClient } from './router/osrm/osrm-client';
import { createWebhookSender } from './webhooks';
import { startWebhookReceiver, type WebhookReceiver } from './webhooks/testing/webhook-receiver';

const CALLER = {
  traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
  spanId: '00f067aa0ba902b7',
  isSampled: true,
  traceState: 'congo=t61rcWkgMzE',
};

let server: WebhookReceiver;
beforeAll(async () => {
  server = await startWebhookReceiver();
  server.answer((response) => response.writeHead(500).end('{}'));
});
afterAll(() => server.stop());
beforeEach(() => {
  server.received.length = 0;
});

const origin = () => new URL(server.url).origin;
const oslo = { lat: 59.91, lon: 10.75 };
const calls: Record<string, () => Promise<unknown>> = {
  'the routing service': () => new OsrmClient(origin(), 2_000).table(oslo, [oslo]),
  'the payment provider': () =>
    createStripeProvider({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiOrigin: origin() }).getCheckout('cs_1'),
  'the analytics service': () =>
    httpAnalytics(server.url).send({ event: 'login', pseudonym: 'x', language: 'sv', hour: '2027-03-01T12:00Z' }),
  'an integration': () =>
    createWebhookSender({ allowLocal: true }).post(new URL(server.url), { headers: {}, body: new Uint8Array() }),
};

test.each(Object.entries(calls))('%s is passed the trace that the call belongs to', async (_who, call) => {
  await inTrace({ name: 'work', kind: 'internal' }, CALLER, () => call().catch(() => undefined));
  const [{ headers }] = server.received as [(typeof server.received)[0]];
  expect(headers.get('traceparent')).toMatch(
    /^00-4bf92f3577b34da6a3ce929d0e0e4736-(?!00f067aa0ba902b7)[0-9a-f]{16}-01$/,
  );
  expect(headers.get('tracestate')).toBe(CALLER.traceState);
});

it('is passed none when there is none', async () => {
  for (const call of Object.values(calls)) await call().catch(() => undefined);
  expect(server.received).toHaveLength(4);
  for (const { headers } of server.received) expect(headers.get('traceparent') ?? headers.get('tracestate')).toBeNull();
});
