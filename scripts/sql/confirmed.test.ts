import { expect, it } from 'vitest';
import { sourcesIn } from './sql-texts';

/** Lists that name states which are confirmed, and mean something else. */
const ALLOWED: Readonly<Record<string, string>> = {
  'bff/areas/customer/booking-details.ts': 'which steps a customer reads about, the failed and canceled ones too',
};

/** Two states of a trip that will run, side by side in a list, whether of the code or of SQL. */
const SPELLED_OUT =
  /'(?:paymentSucceeded|booked|purchased|started)',\s*'(?:paymentSucceeded|booked|purchased|started)'/;

it('what is confirmed is spelled out in one place: everywhere else it is CONFIRMED', () => {
  const found = sourcesIn('app', 'bff', 'database', 'scripts')
    .filter(({ path }) => !path.includes('/migrations/'))
    .filter(({ text }) => SPELLED_OUT.test(text))
    .map(({ path }) => path);
  expect(found.sort()).toEqual(Object.keys(ALLOWED).sort());
});
