// Traces: S8-039
import { describe, expect, it, test } from 'vitest';
import { type DatedList, pickList } from './price-lists';

const list = (id: number, scope: DatedList['scope'], validFrom: string, validTo: string | null, ...subjects: number[]) => ({
  id, scope, validFrom, validTo, subjects,
}); // prettier-ignore

const BUS = 7;
const basic = list(1, 'basic', '2027-01-01', null);
const temporary = list(2, 'temporary', '2027-06-01', '2027-08-31');
const exception = list(3, 'exception', '2027-06-20', '2027-07-10', BUS, 8);
const deal = list(4, 'deal', '2027-01-01', '2027-12-31');

const picked = (lists: DatedList[], date: string, vehicle = BUS) => pickList(lists, date, vehicle)?.id;

describe('the list that applies', () => {
  const all = [basic, temporary, exception, deal];
  test.each([
    ['the basic one', [basic, temporary, exception], '2027-05-31', BUS, 1],
    ['a temporary one from its first day', [basic, temporary, exception], '2027-06-01', BUS, 2],
    ['an exception for that bus', [basic, temporary, exception], '2027-06-20', BUS, 3],
    ['until its last day', [basic, temporary, exception], '2027-07-10', BUS, 3],
    ['not the day after', [basic, temporary, exception], '2027-07-11', BUS, 2],
    ['not for another bus', [basic, temporary, exception], '2027-06-20', 9, 2],
    ['a temporary one until its last day', [basic, temporary], '2027-08-31', BUS, 2],
    ['then the basic one again', [basic, temporary], '2027-09-01', BUS, 1],
    ["a deal's list before all of them", all, '2027-06-20', BUS, 4],
    ['until it ends', all, '2028-01-01', BUS, 1],
    ['none before the first', all, '2026-12-31', BUS, undefined],
    ['none where only another bus has one', [exception], '2027-06-20', 9, undefined],
    ['none of none', [], '2027-06-20', BUS, undefined],
  ])('%s', (_, lists, date, vehicle, expected) => {
    expect(picked(lists, date, vehicle)).toBe(expected);
    expect(picked([...lists].reverse(), date, vehicle)).toBe(expected);
  });

  it('of several exceptions is the one with the shortest period, then the newest', () => {
    const long = list(20, 'exception', '2027-06-01', '2027-06-30', BUS);
    const short = list(10, 'exception', '2027-06-10', '2027-06-20', BUS);
    const newer = list(11, 'exception', '2027-06-12', '2027-06-22', BUS);
    expect(picked([long, short], '2027-06-15')).toBe(10);
    expect(picked([newer, long, short], '2027-06-15')).toBe(11);
    expect(picked([short, list(12, 'exception', '2027-06-01', null, BUS)], '2027-06-15')).toBe(10);
  });

  it('of two basic periods is the one of that day', () => {
    const next = list(5, 'basic', '2027-04-01', null);
    const first = { ...basic, validTo: '2027-03-31' };
    expect([picked([first, next], '2027-03-31'), picked([first, next], '2027-04-01')]).toEqual([1, 5]);
  });
});
