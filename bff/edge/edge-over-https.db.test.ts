import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPerson, PASSWORD, type Person } from '../../access/testing/people';
import { wholeApp } from '../../access/testing/whole-app';
import type * as envModule from '@bff/platform/env';
import { select } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { formLimits } from './form-rates';
import { rawGuard } from './raw-guard';

vi.hoisted(() => {
  vi.stubEnv('DEV', false);
  vi.stubEnv('PROD', true);
});
const ORIGIN = 'https://bussplats.example';
const PROXY = '10.0.0.1';
vi.mock('@bff/platform/env', async (original) => {
  const real = await original<typeof envModule>();
  const settings = real.parseEnv({
    APP_SECRET: 'x'.repeat(32),
    DEMO: '1',
    PUBLIC_ORIGIN: 'https://bussplats.example',
    TRUSTED_PROXIES: '10.0.0.1',
    LOG_LEVEL: 'silent',
  });
  return { ...real, env: () => settings, publicOrigin: () => settings.PUBLIC_ORIGIN };
});

useTestDatabase({ pool: 20 });
const { ask: askApp } = wholeApp();
type Init = Parameters<typeof askApp>[1];

/** As the proxy passes it on: over plain HTTP, under its own name for this process. */
const ask = (path: string, init: Init = {}) =>
  askApp(path, {
    peer: PROXY,
    ...init,
    headers: { host: '127.0.0.1:3000', 'x-forwarded-for': '198.51.100.7', ...init.headers },
  });
const post = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  ask(path, {
    method: 'POST',
    body: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN, ...headers },
  });
const cookiesOf = (response: Response) => response.headers.getSetCookie();

let customer: Person;
beforeAll(async () => {
  customer = await createPerson('PRIVATE_CUSTOMER');
});
const logIn = () => post('/sv/auth/login', { username: customer.username, password: PASSWORD });
const sessionOf = (response: Response) =>
  cookiesOf(response)
    .find((line) => line.startsWith('__Host-session='))!
    .split(';')[0]!;

describe('cookies over https', () => {
  it('are __Host-, Secure, HttpOnly and SameSite=Lax, each one of them', async () => {
    const login = await logIn();
    expect(login.status).toBe(303);
    const cookie = sessionOf(login);
    const consent = await post('/sv/cookies', { answer: 'all' });
    const agreed = cookiesOf(consent)
      .map((line) => line.split(';')[0]!)
      .join('; ');
    const search = await ask('/sv/buses/search?tripType=one-way', { headers: { cookie: `${cookie}; ${agreed}` } });
    const flash = await ask('/sv/cookies', { headers: { cookie: agreed } });
    const refused = await post('/sv/cookies', { answer: 'necessary' });
    const logout = await post('/sv/auth/logout', {}, { cookie });
    const lines = [login, consent, search, flash, refused, logout].flatMap(cookiesOf);
    expect(new Set(lines.map((line) => line.split('=')[0]))).toEqual(
      new Set(['__Host-session', '__Host-consent', '__Host-flash', '__Host-last-search']),
    );
    for (const line of lines) {
      expect(line).toMatch(/; Path=\/(;|$)/);
      expect(line).toMatch(/; HttpOnly(;|$)/);
      expect(line).toMatch(/; Secure(;|$)/);
      expect(line).toMatch(/; SameSite=Lax(;|$)/);
      expect(line).not.toMatch(/; Domain=/i);
    }
  });

  it('are not taken under their plain names', async () => {
    const cookie = sessionOf(await logIn()).replace('__Host-', '');
    expect((await ask('/sv/user/profile', { headers: { cookie } })).status).toBe(302);
  });

  it('end with a logout, which clears what the browser keeps', async () => {
    const cookie = sessionOf(await logIn());
    expect((await ask('/sv/user/profile', { headers: { cookie } })).status).toBe(200);
    const logout = await post('/sv/auth/logout', {}, { cookie });
    expect(logout.headers.get('clear-site-data')).toBe('"cache", "storage"');
    expect((await ask('/sv/user/profile', { headers: { cookie } })).status).toBe(302);
  });
});

describe('every kind of answer', () => {
  const kinds: [name: string, status: number, answer: () => Promise<Response>][] = [
    ['a page', 200, () => ask('/sv')],
    ['a page again, from the cache', 200, () => ask('/sv')],
    ['a wrong search', 422, () => ask('/sv/buses/search?tripType=x')],
    ['no page', 404, () => ask('/sv/no/such/page')],
    ['a redirect to the language', 302, () => ask('/cookies')],
    ['a redirect to the login', 302, () => ask('/sv/booking/list')],
    ['a saved form', 303, () => post('/sv/cookies', { answer: 'all' })],
    ['a refused form', 422, () => post('/sv/auth/login', {})],
    ['a form from another site', 403, () => post('/sv/cookies', { answer: 'all' }, { origin: 'https://evil.example' })],
    ['a form of no format', 415, () => post('/sv/cookies', {}, { 'content-type': 'text/plain' })],
    ['a method of no page', 405, () => ask('/sv', { method: 'DELETE', headers: { origin: ORIGIN } })],
    ['page data', 200, () => ask('/sv/cookies.data')],
    ['place suggestions', 200, () => ask('/sv/places.json?q=')],
    ['the API', 200, () => ask('/api/v1/auth/pepper', { method: 'POST' })],
    ['the API’s description', 200, () => ask('/api/v1/openapi.json')],
    ['the API’s page', 200, () => ask('/api/docs')],
    ['the API, unsigned', 400, () => ask('/api/v1/bookings')],
    ['no endpoint', 404, () => ask('/api/v1/no-such')],
    ['a method of no endpoint', 405, () => ask('/api/v1/bookings', { method: 'DELETE' })],
    // No payment provider here: nothing can be kept.
    ['a webhook that cannot be kept', 503, () => ask('/webhooks/stripe', { method: 'POST', body: '{}' })],
    ['health', 200, () => ask('/healthz')],
  ];

  it.each(kinds)('%s (%i) has a policy without unsafe-inline, HSTS and the rest', async (_, status, answer) => {
    const response = await answer();
    expect(response.status).toBe(status);
    const { headers } = response;
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/(^|; )default-src '(self|none)'/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-(inline|eval|hashes)|\*/);
    expect(headers.get('strict-transport-security')).toMatch(/max-age=63072000/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('cache-control')).toMatch(/no-store|no-cache|max-age=[1-9]/);
    const html = await response.text();
    // A script or style is a file of ours, or has this answer's nonce; nothing is written into a tag.
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    // `text/html` is no program: a list keeps its template there.
    for (const [tag] of html.matchAll(/<(?:script|style)\b(?![^>]*\b(?:src=|type="text\/html"))[^>]*>/g))
      expect(tag).toContain(`nonce="${nonce}"`);
    expect(html).not.toMatch(/<[a-z][^>]*\s(?:style|on\w+)=["']/i);
  });

  it('has a nonce of its own', async () => {
    const nonces = await Promise.all(
      Array.from(
        { length: 20 },
        async () => /'nonce-([^']+)'/.exec((await ask('/sv')).headers.get('content-security-policy')!)![1],
      ),
    );
    expect(new Set(nonces).size).toBe(20);
  });

  it('that was refused before anything else has them too', async () => {
    const server = createServer((request, response) => void rawGuard(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/sv/%E0%A4%A`);
    server.close();
    expect(response.status).toBe(400);
    for (const name of [
      'strict-transport-security',
      'content-security-policy',
      'x-content-type-options',
      'referrer-policy',
      'cross-origin-resource-policy',
    ])
      expect([name, response.headers.get(name)]).toEqual([name, expect.any(String)]);
  });
});

describe('style attributes', () => {
  const policyOf = async (path: string, headers: Record<string, string> = {}) =>
    (await ask(path, { headers })).headers.get('content-security-policy') ?? '';

  it('are let in by dashboards, which position what floats, and by nothing else', async () => {
    const headers = await (await createPerson('SYSTEM_ADMIN')).browser();
    for (const path of ['/sv/dashboard/admin', '/en/dashboard/admin/users', '/sv/dashboard/admin.data']) {
      const policy = await policyOf(path, headers);
      expect([path, policy]).toEqual([path, expect.stringContaining("style-src-attr 'unsafe-inline'")]);
      // Attributes alone: neither style sheets nor scripts that stand in the page.
      expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe');
    }
    for (const path of [
      '/sv',
      '/sv/auth/login',
      '/sv/dashboards',
      '/dashboard/admin',
      '/api/docs',
      '/sv/user/profile',
      '/de/dashboard/admin',
    ])
      expect([path, await policyOf(path, headers)]).toEqual([path, expect.not.stringContaining('unsafe')]);
  });
});

describe('the manifest of a section', () => {
  it('is a script that lasts, from the address of this build; another is not there', async () => {
    const manifest = await ask('/assets/sections/test/dashboard.admin.js');
    expect(manifest.status).toBe(200);
    expect(manifest.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(manifest.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await manifest.text()).toMatch(/^window\.__remixManifest=/);
    expect((await ask('/assets/sections/test/dashboard.nobody.js')).status).toBe(404);
  });
});

describe('personal pages', () => {
  it('are kept by no cache, nor what somebody who is logged in sees of others', async () => {
    const headers = { cookie: sessionOf(await logIn()) };
    for (const path of [
      '/sv',
      '/sv/booking/list',
      '/sv/user/profile',
      '/sv/settings/contact-info',
      '/sv/cookies',
      '/sv/no/such/page',
      '/sv/user/profile.data',
    ])
      expect([path, (await ask(path, { headers })).headers.get('cache-control')]).toEqual([path, 'no-store, no-cache']);
  });

  it('whose data is fetched ahead of a click is kept for ten seconds, by that browser alone', async () => {
    const headers = { cookie: sessionOf(await logIn()), 'sec-purpose': 'prefetch' };
    const cacheOf = async (path: string) => (await ask(path, { headers })).headers.get('cache-control');
    expect(await cacheOf('/sv/user/profile.data')).toBe('private, max-age=10');
    expect(await cacheOf('/sv/user/profile')).toBe('no-store, no-cache');
  });
});

describe('what a proxy forwards', () => {
  it('changes nothing about our own address', async () => {
    for (const forged of ['evil.example', '<<<>>> %%%', '']) {
      const headers = { 'x-forwarded-host': forged, 'x-forwarded-proto': 'http', forwarded: 'host=evil.example' };
      const saved = await post('/sv/cookies', { answer: 'all' }, headers);
      expect([forged, saved.status, saved.headers.get('location')]).toEqual([
        forged,
        303,
        expect.stringMatching(/^\/sv\/cookies\?fresh=\d+$/),
      ]);
      expect(await (await ask('/sv/auth/login', { headers })).text()).not.toContain('evil.example');
    }
  });

  it('names the caller only when it comes from a proxy of ours', async () => {
    const { ask: limited } = wholeApp({
      forms: { ...formLimits(), any: { points: 3, seconds: 60 } },
    });
    const send = (peer: string, forwarded: string) =>
      limited('/sv/cookies', {
        peer,
        method: 'POST',
        body: 'answer=all',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN, 'x-forwarded-for': forwarded },
      }).then(({ status }) => status);
    // Behind the proxy each caller has a limit of their own …
    for (const caller of ['203.0.113.1', '203.0.113.2']) {
      for (let i = 0; i < 3; i++) expect(await send(PROXY, caller)).toBe(303);
      expect(await send(PROXY, caller)).toBe(429);
    }
    // … what they write themselves counts for nothing, and neither does it from anybody else.
    expect(await send(PROXY, '1.1.1.1, 203.0.113.1')).toBe(429);
    for (let i = 0; i < 3; i++) expect(await send('192.0.2.1', `8.8.8.${i}`)).toBe(303);
    expect(await send('192.0.2.1', '8.8.8.99')).toBe(429);
  });
});

describe('rates', () => {
  const limit = { points: 10, seconds: 600 };

  it('of forms hold over two servers on one database, and say when to come back', async () => {
    const servers = [
      wholeApp({ forms: { ...formLimits(), any: limit } }),
      wholeApp({ forms: { ...formLimits(), any: limit } }),
    ];
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        servers[index % 2]!.ask('/sv/cookies', {
          method: 'POST',
          peer: '192.0.2.50',
          body: 'answer=all',
          headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(20);
    for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused[0]!.text()).toContain('För många förfrågningar');
  });

  it('of drivers who share where they are are their own, counted apart from forms', async () => {
    const once = { points: 1, seconds: 60 };
    const { ask: limited } = wholeApp({ forms: { ...formLimits(), any: once, frequent: { points: 3, seconds: 60 } } });
    const send = (path: string) =>
      limited(path, {
        method: 'POST',
        peer: '192.0.2.52',
        body: 'lat=59.3&lon=18.1',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN },
      }).then(({ status }) => status);
    const position = '/sv/dashboard/driver/journey/10000009/position';
    for (let sent = 0; sent < 3; sent++) expect(await send(position)).toBe(303);
    expect(await send(position)).toBe(429);
    expect(await send('/sv/cookies')).not.toBe(429);
  });

  it('of the API hold over two servers on one database', async () => {
    const { RATE_LIMITS } = await import('@bff/api/endpoint/rate-limit.store');
    const limits = { ...RATE_LIMITS, address: limit };
    const servers = [wholeApp({ api: limits }), wholeApp({ api: limits })];
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        servers[index % 2]!.ask('/api/v1/auth/pepper', { method: 'POST', peer: '192.0.2.51' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
    expect(await select('SELECT `key` FROM rate_limits WHERE `key` LIKE :like', { like: '%192.0.2.51' })).toHaveLength(
      1,
    );
  });
});

afterAll(() => vi.unstubAllEnvs());
