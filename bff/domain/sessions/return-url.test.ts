import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownAddress, safeReturnUrl, withReturnUrl } from './return-url';

const SITE = 'https://bussplats.example';
const staysHere = (path: string) => new URL(path, SITE).origin === SITE;

describe('returnUrl', () => {
  it.each([
    ['/sv/buses/search?stop=Uppsala&stop=G%C3%A4vle', '/sv/buses/search?stop=Uppsala&stop=G%C3%A4vle'],
    ['/en', '/en'],
    ['/sv/page/villkor#avbokning', '/sv/page/villkor#avbokning'],
    ['/sv/a/../booking/list', '/sv/booking/list'],
  ])('keeps %s', (given, kept) => expect(safeReturnUrl(given)).toBe(kept));

  it.each([
    'https://evil.example/', '//evil.example', '///evil.example', '/\\evil.example', '\\\\evil.example', '/.//evil.example', '/sv/../..//evil.example',
    '/%2e//evil.example', '/\t/evil.example', '/\n/evil.example', ' /sv', 'javascript:alert(1)', 'data:text/html,x', 'sv/booking', '', '@evil.example', '/sv\u0000', '/sv\r\nSet-Cookie: a=b',
    '/sv/auth/login', '/auth/logout', `/${'a'.repeat(2_001)}`, null, undefined, 7, ['/sv'],
  ])('drops %j', (given) => expect(safeReturnUrl(given)).toBeUndefined()); // prettier-ignore

  it('never leaves the site, whatever is typed', () => {
    const nasty = fc.array(
      fc.constantFrom('/', '\\', '.', '..', '//', ':', '@', '%2f', '%5c', '%09', '\t', '\n', '\r', '\u0000', '?', '#', ' ', 'evil.example', 'http:', 'https:', 'javascript:', 'sv', '\u2028', '／', '。'),
      { maxLength: 12 },
    ); // prettier-ignore
    fc.assert(
      fc.property(
        fc.oneof(
          nasty.map((parts) => parts.join('')),
          fc.string({ unit: 'binary' }),
        ),
        (given) => {
          for (const kept of [safeReturnUrl(given), ownAddress(given)])
            expect(kept === undefined || (staysHere(kept) && /^\/(?!\/)/.test(kept) && !/[\r\n\\]/.test(kept))).toBe(
              true,
            );
        },
      ),
      { numRuns: 5_000 },
    );
  });

  it('is added to the login address only when it is safe', () => {
    expect(withReturnUrl('/sv/auth/login', '/sv/booking/list?page=2')).toBe(
      '/sv/auth/login?returnUrl=%2Fsv%2Fbooking%2Flist%3Fpage%3D2',
    );
    expect(withReturnUrl('/sv/auth/login', '//evil.example')).toBe('/sv/auth/login');
  });

  it('leaves out the login pages, where the answer to a question about cookies may return', () => {
    const login = withReturnUrl('/sv/auth/login', `/sv/booking/edit?offer=${'å'.repeat(300)}`);
    expect(login.length).toBeGreaterThan(2_000);
    expect(ownAddress(login)).toBe(login);
    expect(safeReturnUrl('/sv/auth/register?corporate=1')).toBeUndefined();
    expect(ownAddress('/sv/auth/register?corporate=1')).toBe('/sv/auth/register?corporate=1');
    expect(ownAddress('//evil.example/sv/auth/login')).toBeUndefined();
    expect(ownAddress('https://evil.example/sv/auth/login')).toBeUndefined();
  });
});
