// Traces: S8-078
import { expect, test } from '@playwright/test';
import { rawRequest } from '../support/raw-request';

/** Nothing a client sends yields a 500 (reliability-and-security.md «HTTP edge»). */
const HOST = 'Host: localhost';
const request = (line: string, headers: string[] = [HOST], body = '') =>
  `${line} HTTP/1.1\r\n${[...headers, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`;
const post = (path: string, type: string, body: string, more: string[] = []) =>
  request(
    `POST ${path}`,
    [HOST, ...(type ? [`Content-Type: ${type}`] : []), `Content-Length: ${Buffer.byteLength(body)}`, ...more],
    body,
  );
const FORM = 'application/x-www-form-urlencoded';
const LOGIN = '/sv/auth/login';

const cases: [name: string, bytes: string, statuses: number[]][] = [
  ['TRACE', request('TRACE /sv'), [405]],
  ['an invented method', request('BREW /sv'), [400, 405]],
  ['PUT on a page', request('PUT /sv', [HOST, 'Content-Length: 0']), [405]],
  ['DELETE on a page', request('DELETE /sv'), [405]],
  ['no Host', request('GET /sv', []), [400]],
  ['a garbage Host', request('GET /sv', ['Host: a b<script>']), [400]],
  ['an empty Host', request('GET /sv', ['Host:']), [400]],
  ['a Host with a path', request('GET /sv', ['Host: evil.example/x?y']), [400]],
  ['a garbage X-Forwarded-Host', request('GET /sv', [HOST, 'X-Forwarded-Host: <<<>>> %%%']), [200]],
  ['an undecodable path', request('GET /sv/%E0%A4%A'), [400]],
  ['an encoded NUL', request('GET /sv/%00'), [400]],
  ['an encoded slash', request('GET /sv/..%2f..%2fetc/passwd'), [400]],
  ['dot segments', request('GET /sv/../../etc/passwd'), [400]],
  ['a path of its own host', request('GET http://evil.example/sv'), [400]],
  ['two slashes', request('GET //evil.example/'), [400]],
  ['a very long address', request(`GET /sv?x=${'a'.repeat(9_000)}`), [400]],
  ['a header that is too large', request('GET /sv', [HOST, `X-Big: ${'a'.repeat(40_000)}`]), [400, 431]],
  ['no HTTP at all', 'hello\r\n\r\n', [400]],
  ['a foreign Origin', post(LOGIN, FORM, 'a=b', ['Origin: https://evil.example']), [403]],
  ['a null Origin', post(LOGIN, FORM, 'a=b', ['Origin: null']), [403]],
  ['a garbage Origin', post(LOGIN, FORM, 'a=b', ['Origin: ;;;:::']), [403]],
  ['a cross-site fetch', post(LOGIN, FORM, 'a=b', ['Sec-Fetch-Site: cross-site']), [403]],
  ['JSON to a page', post(LOGIN, 'application/json', '{"a":1}'), [415]],
  ['bad JSON to a page', post(LOGIN, 'application/json', '{'), [415]],
  ['no content type', post(LOGIN, '', 'a=b'), [415]],
  ['multipart without a boundary', post(LOGIN, 'multipart/form-data', 'x'), [415]],
  [
    'broken multipart',
    post(LOGIN, 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a'),
    [400],
  ],
  ['an empty multipart', post(LOGIN, 'multipart/form-data; boundary=x', ''), [400, 422]],
  ['an empty form', post(LOGIN, FORM, ''), [422]],
  ['undecodable form fields', post(LOGIN, FORM, 'username=%E0%A4%A&%=&&=%'), [400, 422]],
  ['a body over the limit', post(LOGIN, FORM, `a=${'b'.repeat(1_100_000)}`), [413]],
  ['too many fields', post(LOGIN, FORM, 'a=1&'.repeat(2_000)), [400, 413]],
  ['a form to a page that takes none', post('/sv', FORM, 'a=b'), [404, 405]],
  ['a form to no page', post('/sv/no/such/page', FORM, 'a=b'), [404]],
  ['page data of unknown routes', request('GET /sv.data?_routes=garbage%20%27'), [200, 202, 400, 404]],
  // No page requests one, so it is an address like any other: redirected under a language, where nothing exists.
  ['a garbage route manifest', request('GET /__manifest?p=%2F%2F%2F&version=x'), [302]],
  ['a garbage cookie', request('GET /sv', [HOST, 'Cookie: session=%%%; ;;=; __Host-session=']), [200]],
  ['a garbage language', request('GET /sv', [HOST, 'Accept-Language: ;;;q=,,,']), [200]],
  ['a garbage range', request('GET /sv', [HOST, 'Range: bytes=9-1,x']), [200]],
];

for (const [name, bytes, statuses] of cases) {
  test(name, async ({ baseURL }) => {
    const answer = await rawRequest(baseURL!, bytes);
    expect(statuses, answer.text.slice(0, 200)).toContain(answer.status);
  });
}

test('every response has the security headers, including errors', async ({ request: http }) => {
  for (const path of ['/sv', '/sv/no/such/page', '/healthz', '/sv/buses/search?tripType=x']) {
    const headers = (await http.get(path)).headers();
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy'], path).not.toMatch(/script-src[^;]*unsafe-inline/);
    expect(headers['permissions-policy'], path).toContain('camera=()');
  }
});
