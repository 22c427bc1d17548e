import { expect, it } from 'vitest';
import { sourcesIn } from './sql-texts';

/** Lists that name confirmed states but mean something else. */
const ALLOWED: Readonly<Record<string, string>> = {
  'bff/areas/customer/booking-details.ts': 'which steps a customer reads about, the failed and canceled ones too',
};

/** Two states of a confirmed booking side by side in a list, in code or SQL. */
const SPELLED_OUT =
  /'(?:paymentSucceeded|booked|purchased|started)',\s*'(?:paymentSucceeded|booked|purchased|started)'/;

it('only CONFIRMED spells out the confirmed states', () => {
  const found = sourcesIn('app', 'bff', 'database', 'scripts')
    .filter(({ path }) => !path.includes('/migrations/'))
    .filter(({ text }) => SPELLED_OUT.test(text))
    .map(({ path }) => path);
  expect(found.sort()).toEqual(Object.keys(ALLOWED).sort());
});
