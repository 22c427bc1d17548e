import fc from 'fast-check';
import { SEGMENT_KINDS, type Segment } from '@bff/domain/trips';
import type { PriceCase } from '../price';

/** Cases for property tests: lists with and without each price, timelines that touch nights, weekends and both clock changes. */
const ore = (max: number) => fc.integer({ min: 0, max });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const addition = maybe(
  fc.oneof(
    ore(40_000).map((amount) => ({ amount })),
    fc.integer({ min: 0, max: 10_000 }).map((basisPoints) => ({ basisPoints })),
  ),
);

const lists = fc.record({
  vehicleCost: fc.record({
    pricePerHour: ore(99_999), minimumMinutes: maybe(ore(700)), maximumPerDay: maybe(ore(700_000)),
    minimumPrice: maybe(ore(1_500_000)), nightPerHour: maybe(ore(20_000)), weekendPerHour: maybe(ore(20_000)),
  }),
  drivingCost: fc.record({
    pricePerKm: ore(4_000), freeMetres: maybe(ore(200_000)), minimumMetres: maybe(ore(200_000)),
    maximumMetres: maybe(fc.integer({ min: 400_000, max: 2_000_000 })), noPickupMetres: maybe(ore(100_000)),
  }),
  driverCost: fc.record({
    costPerHour: ore(60_000), minimumMinutes: maybe(ore(700)), obWeekday: addition, obWeekend: addition,
    overtimeNormal: addition, overtimeQualified: addition, standbyPerHour: maybe(ore(30_000)), overnightPerNight: maybe(ore(200_000)),
  }),
}); // prettier-ignore

const terms = fc.record({
  drivers: fc.integer({ min: 1, max: 2 }), commissionBasisPoints: ore(3_000), surchargeFee: ore(50_000),
  taxBasisPoints: ore(2_500), countries: fc.constantFrom(['SE'], ['SE', 'NO']),
}); // prettier-ignore

/** A weekday, a Friday, a Sunday, the nights of both clock changes; any second of them. */
const start = fc
  .tuple(
    fc.constantFrom('2027-03-10', '2027-03-12', '2027-03-14', '2027-03-27', '2027-10-30', '2027-07-09'),
    fc.integer({ min: 0, max: 86_399 }),
  )
  .map(([day, second]) => Date.parse(`${day}T00:00:00Z`) + second * 1_000);

/** Round durations are tried more often: mistakes show at the edges of quarters, hours and windows. */
const duration = fc.oneof(
  fc.integer({ min: 1, max: 24_000 }),
  fc.integer({ min: 1, max: 40 }).map((quarters) => quarters * 900),
  fc.integer({ min: 1, max: 40 }).map((quarters) => quarters * 900 + 1),
);

const piece = fc.record({ kind: fc.constantFrom(...SEGMENT_KINDS), seconds: duration, metres: ore(120_000) });

/** Leaves a starting position and loads, as every trip does; then anything. */
const timeline = fc
  .tuple(start, duration, ore(120_000), fc.array(piece, { minLength: 1, maxLength: 7 }))
  .map(([begin, seconds, metres, pieces]) => {
    let now = begin;
    const first = [
      { kind: 'driveEmpty' as const, seconds, metres },
      { kind: 'load' as const, seconds: 900, metres: 0 },
    ];
    return [...first, ...pieces].map((each): Segment => {
      const from = now;
      now += each.seconds * 1_000;
      const drives = each.kind === 'drive' || each.kind === 'driveEmpty';
      return { kind: each.kind, start: from, end: now, metres: drives ? each.metres : 0 };
    });
  });

export const arbitraryCase: fc.Arbitrary<PriceCase> = fc
  .tuple(lists, terms, timeline)
  .map(([prices, rest, segments]) => ({ ...prices, ...rest, segments }));
