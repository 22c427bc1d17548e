import type * as pinoModule from 'pino';
import { Hono } from 'hono';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApp } from '@bff/app';
import { oneTimeTokenStore } from '@bff/domain/accounts/one-time-token.store';
import { execute } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { log } from './testing/captured-log';
import { createPerson, PASSWORD, type Person } from './testing/people';
import { wholeApp } from './testing/whole-app';

vi.hoisted(() => {
  process.env['LOG_LEVEL'] = 'info';
  // As in production: there Remix reports an error without details.
  vi.stubEnv('DEV', false);
  vi.stubEnv('PROD', true);
});
vi.mock('pino', async (original) =>
  (await import('./testing/captured-log')).capturing(await original<typeof pinoModule>()),
);

useTestDatabase();
const { ask } = wholeApp();
afterEach(() => {
  log.text = '';
});

interface Line {
  level: string;
  time: string;
  event?: string;
  security?: string;
  status?: number;
}
/** The lines so far; fails if one is not JSON. */
const lines = (): Line[] =>
  log.text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
const events = () => lines().map(({ event }) => event);
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const post = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  ask(path, { method: 'POST', headers: { ...FORM, ...headers }, body: new URLSearchParams(form).toString() });

let customer: Person;
beforeAll(async () => {
  customer = await createPerson('PRIVATE_CUSTOMER');
});

describe('the log', () => {
  it('records logins and passwords, in UTC', async () => {
    await post('/sv/auth/login', { username: customer.username, password: 'Fel-Ord-7-Dagar' });
    await post('/sv/auth/login', { username: customer.username, password: PASSWORD });
    const link = await oneTimeTokenStore.issue(customer.actor!.userId, 'passwordReset', new Date(Date.now() + 60_000));
    const twice = { password: 'Nytt-Ord-I-Bussen-3', passwordRepeat: 'Nytt-Ord-I-Bussen-3' };
    expect((await post(`/sv/auth/change-password/${link}`, twice)).status).toBe(303);
    for (const event of ['login.failed', 'login.succeeded', 'password.reset']) expect(events()).toContain(event);
    for (const { time } of lines()) expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it('contains no password, token, link, address or name', async () => {
    const link = await oneTimeTokenStore.issue(
      customer.actor!.userId,
      'emailVerification',
      new Date(Date.now() + 60_000),
    );
    const login = await post('/sv/auth/login?returnUrl=%2Fsv%2Fhemligt', {
      username: customer.username,
      password: 'Nytt-Ord-I-Bussen-3',
    });
    const session = /session=([^;]+)/.exec(login.headers.getSetCookie().join())![1]!;
    await ask(`/sv/auth/verify-email/${link}`);
    await ask('/sv/user/profile', { headers: { cookie: `session=${session}`, authorization: 'Bearer hemlig-token' } });
    await post('/sv/auth/forgot-password', { email: 'hemlig.adress@test.invalid' });
    await post('/sv/auth/register', {
      name: 'Hemlig Person',
      email: 'hemlig.adress@test.invalid',
      password: 'Hemligt-Ord-9',
    });
    expect(lines().length).toBeGreaterThan(4);
    const decoded = JSON.parse(Buffer.from(decodeURIComponent(session), 'base64').toString()) as string;
    for (const secret of [link, session, decoded, 'hemlig', 'Hemlig', 'Nytt-Ord', customer.username])
      expect(log.text).not.toContain(secret);
  });

  it('records refusals, and requests from other sites', async () => {
    const driver = await createPerson('DRIVER');
    await post('/sv/dashboard/admin', { intent: 'x' }, await driver.browser());
    await post('/sv/cookies', { answer: 'all' }, { origin: 'https://evil.example' });
    await ask('/api/v1/bookings', { headers: { 'x-signature': 'a'.repeat(64) } });
    const security = lines().map((line) => line.security);
    for (const kind of ['request.crossSite', 'access.refused', 'api.refused']) expect(security).toContain(kind);
  });

  it('accepts no injected lines', async () => {
    const forged = 'x\n{"level":"fatal","event":"forged"}\r\n\u001b[31m';
    await post('/sv/auth/login', { username: forged, password: forged });
    await ask(`/sv/page/${encodeURIComponent(forged)}`);
    await ask('/api/v1/bookings', { headers: { authorization: 'Bearer {"event":"forged"}' } });
    expect(lines().filter(({ level, event }) => level === 'fatal' || event === 'forged')).toEqual([]);
    expect(log.text).not.toContain('\u001b');
  });
});

describe('an error', () => {
  it('beside the pages reveals nothing of itself', async () => {
    const broken = new Hono();
    broken.get('/broken', () => {
      throw new Error('the secret at /etc/passwd');
    });
    const app = createApp({ signed: broken, pages: new Hono() });
    const response = await app.fetch(new Request('http://localhost:3000/broken'), {
      incoming: { socket: { remoteAddress: '127.0.0.1' } },
    });
    const body = await response.text();
    expect(response.status).toBe(503);
    expect(body).not.toMatch(/secret|passwd|Error|\bat \//);
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(log.text).toContain('the secret at');
  });

  it('of a page reveals nothing of itself, in page or data', async () => {
    await execute('RENAME TABLE content_pages TO content_pages_away');
    try {
      for (const path of ['/sv/page/about', '/sv/page/about.data', '/en/page/about']) {
        const response = await ask(path, { headers: { cookie: 'x=1' } });
        expect(response.status).toBe(500);
        expect(await response.text()).not.toMatch(/content_pages|SELECT|ER_NO_SUCH|node_modules|sequelize/i);
      }
    } finally {
      await execute('RENAME TABLE content_pages_away TO content_pages');
    }
  });
});
