import { expect, it } from 'vitest';
import { amountsIn } from './amounts';

it.each([
  ['in kronor', '<td>11\u00a0660 kr</td>'],
  ['in kronor without a space', 'total;11660,00'],
  ['in öre', '"total":1166000,'],
])('an amount is found %s', (_how, page) => expect(amountsIn(page, [1_166_000, 1_100_000])).toEqual([1_166_000]));

it('digits within an instant are no amount', () => {
  expect(amountsIn('["D",1795651166000],["D",1766000116600]', [1_166_000])).toEqual([]);
});
