import { describe, expect, it } from 'vitest';
import { isFar, priceDifferences } from './price-differences';
import type { PriceColumns } from './price-list-record';

const vehicle = (prices: PriceColumns, others: PriceColumns) =>
  priceDifferences('vehicle', prices, others).map(({ name, why }) => `${name} ${why}`);
const driver = (prices: PriceColumns, others: PriceColumns) => priceDifferences('driver', prices, others);

describe('differences between two price lists', () => {
  it('are told each with its reason', () =>
    expect(
      vehicle(
        { pricePerHour: 22_499, minimumMinutes: 361, minimumPrice: 0, nightPerHour: 100, weekendPerHour: null },
        { pricePerHour: 45_000, minimumMinutes: 180, minimumPrice: 0, nightPerHour: null, weekendPerHour: 7_500 },
      ),
    ).toEqual(['pricePerHour below', 'minimumMinutes above', 'nightPerHour added', 'weekendPerHour missing']));

  it('are near from half to twice, and above nothing', () =>
    expect(
      vehicle(
        { pricePerHour: 22_500, minimumPrice: 600_000, nightPerHour: 5_000 },
        { pricePerHour: 45_000, minimumPrice: 300_000, nightPerHour: 0 },
      ),
    ).toEqual(['pricePerHour near', 'minimumPrice near', 'nightPerHour near']));

  it('of additions are by their own number in one unit, and by the hour in two', () => {
    const basic = { costPerHour: 30_000, obWeekdayBasisPoints: 2_500, obWeekendBasisPoints: 5_000 };
    const dearer = { costPerHour: 90_000, obWeekdayBasisPoints: 2_500, obWeekendBasisPoints: 5_000 };
    expect(driver(dearer, basic)).toEqual([{ name: 'costPerHour', why: 'above' }]);
    const inKronor = { costPerHour: 30_000, obWeekdayAmount: 7_500, obWeekendAmount: 5_000 };
    expect(driver(inKronor, basic)).toEqual([{ name: 'obWeekend', why: 'below' }]);
  });

  it('are far if a rule is missing or a number is likelier to be a slip', () =>
    expect((['missing', 'added', 'below', 'above', 'near'] as const).filter((why) => isFar({ name: '', why }))).toEqual(
      ['missing', 'below', 'above'],
    ));
});
