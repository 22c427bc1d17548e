import { expect, it } from 'vitest';
import { NO_FILTERS } from '@bff/domain/offers';
import { listedOperators } from './listed-operators';

const filters = { ...NO_FILTERS, accessibility: [] };
const few = new Map([
  [3, 'Östbuss'],
  [1, 'Åbuss'],
  [2, 'Alfabuss'],
]);
const many = new Map(Array.from({ length: 61 }, (_, id) => [id, `Buss ${String(id).padStart(2, '0')}`]));

it('are all operators in Swedish order where they are few', () => {
  const listed = listedOperators(few, [], { filters });
  expect(listed.operators.map(({ name }) => name)).toEqual(['Alfabuss', 'Åbuss', 'Östbuss']);
  expect(listed.allOperators).toBeNull();
});

it('are those of the page, the chosen one and the ticked ones where they are many, each once', () => {
  const query = {
    filters: { ...filters, operator: 7 },
    ticked: [30, 12, 999].map((companyId) => ({ companyId, vehicleIds: [] })),
  };
  const listed = listedOperators(many, [40, 12], query);
  expect(listed.operators.map(({ id }) => id)).toEqual([7, 12, 30, 40]);
  expect(listed.allOperators).toBe(61);
});

it('are all of them once somebody asks', () => {
  const listed = listedOperators(many, [40], { filters, allOperators: true });
  expect([listed.operators.length, listed.allOperators]).toEqual([61, null]);
});
