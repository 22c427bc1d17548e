import { expect, test } from 'vitest';
import { spansIn } from './occupancy-words';

/** As it is read. */
const plain = (span: string) => span.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
const at = (local: string) => Date.parse(`${local}:00+01:00`);

test.each([
  ['sv', '2027-03-10T17:00', 'ons 10 mars 08:00–17:00'],
  ['en', '2027-03-10T17:00', 'Wed 10 Mar 08:00–17:00'],
  ['sv', '2027-03-11T02:30', 'ons 10 mars 08:00–tors 11 mars 02:30'],
] as const)('%s: an occupancy until %s is %s', (locale, until, text) => {
  const spanOf = spansIn(locale);
  const first = spanOf(at('2027-03-10T08:00'), at(until));
  expect(plain(first)).toBe(text);
  // Also from what it remembers.
  expect(spanOf(at('2027-03-10T08:00'), at(until))).toBe(first);
});

test.each([
  ['sv', '2027-03-10T17:00'],
  ['en', '2027-03-11T02:30'],
] as const)('%s: in a bar that is too short a span until %s is not seen in part', (locale, until) => {
  const span = spansIn(locale)(at('2027-03-10T08:00'), at(until));
  // Where a line may end: at a space, and after a dash that nothing joins to the next word.
  expect(span).not.toMatch(/ |–(?!\u2060)/);
});
