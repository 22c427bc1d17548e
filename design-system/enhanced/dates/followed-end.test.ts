import { expect, it } from 'vitest';
import { followedEnd } from './followed-end';

const proposed = { start: '2027-03-10T08:00', end: '2027-03-10T18:00', isOvernight: false };
const stays = { ...proposed, end: '2027-03-12T18:00', isOvernight: true };

it.each([
  ['nothing was touched', proposed, '2027-03-10', '2027-03-10', false, '2027-03-10'],
  ['a round trip was chosen: the next day', proposed, '2027-03-10', '2027-03-10', true, '2027-03-11'],
  ['a later day was typed', proposed, '2027-05-06', '2027-03-10', false, '2027-05-06'],
  ['both', proposed, '2027-05-06', '2027-03-10', true, '2027-05-07'],
  ['a later day than a stay of two nights ends', stays, '2027-05-06', '2027-03-12', true, '2027-05-08'],
  ['an earlier day: the end is still after it', proposed, '2027-03-01', '2027-03-10', false, '2027-03-10'],
  [
    'the end was typed, before the start: that is an error to be told',
    proposed,
    '2027-05-06',
    '2027-04-01',
    true,
    '2027-04-01',
  ],
  [
    'the page came so: nobody has chosen anything',
    { ...proposed, isOvernight: true },
    '2027-03-10',
    '2027-03-10',
    true,
    '2027-03-10',
  ],
  ['the day cannot be read', proposed, 'i morgon kanske', '2027-03-10', true, '2027-03-10'],
])('%s', (_, came, start, end, isOvernight, expected) => {
  const moments = { defaultStart: `${start}T08:00`, defaultEnd: `${end}T18:00` };
  expect(followedEnd({ ...moments, proposed: came, isOvernight })).toEqual({ day: expected, time: '18:00' });
  // A page that says nothing of what it came with.
  expect(followedEnd({ ...moments, isOvernight }).day).toBe(end);
});
