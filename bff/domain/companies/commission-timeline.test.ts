// Traces: S2-088
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CommissionStep, commissionOn, periodsOf, stepsOf } from './commission-timeline';

const day = fc
  .integer({ min: 0, max: 120 })
  .map((days) => new Date(Date.UTC(2027, 1, 1 + days)).toISOString().slice(0, 10));
const step = fc.record({ validFrom: day, basisPoints: fc.option(fc.integer({ min: 0, max: 3 }).map((n) => n * 100)) });
const steps: fc.Arbitrary<CommissionStep[]> = fc.uniqueArray(step, {
  selector: ({ validFrom }) => validFrom,
  maxLength: 8,
});

describe('commissions over time', () => {
  it('are periods with the general commission between and around them', () => {
    expect(
      periodsOf([
        { validFrom: '2027-03-01', basisPoints: 1_200 },
        { validFrom: '2027-04-01', basisPoints: null },
        { validFrom: '2027-06-01', basisPoints: 0 },
      ]),
    ).toEqual([
      { validFrom: '2027-03-01', validTo: '2027-03-31', basisPoints: 1_200 },
      { validFrom: '2027-06-01', validTo: null, basisPoints: 0 },
    ]);
  });

  it('are the same on each day as steps and as periods, and never overlap', () => {
    fc.assert(
      fc.property(steps, day, (given, on) => {
        const periods = periodsOf(given);
        const covering = periods.filter(
          ({ validFrom, validTo }) => validFrom <= on && (validTo === null || validTo >= on),
        );
        expect(covering.length).toBeLessThanOrEqual(1);
        expect(covering[0]?.basisPoints ?? null).toBe(commissionOn(given, on));
        expect(commissionOn(stepsOf(periods), on)).toBe(commissionOn(given, on));
        expect(periodsOf(stepsOf(periods))).toEqual(periods);
      }),
    );
  });
});
