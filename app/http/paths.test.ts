import { describe, expect, it } from 'vitest';
import { pathIn, withoutLocale } from './paths';

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
