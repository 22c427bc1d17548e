import { expect, it } from 'vitest';
import { MINUTE } from '@bff/domain/shared/time';
import { holdUntil } from './hold-times';

const first = new Date('2027-03-10T08:00:00Z');
const after = (minutes: number) => new Date(first.getTime() + minutes * MINUTE);

it('a hold lasts as long as wanted, but never more than 65 minutes in all', () => {
  expect(holdUntil(first, after(64))).toEqual(after(64));
  expect(holdUntil(first, after(65))).toEqual(after(65));
  expect(holdUntil(first, after(66))).toEqual(after(65));
});
