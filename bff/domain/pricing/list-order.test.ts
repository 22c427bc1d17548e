// Traces: S8-039
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listOrder, spansOf } from './list-order';
import { type DatedList, pickList } from './price-lists';

const list = (id: number, scope: DatedList['scope'], validFrom: string, validTo: string | null, ...subjects: number[]) => ({
  id, scope, validFrom, validTo, subjects,
}); // prettier-ignore

const summer = list(1, 'temporary', '2027-06-01', '2027-08-31');
const midsummer = list(2, 'temporary', '2027-06-24', '2027-06-27');
const basic = list(3, 'basic', '2027-01-01', null);
const ofBus = list(4, 'exception', '2027-08-20', '2027-09-10', 7, 8);

const told = (one: DatedList, ...others: DatedList[]) =>
  listOrder(one, others).preceding.map(({ list: other, from, to, subjects }) => [other.id, from, to, subjects]);

describe('the lists that go before a list', () => {
  it('are shorter ones of its scope, on the days that both cover', () => {
    expect(told(summer, midsummer)).toEqual([[2, '2027-06-24', '2027-06-27', null]]);
    expect(told(midsummer, summer)).toEqual([]);
    expect(spansOf(summer, [midsummer], 0).map(({ from, to, list: one }) => [one.id, from, to])).toEqual([
      [1, '2027-06-01', '2027-06-23'],
      [2, '2027-06-24', '2027-06-27'],
      [1, '2027-06-28', '2027-08-31'],
    ]);
  });

  it('are exceptions, for their buses only', () => {
    expect(told(summer, midsummer, ofBus)).toEqual([
      [2, '2027-06-24', '2027-06-27', null],
      [4, '2027-08-20', '2027-08-31', 2],
    ]);
    expect(told(basic, summer, ofBus)).toEqual([
      [1, '2027-06-01', '2027-08-31', null],
      [4, '2027-08-20', '2027-09-10', 2],
    ]);
    expect(told(ofBus, summer, basic)).toEqual([]);
  });

  it('are, for an exception, those of its buses', () => {
    const august = list(5, 'exception', '2027-08-25', '2027-08-26', 8, 9);
    expect(told(ofBus, august)).toEqual([[5, '2027-08-25', '2027-08-26', 1]]);
    expect(told({ ...ofBus, subjects: [8] }, august)).toEqual([[5, '2027-08-25', '2027-08-26', null]]);
  });

  it('can leave it no day', () => {
    const same = { ...midsummer, id: 9 };
    expect(listOrder(midsummer, [same])).toMatchObject({ isNever: true });
    expect(listOrder(same, [midsummer])).toEqual({ preceding: [], isNever: false });
    expect(listOrder(summer, [midsummer])).toMatchObject({ isNever: false });
    // Together they cover it.
    const first = list(10, 'temporary', '2027-06-23', '2027-06-25');
    const second = list(11, 'temporary', '2027-06-26', '2027-06-27');
    expect(listOrder(midsummer, [first, second])).toMatchObject({ isNever: true });
  });

  it('agree on every day with the list that a trip is priced with', () => {
    const day = fc.integer({ min: 1, max: 28 }).map((date) => `2027-02-${String(date).padStart(2, '0')}`);
    const dated = fc
      .tuple(fc.constantFrom('temporary' as const, 'exception' as const), day, day, fc.subarray([1, 2, 3]))
      .map(([scope, one, other, of]) => ({
        scope,
        validFrom: one < other ? one : other,
        validTo: one < other ? other : one,
        subjects: scope === 'exception' ? of : [],
      }));
    fc.assert(
      fc.property(
        fc.array(dated, { minLength: 1, maxLength: 6 }),
        day,
        fc.constantFrom(0, 1, 2),
        (some, on, subject) => {
          const [one, ...others] = some.map((each, index) => ({ ...each, id: index + 1 }));
          fc.pre(one!.validFrom <= on && on <= one!.validTo);
          const span = spansOf(one!, others, subject).find(({ from, to }) => from <= on && on <= to!);
          expect(span?.list).toBe(pickList([one!, ...others], on, subject));
        },
      ),
    );
  });
});
