import { describe, expect, it, test } from 'vitest';
import { readPriceCase } from './price-case';
import { emptyCase } from './testing/cases';

const segments = [
  { kind: 'driveEmpty', start: '2027-03-10T06:30:00Z', end: '2027-03-10T06:45:00Z', metres: 5_200 },
  { kind: 'load', start: '2027-03-10T06:45:00Z', end: '2027-03-10T07:00:00Z' },
  { kind: 'drive', start: '2027-03-10T07:00:00Z', end: '2027-03-10T09:00:00Z', metres: 120_000 },
];
const good = { ...emptyCase, segments };
const segment = (index: number, change: object) => ({
  ...good,
  segments: segments.map((each, at) => (at === index ? { ...each, ...change } : each)),
});
const faults = (value: unknown) => {
  const read = readPriceCase(value);
  return read.ok ? [] : read.faults;
};

describe('a price case', () => {
  it('is read with instants in milliseconds, and no metres where nothing is driven', () => {
    const read = readPriceCase(good);
    expect(read.ok && read.case.segments[1]).toEqual({
      kind: 'load',
      start: Date.parse('2027-03-10T06:45:00Z'),
      end: Date.parse('2027-03-10T07:00:00Z'),
      metres: 0,
    });
  });

  it('accepts an offset instead of Z', () => {
    expect(faults(segment(2, { end: '2027-03-10T10:00:00+01:00' }))).toEqual([]);
  });

  it('reads a null price as 0', () => {
    const read = readPriceCase({ ...good, vehicleCost: { ...good.vehicleCost, pricePerHour: null } });
    expect(read.ok && read.case.vehicleCost.pricePerHour).toBe(0);
  });

  const { drivers: _, ...withoutDrivers } = good;
  test.each<[string, unknown, string]>([
    ['an unknown field', { ...good, driver: 1 }, 'driver'],
    ['an unknown field of a list', { ...good, vehicleCost: { ...good.vehicleCost, pricePerDay: 1 } }, 'vehicleCost: Unrecognized key: "pricePerDay"'],
    ['a missing field', withoutDrivers, 'drivers: '],
    ['a gap', segment(2, { start: '2027-03-10T07:00:01Z' }), 'segments[2].start: leaves a gap'],
    ['an overlap', segment(2, { start: '2027-03-10T06:59:59Z' }), 'segments[2].start: lies before the end'],
    ['wrong order', { ...good, segments: [...segments].reverse() }, 'segments[1].start: lies before the end'],
    ['an end before the start', segment(2, { end: '2027-03-10T06:00:00Z' }), 'segments[2].end: lies before start'],
    ['a local time', segment(0, { start: '2027-03-10T06:30:00' }), 'segments[0].start: must be an instant'],
    ['a day that is none', segment(0, { start: '2027-02-30T06:30:00Z' }), 'segments[0].start: must be an instant'],
    ['an unknown kind', segment(0, { kind: 'fly' }), 'segments[0].kind'],
    ['negative metres', segment(0, { metres: -1 }), 'segments[0].metres: must not be negative'],
    ['half a metre', segment(0, { metres: 0.5 }), 'segments[0].metres: must be a whole number'],
    ['driving without metres', segment(0, { metres: undefined }), 'segments[0].metres: is missing'],
    ['no segments', { ...good, segments: [] }, 'segments: must have at least one'],
    ['a negative price', { ...good, drivingCost: { ...good.drivingCost, pricePerKm: -1 } }, 'drivingCost.pricePerKm: must not be negative'],
    ['a price as text', { ...good, surchargeFee: '5' }, 'surchargeFee: must be a whole number'],
    ['an addition of both sorts', { ...good, driverCost: { ...good.driverCost, obWeekday: { amount: 1, basisPoints: 1 } } }, 'driverCost.obWeekday: must be {"amount"'],
    ['over 100 percent', { ...good, taxBasisPoints: 10_001 }, 'taxBasisPoints: must be at most 10000'],
    ['no driver', { ...good, drivers: 0 }, 'drivers: must be at least 1'],
    ['no country', { ...good, countries: [] }, 'countries: must name a country'],
    ['a country in small letters', { ...good, countries: ['se'] }, 'countries[0]: must be a country code'],
    ['a year and a day', { ...good, segments: [{ ...segments[2], end: '2028-03-11T07:00:01Z' }] }, 'segments: must end within 366 days'],
    ['no case', null, 'Invalid input'],
  ])('%s is reported', (_name, value, expected) => expect(faults(value).join('\n')).toContain(expected)); // prettier-ignore

  it('reports all errors', () => {
    expect(faults({ ...segment(0, { metres: -1 }), drivers: 0, surchargeFee: -5 })).toHaveLength(3);
  });
});
