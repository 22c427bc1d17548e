import { afterAll, describe, expect, it } from 'vitest';
import { fromLocalText } from '@bff/domain/shared/time';
import { readMoment, setMomentReader } from './read-moment';

// As the browser has it: the server's reader is set by `read-search.server.ts`, which is not loaded here.
const browser = readMoment;
afterAll(() => setMomentReader(fromLocalText));

describe('a day and time, as the browser reads it', () => {
  it.each([
    ['2027-03-10T08:00', true],
    ['2027-03-10 08:00', true],
    ['2028-02-29T23:59', true],
    ['2027-02-29T08:00', false],
    ['2027-02-31T08:00', false],
    ['2027-13-01T08:00', false],
    ['2027-03-10T24:00', false],
    ['2027-03-10', false],
    ['', false],
    ['i morgon', false],
  ])('%s: %s, as the server does', (typed, isOne) => {
    expect(browser(typed) !== undefined).toBe(isOne);
    expect(fromLocalText(typed) !== undefined).toBe(isOne);
  });
});
