import { expect, it } from 'vitest';
import { tickedCompanies, tickOf, ticksIn } from './ticked-offers';

const read = (...values: string[]) => ticksIn(new URLSearchParams(values.map((value) => ['company', value])));

it.each([
  ['a bus', '5-12', { companyId: 5, vehicleIds: [12] }],
  ['several buses', '5-12-13', { companyId: 5, vehicleIds: [12, 13] }],
  ['a company alone', '5', { companyId: 5, vehicleIds: [] }],
])('%s is read as it is written', (_, value, ticked) => {
  expect(read(value)).toEqual([ticked]);
  expect(tickOf(ticked)).toBe(value);
});

it.each(['', 'x', '5-', '-5', '5-x', '1e9', '5.5', '9'.repeat(30)])('«%s» is nothing ticked', (value) => {
  expect(read(value)).toEqual([]);
});

it('each counts once, and not without end', () => {
  expect(read('5-12', '5-12')).toHaveLength(1);
  expect(read(...Array.from({ length: 99 }, (_, id) => `5-${id}`))).toHaveLength(20);
});

it('a company is asked once, whichever of its buses are ticked', () => {
  expect(tickedCompanies(read('5-12', '7', '5-13', '5'))).toEqual([5, 7]);
});
