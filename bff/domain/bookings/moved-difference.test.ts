import { expect, it } from 'vitest';
import { owedDifferences } from './moved-difference';

/** Each bus replaces the one before it, at these prices. */
const owed = (prices: readonly number[], isOpen = true) => [
  ...owedDifferences(
    prices.map((operatorPrice, place) => ({
      id: place + 1,
      movedFromId: place === 0 ? null : place,
      operatorPrice,
      status: place + 1 === prices.length ? 'booked' : 'canceled',
    })),
    () => isOpen,
  ).values(),
];

it.each([
  [[10, 50], [40]],
  [[50, 10], [0]],
  [
    [10, 30, 50],
    [20, 20],
  ],
  [
    [10, 50, 30],
    [20, 0],
  ],
  [
    [10, 50, 30, 40],
    [20, 0, 10],
  ],
])('for buses at %s the operators owe %s: together what the last costs more than the first', (prices, debts) => {
  expect(owed(prices)).toEqual(debts);
  expect(debts.reduce((sum, debt) => sum + debt, 0)).toBe(Math.max(0, prices.at(-1)! - prices[0]!));
  expect(owed(prices, false)).toEqual(debts.map(() => 0));
});

it('nothing is owed for a bus that was not replaced', () => {
  expect(owed([10])).toEqual([]);
});
