// Traces: S3-058, S5-033
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { HOUR } from '@bff/domain/shared/time';
import { checkCancellationTiers } from '#fields/cancellation-tiers';
import { cancellationFee } from './cancellation-fee';

const departure = new Date('2027-03-29T06:00:00Z');
const hoursBefore = (hours: number) => new Date(departure.getTime() - hours * HOUR);
const terms = [
  { hours: 24, basisPoints: 7_500 },
  { hours: 72, basisPoints: 3_333 },
  { hours: 168, basisPoints: 1_000 },
];

describe('cancellation fee', () => {
  test.each([
    ['more than a week before', hoursBefore(168.0001), 0],
    ['exactly a week before', hoursBefore(168), 10_001],
    ['just over three days before', new Date(hoursBefore(72).getTime() - 1), 10_001],
    ['exactly three days before', hoursBefore(72), 33_332], // 33 331.6665: half away from zero, once
    ['a millisecond over 24 h before', new Date(hoursBefore(24).getTime() - 1), 33_332],
    ['exactly 24 h before', hoursBefore(24), 75_004], // 75 003.75
    ['at departure', departure, 75_004],
    ['after departure', hoursBefore(-5), 75_004],
  ])('%s', (_, at, expected) => {
    expect(cancellationFee(terms, { at, departure, total: 100_005 })).toBe(expected);
  });

  it('counts elapsed hours, not wall-clock hours: the night of 28 March has one hour less', () => {
    // 2027-03-28 08:00 to 2027-03-29 08:00 is 24 h; 2027-03-27 08:00 to 2027-03-28 08:00 is 23 h.
    const day = { at: new Date('2027-03-27T07:00:00Z'), departure: new Date('2027-03-28T06:00:00Z'), total: 10_000 };
    expect(cancellationFee([{ hours: 23, basisPoints: 5_000 }], day)).toBe(5_000);
  });

  it('is nothing without terms', () => {
    expect(cancellationFee([], { at: departure, departure, total: 1_000_000 })).toBe(0);
  });

  it('does not depend on the order of the tiers', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(terms, { minLength: 3 }), fc.integer({ min: 0, max: 200 }), (tiers, hours) => {
        const when = { at: hoursBefore(hours), departure, total: 123_456 };
        expect(cancellationFee(tiers, when)).toBe(cancellationFee(terms, when));
      }),
    );
  });

  it('never falls as departure comes nearer, for valid tiers', () => {
    const tier = fc.record({
      hours: fc.integer({ min: 1, max: 744 }),
      basisPoints: fc.integer({ min: 100, max: 10_000 }),
    });
    fc.assert(
      fc.property(fc.array(tier, { maxLength: 6 }), fc.nat(800), fc.nat(800), (tiers, one, other) => {
        fc.pre(checkCancellationTiers(tiers, []).length === 0);
        const fee = (hours: number) => cancellationFee(tiers, { at: hoursBefore(hours), departure, total: 1_000_000 });
        expect(fee(Math.min(one, other))).toBeGreaterThanOrEqual(fee(Math.max(one, other)));
      }),
    );
  });
});
