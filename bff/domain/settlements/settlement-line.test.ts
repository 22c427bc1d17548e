import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { debtLine, deviationLine, feeLine, type SettledBooking, sumsOf, tripLine } from './settlement-line';

const booking: SettledBooking = {
  companyId: 1,
  id: 2,
  number: '12345674',
  departure: new Date('2027-03-10T08:00:00Z'),
  operatorPrice: 100_000,
  agreedPrice: 100_000,
  customerPrice: 110_000,
  taxBasisPoints: 600,
  total: 116_600,
  cancellationFee: null,
  isNotReported: false,
  outcome: null,
};

/** Bookings as they are sold: the customer's price is not below the operator's, and the tax is on it. */
const sold = fc
  .record({
    operatorPrice: fc.integer({ min: 1, max: 50_000_000 }),
    margin: fc.integer({ min: 0, max: 10_000_000 }),
    taxBasisPoints: fc.constantFrom(0, 600),
    part: fc.integer({ min: 1, max: 10_000 }),
  })
  .map(({ operatorPrice, margin, taxBasisPoints, part }) => {
    const customerPrice = operatorPrice + margin;
    const total = customerPrice + Math.round((customerPrice * taxBasisPoints) / 10_000);
    return {
      ...booking,
      operatorPrice,
      agreedPrice: operatorPrice,
      customerPrice,
      taxBasisPoints,
      total,
      cancellationFee: Math.max(1, Math.round((total * part) / 10_000)),
    };
  });

describe('a line of a settlement statement', () => {
  it('for a trip is the operator’s own price and the tax on it', () => {
    expect(tripLine(booking)).toMatchObject({ kind: 'trip', customerPrice: 110_000, net: 100_000, tax: 6_000 });
  });

  it('for a trip that nobody reported is the same, and says so; other lines of it do not', () => {
    const unreported = { ...booking, isNotReported: true };
    const lines = [tripLine(unreported), tripLine(booking), deviationLine(unreported, 20_000)];
    expect(lines.map(({ isNotReported }) => isNotReported)).toEqual([true, false, false]);
    expect({ ...lines[0], isNotReported: false }).toEqual(lines[1]);
    expect(sumsOf(lines)).toMatchObject({ trips: 2, notReported: 1 });
  });

  it('for a fee is the same part of the operator’s price as of the customer’s', () => {
    expect(feeLine({ ...booking, cancellationFee: 58_300 })).toMatchObject({
      kind: 'fee',
      customerPrice: 55_000,
      net: 50_000,
      tax: 3_000,
    });
  });

  it('for a full fee equals the trip’s, and is never more than the customer paid', () => {
    fc.assert(
      fc.property(sold, (one) => {
        const whole = feeLine({ ...one, cancellationFee: one.total });
        expect([whole.net, whole.customerPrice, whole.tax]).toEqual([
          ...[one.operatorPrice, one.customerPrice, tripLine(one).tax],
        ]);
        const fee = feeLine(one);
        expect(fee.net).toBeLessThanOrEqual(fee.customerPrice!);
        // Each amount is rounded by itself.
        expect(fee.net + fee.tax).toBeLessThanOrEqual(one.cancellationFee + 2);
      }),
    );
  });

  it('for a fee for a dearer replacement bus is a part of what the first one was sold for', () => {
    const dearer = { ...booking, operatorPrice: 500_000, cancellationFee: 58_300 };
    expect(feeLine(dearer)).toMatchObject({ customerPrice: 55_000, net: 50_000, tax: 3_000 });
    expect(feeLine({ ...dearer, operatorPrice: 80_000 })).toMatchObject({ customerPrice: 55_000, net: 40_000 });
  });

  it('for a deviation is its price, for a debt what is owed without tax', () => {
    expect(deviationLine(booking, 20_000)).toMatchObject({ customerPrice: null, net: 20_000, tax: 1_200 });
    expect(debtLine(booking, 'penalty', 10_000)).toMatchObject({ customerPrice: null, net: -10_000, tax: 0 });
  });
});

describe('the sums', () => {
  it('are what is due, for any lines: earned, tax and debts; the customers’ price is divided between us', () => {
    const line = fc.oneof(
      sold.map(tripLine),
      sold.map(feeLine),
      fc.tuple(sold, fc.nat(1_000_000)).map(([one, price]) => deviationLine(one, price)),
      fc
        .tuple(sold, fc.constantFrom('penalty' as const, 'moved' as const), fc.nat(1_000_000))
        .map((debt) => debtLine(...debt)),
    );
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const sums = sumsOf(lines);
        expect(sums.toPay).toBe(sums.earned + sums.tax + sums.debts);
        const deviations = lines.filter(({ kind }) => kind === 'deviation').reduce((sum, { net }) => sum + net, 0);
        expect(sums.customerPrice - sums.commission).toBe(sums.earned - deviations);
        expect(sums.debts).toBeLessThanOrEqual(0);
      }),
    );
  });
});
