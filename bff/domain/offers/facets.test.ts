import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SuppliedVehicle } from './company-supply.store';
import { facetsOf, type FilteredBus, NO_FILTERS, type OfferFilters, passing } from './facets';

const some = (values: readonly string[]) => fc.subarray([...values]);
const TYPES = ['touristBus', 'minibus'];
const FUELS = ['electric', 'diesel'];
const THINGS = ['toilet', 'wifi'];

const aBus: fc.Arbitrary<FilteredBus> = fc.record({
  vehicle: fc.record({
    busType: fc.constantFrom(...TYPES),
    fuelType: fc.constantFrom(...FUELS),
    equipment: some(THINGS),
    accessibility: some(['wheelchairLift']),
    certificates: some(['environment']),
    companyId: fc.integer({ min: 1, max: 3 }),
  }) as unknown as fc.Arbitrary<SuppliedVehicle>,
  price: fc.record({ total: fc.integer({ min: 1, max: 3 }).map((thousands) => thousands * 100_000) }),
});
const theFilters: fc.Arbitrary<OfferFilters> = fc.record({
  busTypes: some(TYPES),
  fuelTypes: some(FUELS),
  equipment: some([...THINGS, 'wheelchairLift']),
  certificates: some(['environment']),
  operator: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
  maxPrice: fc.option(
    fc.integer({ min: 1, max: 3 }).map((thousands) => thousands * 1_000),
    { nil: undefined },
  ),
});

describe('how many buses a further choice leaves', () => {
  it('is what a search with that choice finds', () => {
    fc.assert(
      fc.property(fc.array(aBus, { maxLength: 30 }), theFilters, (buses, filters) => {
        const facets = facetsOf(buses, filters);
        const left = (more: Partial<OfferFilters>) => passing(buses, { ...filters, ...more }).length;
        for (const type of TYPES) expect(facets.busTypes[type] ?? 0).toBe(left({ busTypes: [type] }));
        for (const fuel of FUELS) expect(facets.fuelTypes[fuel] ?? 0).toBe(left({ fuelTypes: [fuel] }));
        for (const operator of [1, 2, 3]) expect(facets.operators[operator] ?? 0).toBe(left({ operator }));
        for (const code of [...THINGS, 'wheelchairLift'])
          expect(facets.equipment[code] ?? 0).toBe(left({ equipment: [...filters.equipment, code] }));
        expect(facets.certificates['environment'] ?? 0).toBe(left({ certificates: ['environment'] }));
      }),
    );
  });

  it('lets everything pass when nothing is chosen', () => {
    fc.assert(fc.property(aBus, (bus) => passing([bus], NO_FILTERS).length === 1));
  });
});
