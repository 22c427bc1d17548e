import { afterAll, describe, expect, it } from 'vitest';
import { fromLocalText } from '@bff/domain/shared/time';
import { readMoment, setMomentReader } from './read-moment';

// As in the browser: `read-search.server.ts`, which sets the server's reader, is not loaded here.
const cases = [
  ['2027-03-10T08:00', undefined],
  ['2027-03-10 08:00', undefined],
  [['2028-02-29', '23.59'], undefined],
  [['28 mars 2027', '2.30'], undefined],
  ['2027-02-29T08:00', 'forms.noSuchDay'],
  ['2027-13-01T08:00', 'forms.noSuchDay'],
  ['2027-03-10T24:00', 'forms.momentTime'],
  ['2027-03-10', 'forms.momentTime'],
  ['', 'forms.date'],
] as const;
const browser = cases.map(([typed]) => readMoment(typed));
afterAll(() => setMomentReader(fromLocalText));

describe('a day and time, as the browser reads it', () => {
  it.each(cases.map(([typed, trouble], at) => [typed, trouble, browser[at]!] as const))(
    '%s: %s, like the server',
    (typed, trouble, read) => {
      setMomentReader(fromLocalText);
      for (const answer of [read, readMoment(typed)])
        expect('trouble' in answer ? answer.trouble : undefined).toBe(trouble);
    },
  );
});
