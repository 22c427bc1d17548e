import type { SuppliedVehicle } from './company-supply.store';
import type { OfferFilters } from './search-offers';

/** A bus as filters look at it. */
export interface FilteredBus {
  vehicle: SuppliedVehicle;
  /** Öre. */
  total: number;
}

/** How many buses would be left if a value were chosen besides what is chosen already: by filter, then by value. */
export type Facets = Record<
  'busTypes' | 'fuelTypes' | 'equipment' | 'certificates' | 'operators',
  Record<string, number>
>;

type Test = (bus: FilteredBus) => boolean;

const has = (codes: readonly string[], code: string): boolean => codes.includes(code);

/** Each filter by itself: one that is not set lets all pass. */
const testsOf = ({ busTypes, fuelTypes, equipment, certificates, operator, maxPrice }: OfferFilters) => ({
  busTypes: ({ vehicle }: FilteredBus) => busTypes.length === 0 || busTypes.includes(vehicle.busType),
  fuelTypes: ({ vehicle }: FilteredBus) => fuelTypes.length === 0 || fuelTypes.includes(vehicle.fuelType),
  equipment: ({ vehicle }: FilteredBus) =>
    equipment.every((code) => has(vehicle.equipment, code) || has(vehicle.accessibility, code)),
  certificates: ({ vehicle }: FilteredBus) => certificates.every((one) => has(vehicle.certificates, one)),
  operators: ({ vehicle }: FilteredBus) => operator === undefined || vehicle.companyId === operator,
  price: ({ total }: FilteredBus) => maxPrice === undefined || total <= maxPrice * 100,
});

/** Whether a bus passes them all. */
export const passes = (filters: OfferFilters): Test => {
  const tests = Object.values(testsOf(filters));
  return (bus) => tests.every((test) => test(bus));
};

/**
 * What each further choice would leave. Of a filter that takes one of several values (a type, a fuel, an operator), its own choice does not
 * count: another value would come besides or instead of it. Of one that asks for all of its values, it does.
 */
export function facetsOf(buses: readonly FilteredBus[], filters: OfferFilters): Facets {
  const facets: Facets = { busTypes: {}, fuelTypes: {}, equipment: {}, certificates: {}, operators: {} };
  const tests = testsOf(filters);
  const add = (group: keyof Facets, value: string) => {
    facets[group][value] = (facets[group][value] ?? 0) + 1;
  };
  for (const bus of buses) {
    const failed = (Object.keys(tests) as (keyof typeof tests)[]).filter((name) => !tests[name](bus));
    const isLeftBut = (group: string) => failed.every((name) => name === group);
    const { busType, fuelType, companyId, equipment, accessibility, certificates } = bus.vehicle;
    if (isLeftBut('busTypes')) add('busTypes', busType);
    if (isLeftBut('fuelTypes')) add('fuelTypes', fuelType);
    if (isLeftBut('operators')) add('operators', String(companyId));
    if (failed.length > 0) continue;
    for (const code of equipment) add('equipment', code);
    for (const code of accessibility) add('equipment', code);
    for (const code of certificates) add('certificates', code);
  }
  return facets;
}
