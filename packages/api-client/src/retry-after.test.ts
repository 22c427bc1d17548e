// Traces: S8-006
import { describe, expect, it } from 'vitest';
import { retryAfter } from './retry-after.js';

const NOW = Date.UTC(2027, 2, 10, 8, 0, 0);
const at = (header: string | null) => retryAfter(header, NOW);

describe('Retry-After', () => {
  it('is a number of seconds', () => {
    expect([at('0'), at('7'), at(' 120 ')]).toEqual([0, 7_000, 120_000]);
  });

  it.each(['Wed, 10 Mar 2027 08:00:30 GMT', 'Wednesday, 10-Mar-27 08:00:30 GMT', 'Wed Mar 10 08:00:30 2027'])(
    'is a date: %s',
    (date) => expect(at(date)).toBe(30_000),
  );

  it('means now if the date has passed', () => expect(at('Tue, 09 Mar 2027 08:00:00 GMT')).toBe(0));

  it.each([
    null,
    '',
    '-1',
    '1.5',
    '1e9',
    '99999999999',
    'soon',
    'Foo, 99 Bar 2027 08:00:00 GMT',
    '2027-03-10T08:00:30Z',
  ])('is ignored if invalid: %s', (header) => expect(at(header)).toBeUndefined());
});
