import type { SuppliedVehicle } from './company-supply.store';

export interface OfferFilters {
  busTypes: readonly string[];
  fuelTypes: readonly string[];
  /** All of them required: codes of equipment and of the accessibility catalogue. */
  equipment: readonly string[];
  certificates: readonly string[];
  operator: number | undefined;
  /** Whole kronor. */
  maxPrice: number | undefined;
}

/** Everything passes. */
export const NO_FILTERS: OfferFilters = {
  busTypes: [],
  fuelTypes: [],
  equipment: [],
  certificates: [],
  operator: undefined,
  maxPrice: undefined,
};

/** A bus as filters see it. */
export interface FilteredBus {
  vehicle: SuppliedVehicle;
  /** Öre. */
  price: { total: number };
}

/** How many buses would be left if a value were chosen on top of the current choices: by filter, then by value. */
export type Facets = Record<
  'busTypes' | 'fuelTypes' | 'equipment' | 'certificates' | 'operators',
  Record<string, number>
>;

type Test = (bus: FilteredBus) => boolean;

const has = (codes: readonly string[], code: string): boolean => codes.includes(code);

type Filter = keyof Facets | 'price';

/** One test for each filter that is set. */
function testsOf(filters: OfferFilters): [Filter, Test][] {
  const { busTypes, fuelTypes, equipment, certificates, operator, maxPrice } = filters;
  const tests: [Filter, Test][] = [];
  if (busTypes.length > 0) tests.push(['busTypes', ({ vehicle }) => busTypes.includes(vehicle.busType)]);
  if (fuelTypes.length > 0) tests.push(['fuelTypes', ({ vehicle }) => fuelTypes.includes(vehicle.fuelType)]);
  if (equipment.length > 0)
    tests.push([
      'equipment',
      ({ vehicle }) => equipment.every((code) => has(vehicle.equipment, code) || has(vehicle.accessibility, code)),
    ]);
  if (certificates.length > 0)
    tests.push(['certificates', ({ vehicle }) => certificates.every((one) => has(vehicle.certificates, one))]);
  if (operator !== undefined) tests.push(['operators', ({ vehicle }) => vehicle.companyId === operator]);
  if (maxPrice !== undefined) tests.push(['price', ({ price }) => price.total <= maxPrice * 100]);
  return tests;
}

const allOf =
  (tests: readonly [Filter, Test][]): Test =>
  (bus) =>
    tests.every(([, test]) => test(bus));

/** Whether a bus passes all filters. */
export const filterOf = (filters: OfferFilters): Test => allOf(testsOf(filters));

/** The buses that pass all filters; the same list if none is set. */
export function passing<Bus extends FilteredBus>(buses: readonly Bus[], filters: OfferFilters): readonly Bus[] {
  const tests = testsOf(filters);
  return tests.length === 0 ? buses : buses.filter(allOf(tests));
}

/** How many of each: a counter in an object is found once and then raised, a number would be looked up again to be replaced. */
type Tally<Thing> = Map<Thing, { count: number }>;

function add<Thing>(tally: Tally<Thing>, thing: Thing, count = 1): void {
  const counter = tally.get(thing);
  if (counter) counter.count += count;
  else tally.set(thing, { count });
}

/** Many buses share one list of codes (company-supply.store.ts), so lists are counted before their codes. */
function eachWord(lists: Tally<readonly string[]>): Tally<string> {
  const words: Tally<string> = new Map();
  for (const [list, { count }] of lists) for (const word of list) add(words, word, count);
  return words;
}

const counts = <Thing extends string | number>(tally: Tally<Thing>) =>
  Object.fromEntries([...tally].map(([thing, { count }]) => [thing, count])) as Record<Thing, number>;

/**
 * What each further choice would leave. A filter that matches any of its values (type, fuel, operator) ignores its own choice: another
 * value would be added to it or replace it. A filter that requires all of its values counts it.
 */
export function facetsOf(buses: readonly FilteredBus[], filters: OfferFilters): Facets {
  const tests = testsOf(filters);
  const busTypes: Tally<string> = new Map();
  const fuelTypes: Tally<string> = new Map();
  const operators: Tally<number> = new Map();
  const equipment: Tally<readonly string[]> = new Map();
  const certificates: Tally<readonly string[]> = new Map();
  for (const bus of buses) {
    const { vehicle } = bus;
    let failed: Filter | undefined;
    let failures = 0;
    for (const [filter, test] of tests)
      if (!test(bus)) {
        failed = filter;
        failures++;
      }
    if (failures > 1) continue;
    if (!failed || failed === 'busTypes') add(busTypes, vehicle.busType);
    if (!failed || failed === 'fuelTypes') add(fuelTypes, vehicle.fuelType);
    if (!failed || failed === 'operators') add(operators, vehicle.companyId);
    if (failed) continue;
    add(equipment, vehicle.equipment);
    add(equipment, vehicle.accessibility);
    add(certificates, vehicle.certificates);
  }
  return {
    busTypes: counts(busTypes),
    fuelTypes: counts(fuelTypes),
    equipment: counts(eachWord(equipment)),
    certificates: counts(eachWord(certificates)),
    operators: counts(operators),
  };
}
