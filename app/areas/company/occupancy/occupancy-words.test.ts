import { expect, test } from 'vitest';
import { daysText, occupancyText, spansIn, spansInText } from './occupancy-words';

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
  expect(plain(spansInText(locale)(at('2027-03-10T08:00'), at(until)))).toBe(plain(span));
  expect(spansInText(locale)(at('2027-03-10T08:00'), at(until))).not.toContain('\u2060');
});

test.each([
  ['sv', '2027-03-10', '2027-03-10', 'ons 10 mars 2027'],
  ['sv', '2026-11-23', '2026-11-29', '23–29 november 2026'],
  ['en', '2026-11-23', '2026-11-29', '23–29 November 2026'],
  ['sv', '2026-11-30', '2026-12-06', '30 november – 6 december 2026'],
  ['en', '2026-12-28', '2027-01-03', '28 December 2026 – 3 January 2027'],
  ['sv', '2026-11-01', '2026-11-30', 'november 2026'],
  ['en', '2028-02-01', '2028-02-28', '1–28 February 2028'],
] as const)('%s: the days %s to %s are %s', (locale, firstDay, lastDay, text) => {
  expect(plain(daysText({ firstDay, lastDay }, locale))).toBe(text);
});

test('a bar says where its trip goes, and only whole places where it is short', () => {
  const bar = { id: 1, kind: 'booked', start: 0, end: 1, lane: 0, bookingNumber: '12345678' } as const;
  const text = (route?: string) =>
    occupancyText(
      { ...bar, route },
      () => 'Bokad',
      () => '08:00',
    );
  expect(plain(text('Uppsala – Upplands Väsby'))).toBe('Uppsala – Upplands Väsby · Bokad · 12345678 · 08:00');
  // Where the text may break.
  expect(text('Upplands Väsby – Gävle').split(' ').slice(0, 2)).toEqual(['Upplands\u00a0Väsby', '–\u2060\u00a0Gävle']);
  expect(plain(text())).toBe('Bokad · 12345678 · 08:00');
});
