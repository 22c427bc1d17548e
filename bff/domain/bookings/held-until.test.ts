import { expect, it } from 'vitest';
import { heldUntil } from './held-until';

const at = (minutes: number) => new Date(Date.UTC(2027, 2, 10, 8, minutes));
const page = (status: string, minutes: number | null) => ({ status, expiresAt: minutes === null ? null : at(minutes) });

it.each([
  [null, [page('open', 30)], null],
  [at(20), [], at(20)],
  // The hold outlives the open page, so that the news of a payment can arrive: nobody can use those minutes.
  [at(35), [page('expired', 10), page('open', 30)], at(30)],
  // A declined card leaves the page open.
  [at(35), [page('failed', 30)], at(30)],
  [at(35), [page('failed', 10), page('expired', 12)], at(35)],
  [at(35), [page('open', null)], at(35)],
  [at(25), [page('open', 30)], at(25)],
])('a hold until %s', (holdExpiresAt, payments, until) => {
  expect(heldUntil({ holdExpiresAt, payments })).toEqual(until);
});
