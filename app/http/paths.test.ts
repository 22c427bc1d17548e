import { describe, expect, it } from 'vitest';
import { addressIn, pathIn, withoutLocale } from './paths';

describe('paths under a locale', () => {
  it.each([
    ['/', '/sv'],
    ['/?stop=Uppsala', '/sv?stop=Uppsala'],
    ['/#search', '/sv#search'],
    ['/booking/list?page=2', '/sv/booking/list?page=2'],
  ])('%s is %s, and back', (path, inSwedish) => {
    expect(pathIn('sv', path)).toBe(inSwedish);
    expect(withoutLocale(inSwedish)).toBe(path.replace(/^\/(?=[?#]|$)/, ''));
  });
});

describe('an address in the other language', () => {
  it.each([
    ['/sv', '', '/en'],
    ['/sv/search-result', '?from=Gävle&stop=a%20b', '/en/search-result?from=Gävle&stop=a%20b'],
    [
      '/sv/auth/login',
      '?returnUrl=%2Fsv%2Fbooking%3Foffer%3Da%252Bb%26ticked%3D1',
      '/en/auth/login?returnUrl=%2Fen%2Fbooking%3Foffer%3Da%252Bb%26ticked%3D1',
    ],
    ['/sv/auth/login', '?returnUrl=%2Fsv', '/en/auth/login?returnUrl=%2Fen'],
    ['/sv/auth/login', '?returnUrl=%2Fsvenska', '/en/auth/login?returnUrl=%2Fen%2Fsvenska'],
    // What leads elsewhere stays as it is, for its reader to refuse.
    [
      '/sv/auth/login',
      '?returnUrl=https%3A%2F%2Felsewhere.example',
      '/en/auth/login?returnUrl=https%3A%2F%2Felsewhere.example',
    ],
  ])('%s%s', (pathname, search, expected) => expect(addressIn('en', { pathname, search })).toBe(expected));
});
