import { expect, it } from 'vitest';
import { NO_FILTERS } from '@bff/domain/offers';
import { relaxedFilters, type toOfferFilters } from './relaxed-filters';

const none = { ...NO_FILTERS, accessibility: [] };

it('names each choice that alone keeps buses away, with what would be left', () => {
  // Twelve buses that are no minibuses; nine of them have a toilet, none of any kind a lift.
  const countWith = ({ busTypes, equipment }: ReturnType<typeof toOfferFilters>) =>
    busTypes.includes('minibus') || equipment.includes('lift') ? 0 : equipment.includes('toilet') ? 9 : 12;
  expect(relaxedFilters({ ...none, busTypes: ['minibus'], equipment: ['toilet'] }, countWith)).toEqual([
    { filter: 'busTypes', value: 'minibus', left: 9 },
  ]);
  expect(relaxedFilters({ ...none, accessibility: ['lift'], maxPrice: 5000 }, countWith)).toEqual([
    { filter: 'accessibility', value: 'lift', left: 12 },
  ]);
  expect(relaxedFilters({ ...none, busTypes: ['minibus'], accessibility: ['lift'] }, countWith)).toEqual([]);
});

it('keeps the other values of the same filter', () => {
  const left = ({ equipment }: ReturnType<typeof toOfferFilters>) => (equipment.includes('wifi') ? 3 : 0);
  expect(relaxedFilters({ ...none, equipment: ['wifi', 'toilet'] }, left)).toEqual([
    { filter: 'equipment', value: 'toilet', left: 3 },
  ]);
});

it('says nothing of operators and prices that nothing sets, nor where nothing is available', () => {
  expect(relaxedFilters({ ...none, operator: 7 }, ({ operator }) => (operator === undefined ? 5 : 0))).toEqual([
    { filter: 'operator', value: '7', left: 5 },
  ]);
  expect(relaxedFilters({ ...none, busTypes: ['minibus'] }, undefined)).toEqual([]);
});
