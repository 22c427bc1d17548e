// Traces: S4-068, S4-072
import { type APIRequestContext, type APIResponse, expect, request as requests, test } from '@playwright/test';
import { locationOf } from '../support/location';
import { demoPerson } from '../support/people';

/**
 * What browsers are told: the headers of every response, the session's cookie, who may cache a page (docs/security.md lists the
 * requirements).
 */
const SEARCH =
  '/sv/buses/search?tripType=one-way&stop=Uppsala&stop=G%C3%A4vle&departure=2031-03-10T08:00&adults=8&children=0';
const NO_TOKEN = '/sv/auth/change-password/no-such-link';
const BROKEN = '/sv/%E0%A4%A';
const PERSONAL = ['/sv/booking/list', '/sv/user/profile', '/sv/settings/contact-info'];

const answers: [name: string, path: string, status: number][] = [
  ['the main page', '/sv', 200],
  ['a search', SEARCH, 200],
  ['a search that is wrong', '/sv/buses/search?tripType=one-way', 422],
  ['the login page', '/sv/auth/login', 200],
  ['a content page', '/sv/page/terms', 200],
  ['no page', '/sv/no/such/page', 404],
  ['a link that is not valid', NO_TOKEN, 400],
  ['a redirect to a language', '/buses/search', 302],
  ['a redirect to the login', '/sv/booking/list', 302],
  ['place suggestions', '/sv/places.json?q=Upp', 200],
  ['the health check', '/healthz', 200],
  ['a broken path', BROKEN, 400],
];

const get = (http: APIRequestContext, path: string) => http.get(path, { maxRedirects: 0 });

const cookieLine = (answer: APIResponse): string | undefined =>
  answer
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === 'set-cookie')
    .map(({ value }) => value)
    .find((value) => /^(__Host-)?session=/.test(value));

/** The session's cookie as a browser sends it back. */
const cookieOf = (answer: APIResponse): string => cookieLine(answer)!.split(';')[0]!;

/** Cookies are set explicitly, so that an old one can be sent again. */
const postForm = (http: APIRequestContext, path: string, form: Record<string, string>, cookie = '') =>
  http.post(path, { form, maxRedirects: 0, headers: cookie === '' ? {} : { cookie } });

async function logIn(baseURL: string, cookie = '') {
  const http = await requests.newContext({ baseURL });
  const answer = await postForm(http, '/sv/auth/login', demoPerson('customer'), cookie);
  expect(answer.status()).toBe(303);
  return answer;
}

/** A context without its own cookie jar: only what the test specifies is sent. */
async function getAs(baseURL: string, cookie: string, path: string) {
  const http = await requests.newContext({ baseURL, extraHTTPHeaders: { cookie } });
  return get(http, path);
}

test.describe('headers', () => {
  for (const [name, path, status] of answers) {
    test(`of ${name}`, async ({ request }) => {
      const answer = await get(request, path);
      expect(answer.status()).toBe(status);
      const headers = answer.headers();
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['cache-control']).toBeDefined();
      // No response lets another site in.
      expect(Object.keys(headers).filter((header) => header.startsWith('access-control-'))).toEqual([]);
      expect(headers['x-powered-by']).toBeUndefined();
      // JSON is UTF-8 by definition and has no such parameter (RFC 8259 section 11).
      if ((await answer.body()).length > 0)
        expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$|^application\/json/i);
      // Refused before anything else, with fewer headers.
      if (path === BROKEN) return;
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    });
  }

  test('of files: the browser caches one with a hash in its name for a year', async ({ request }) => {
    const script = /\/assets\/helpers-[^"]+/.exec(await (await get(request, '/sv')).text())![0];
    const styles = /\/assets\/[^"]+\.css/.exec(await (await get(request, '/sv')).text())![0];
    for (const path of [script, styles, '/favicon.svg']) {
      const headers = (await get(request, path)).headers();
      expect([path, headers['x-content-type-options']]).toEqual([path, 'nosniff']);
      expect([path, headers['cache-control']]).toEqual([
        path,
        path === '/favicon.svg' ? 'public, max-age=86400' : 'public, max-age=31536000, immutable',
      ]);
    }
    const missing = await get(request, '/assets/no-such.js');
    expect(missing.headers()['cache-control']).not.toContain('immutable');
  });

  test('of nothing else: no source, repository or setting is served as a file', async ({ request }) => {
    for (const path of [
      '/.git/HEAD',
      '/.git/config',
      '/.env',
      '/package.json',
      '/build/server/index.js',
      '/assets/..%2f..%2fpackage.json',
      '/data/geo/README.md',
    ])
      expect([path, [400, 404].includes((await request.get(path)).status())]).toEqual([path, true]);
  });

  test('allow only scripts of our own or with this response’s nonce', async ({ request }) => {
    const pages = await Promise.all([get(request, '/sv'), get(request, '/sv')]);
    const nonces = await Promise.all(
      pages.map(async (page) => {
        const policy = page.headers()['content-security-policy']!.split('; ');
        const directives = new Map(
          policy.map((directive) => [directive.split(' ')[0]!, directive.split(' ').slice(1)]),
        );
        expect(directives.get('default-src')).toEqual(["'self'"]);
        expect(directives.get('object-src')).toEqual(["'none'"]);
        expect(directives.get('base-uri')).toEqual(["'none'"]);
        const [own, nonce, ...more] = directives.get('script-src')!;
        expect([own, more]).toEqual(["'self'", []]);
        expect(nonce).toMatch(/^'nonce-[A-Za-z0-9+/]{22}=='$/);
        // The page has no event handler attributes, and no script that the policy would block.
        const html = await page.text();
        expect(html).not.toMatch(/<[^>]+\son[a-z]+=/i);
        // `text/html` is not executed: a list keeps its template in such a script.
        for (const [tag] of html.matchAll(/<script(?![^>]*\b(?:src=|type="text\/html"))[^>]*>/g))
          expect(tag).toContain(nonce!.slice(7, -1));
        return nonce;
      }),
    );
    expect(nonces[0]).not.toBe(nonces[1]);
  });
});

test.describe('the session’s cookie', () => {
  test('is out of reach of scripts and other sites', async ({ baseURL }) => {
    const line = cookieLine(await logIn(baseURL!))!;
    const attributes = line.split('; ').slice(1);
    expect(attributes).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/']));
    expect(line).not.toContain('Domain=');
    const secure = baseURL!.startsWith('https:');
    expect(attributes.includes('Secure')).toBe(secure);
    expect(line.startsWith('__Host-')).toBe(secure);
  });

  test('changes at each login, and the previous one is invalid', async ({ baseURL }) => {
    // One that an attacker chose is not accepted (session fixation).
    const planted = `session=${'a'.repeat(43)}`;
    const first = cookieOf(await logIn(baseURL!, planted));
    expect(first).not.toBe(planted);
    const second = cookieOf(await logIn(baseURL!, first));
    expect(second).not.toBe(first);
    expect((await getAs(baseURL!, second, '/sv/booking/list')).status()).toBe(200);
    for (const old of [planted, first]) {
      const answer = await getAs(baseURL!, old, '/sv/booking/list');
      expect([answer.status(), locationOf(answer)]).toEqual([302, expect.stringMatching(/^\/sv\/auth\/login/)]);
    }
  });

  test('is useless after a logout, which also clears the browser', async ({ baseURL }) => {
    const cookie = cookieOf(await logIn(baseURL!));
    const http = await requests.newContext({ baseURL: baseURL! });
    const out = await postForm(http, '/sv/auth/logout', {}, cookie);
    expect(out.status()).toBe(303);
    expect(cookieLine(out)).toMatch(/^(__Host-)?session=;.*Max-Age=0/);
    expect(out.headers()['clear-site-data']).toBe('"cache", "storage"');
    expect((await getAs(baseURL!, cookie, '/sv/booking/list')).status()).toBe(302);
  });

  test('is not set by viewing pages', async ({ request }) => {
    for (const path of ['/sv', SEARCH, '/sv/auth/login']) expect(cookieLine(await get(request, path))).toBeUndefined();
  });

  test('opening the logout page does not log out', async ({ baseURL }) => {
    const cookie = cookieOf(await logIn(baseURL!));
    expect((await getAs(baseURL!, cookie, '/sv/auth/logout')).status()).toBe(200);
    expect((await getAs(baseURL!, cookie, '/sv/booking/list')).status()).toBe(200);
  });
});

test('pages of a logged-in user are not cached anywhere', async ({ baseURL }) => {
  const cookie = cookieOf(await logIn(baseURL!));
  for (const path of [...PERSONAL, '/sv', SEARCH]) {
    const answer = await getAs(baseURL!, cookie, path);
    expect([path, answer.status(), answer.headers()['cache-control']]).toEqual([
      path,
      200,
      expect.stringContaining('no-store'),
    ]);
  }
});

test('another user’s address gives the same page as a missing one', async ({ baseURL }) => {
  const cookie = cookieOf(await logIn(baseURL!));
  const answer = await getAs(baseURL!, cookie, '/sv/booking/details/12345674');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).not.toMatch(/\bat .*\.(?:ts|js):\d+/);
});
