// Traces: S4-069, S4-071
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { pseudonymOf, sendAnalyticsEvent } from '@bff/domain/analytics';
import { provide } from '@bff/domain/shared/services';
import { httpAnalytics } from '@bff/integrations/analytics';
import { outboxHandlers } from '@bff/jobs/outbox-handlers';
import { createOutboxWorker } from '@bff/jobs/outbox-worker';
import { onlyVerbs } from '@bff/jobs/testing/only-verbs';
import { clock } from '@bff/platform/clock';
import type * as envModule from '@bff/platform/env';
import { execute, select } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { createPerson, PASSWORD, type Person } from './testing/people';
import { wholeApp } from './testing/whole-app';

const installation = vi.hoisted(() => ({ analyticsUrl: undefined as string | undefined }));
vi.mock('@bff/platform/env', async (original) => {
  const real = await original<typeof envModule>();
  return { ...real, env: () => ({ ...real.env(), ANALYTICS_URL: installation.analyticsUrl }) };
});

useTestDatabase();
const { ask } = wholeApp();

/** The endpoint's requests and its answers. */
const received: { method: string; headers: NodeJS.Dict<string | string[]>; body: string }[] = [];
let answer = 202;
const endpoint = createServer((request, response) => {
  void text(request).then((body) => {
    received.push({ method: request.method ?? '', headers: request.headers, body });
    response.writeHead(answer).end();
  });
});
let customer: Person;
beforeAll(async () => {
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
  installation.analyticsUrl = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/collect`;
  provide({ analytics: httpAnalytics(installation.analyticsUrl) });
  customer = await createPerson('PRIVATE_CUSTOMER');
});
afterAll(() => void endpoint.close());
afterEach(async () => {
  received.length = 0;
  answer = 202;
  clock.release();
  await execute('DELETE FROM outbox');
});

const post = (path: string, form: Record<string, string>, cookie: string) =>
  ask(path, {
    method: 'POST',
    body: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
  });
const cookieOf = (response: Response, name: string) =>
  response.headers
    .getSetCookie()
    .find((line) => line.startsWith(`${name}=`))!
    .split(';')[0]!;

/** Answers the cookie question, logs in and logs out. */
async function visit(choice: Record<string, string> | undefined): Promise<void> {
  const consent = choice ? cookieOf(await post('/sv/cookies', choice, ''), 'consent') : '';
  const login = await post('/en/auth/login', { username: customer.username, password: PASSWORD }, consent);
  expect(login.status).toBe(303);
  const session = cookieOf(login, 'session');
  expect((await post('/en/auth/logout', {}, `${consent}; ${session}`)).status).toBe(303);
}
const worker = createOutboxWorker({
  handlers: outboxHandlers(onlyVerbs({ sendAnalyticsEvent })),
  onGivenUp: () => Promise.resolve(),
});
const queued = () =>
  select<{ kind: string; payload: string }>("SELECT kind, payload FROM outbox WHERE kind = 'analytics'");

describe('login and logout events', () => {
  it('are sent with consent to marketing, with a pseudonym and no other personal data', async () => {
    await visit({ answer: 'chosen', marketing: 'on' });
    await worker.drain();
    const pseudonym = pseudonymOf(customer.actor!.userId, new Date());
    const bodies = received.map(({ body }) => JSON.parse(body) as unknown);
    const hour = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:00:00Z$/) as string;
    expect(bodies).toEqual([
      { event: 'login', pseudonym, language: 'en', hour },
      { event: 'logout', pseudonym, language: 'en', hour },
    ]);
    const whole = JSON.stringify(received);
    const { name, email } = (await select<{ name: string; email: string }>('SELECT name, email FROM users'))[0]!;
    for (const secret of [customer.username, name, email, 'cookie']) expect(whole).not.toContain(secret);
    expect(JSON.stringify(await queued())).not.toContain(pseudonym);
  });

  it.each([
    ['nobody was asked', undefined],
    ['only the necessary is agreed to', { answer: 'necessary' }],
    ['only what is functional is agreed to', { answer: 'chosen', functional: 'on' }],
  ])('are not sent when %s', async (_, choice) => {
    await visit(choice);
    expect(await queued()).toEqual([]);
  });

  it('are not sent by an installation without analytics', async () => {
    const url = installation.analyticsUrl;
    installation.analyticsUrl = undefined;
    await visit({ answer: 'all' });
    installation.analyticsUrl = url;
    expect(await queued()).toEqual([]);
  });

  it('wait while the endpoint is down, and are dropped if it rejects them', async () => {
    await visit({ answer: 'all' });
    answer = 503;
    expect(await worker.drain()).toBe(0);
    expect(await queued()).toHaveLength(2);
    answer = 400;
    clock.advance(60 * 60_000);
    expect(await worker.drain()).toBe(2);
  });
});

describe('a pseudonym', () => {
  it('identifies one person for a month, and then changes', () => {
    const [march, later, april] = ['2027-03-01', '2027-03-31', '2027-04-01'].map((day) => new Date(`${day}T12:00:00Z`));
    expect(pseudonymOf(7, march!)).toBe(pseudonymOf(7, later!));
    expect(pseudonymOf(7, march!)).not.toBe(pseudonymOf(7, april!));
    expect(pseudonymOf(7, march!)).not.toBe(pseudonymOf(8, march!));
    expect(pseudonymOf(7, march!)).toMatch(/^[\w-]{22}$/);
  });
});
