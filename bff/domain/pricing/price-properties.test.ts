import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Segment } from '@bff/domain/trips';
import { measure } from './measure';
import { LINE_KINDS, priceMeasured, type PriceCase, priceTrip, totalsMeasured } from './price';
import { arbitraryCase } from './testing/arbitrary-case';
import { referencePrice } from './testing/reference-price';

const customerPrice = (it: PriceCase) => {
  const price = priceTrip(it);
  return price.offered ? price.customerPrice : Infinity;
};

/** The timeline with one segment longer; those after it come later. */
function longer(segments: readonly Segment[], index: number, millis: number): Segment[] {
  return segments.map((segment, at) => ({
    ...segment,
    start: segment.start + (at > index ? millis : 0),
    end: segment.end + (at >= index ? millis : 0),
  }));
}

describe('a price', () => {
  it('is what the rules say, counted second by second', () => {
    fc.assert(
      fc.property(arbitraryCase, (it) => {
        const price = priceMeasured(measure(it.segments), it, it);
        const told = price.offered
          ? { ...price, lines: price.lines.map((line) => [line.kind, line.amount]) }
          : { offered: false };
        expect(told).toEqual(referencePrice(it));
      }),
      { numRuns: 80 },
    );
  }, 60_000);

  it('is the same when calculated without its lines', () => {
    fc.assert(
      fc.property(arbitraryCase, (it) => {
        const measures = measure(it.segments);
        const price = priceMeasured(measures, it, it);
        const totals = totalsMeasured(measures, it, it);
        expect(totals).toEqual(
          price.offered
            ? {
                operatorPrice: price.operatorPrice,
                customerPrice: price.customerPrice,
                tax: price.tax,
                total: price.total,
              }
            : undefined,
        );
      }),
    );
  });

  it('is the sum of its lines, in their order', () => {
    fc.assert(
      fc.property(arbitraryCase, (it) => {
        const price = priceTrip(it);
        fc.pre(price.offered);
        const sum = (kinds: readonly string[]) =>
          price.lines.filter((line) => kinds.includes(line.kind)).reduce((total, line) => total + line.amount, 0);
        expect(sum(LINE_KINDS)).toBe(price.total);
        expect(sum(LINE_KINDS.slice(0, LINE_KINDS.indexOf('commission')))).toBe(price.operatorPrice);
        expect(price.customerPrice).toBeGreaterThanOrEqual(price.operatorPrice);
        expect(price.customerPrice + price.tax).toBe(price.total);
        expect(price.lines.every((line) => Number.isSafeInteger(line.amount) && line.amount > 0)).toBe(true);
        const order = price.lines.map((line) => LINE_KINDS.indexOf(line.kind));
        expect(order).toEqual([...order].sort((a, b) => a - b));
      }),
    );
  });

  it('can be recomputed from the quantity and rate of each line that no maximum limits', () => {
    fc.assert(
      fc.property(arbitraryCase, (it) => {
        const price = priceTrip({ ...it, vehicleCost: { ...it.vehicleCost, maximumPerDay: null } });
        fc.pre(price.offered);
        const per = { s: 3_600, m: 1_000, night: 1, basisPoints: 10_000, once: 1 };
        for (const { quantity, unit, rate, amount } of price.lines)
          expect(Math.abs((quantity * rate) / per[unit] - amount)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });

  it('does not change when a segment is split in two', () => {
    fc.assert(
      fc.property(arbitraryCase, fc.nat(99), fc.integer({ min: 1, max: 99 }), (it, which, percent) => {
        const index = which % it.segments.length;
        const whole = it.segments[index]!;
        const middle = whole.start + Math.floor(((whole.end - whole.start) * percent) / 100);
        const metres = Math.floor((whole.metres * percent) / 100);
        const halves = [
          { ...whole, end: middle, metres },
          { ...whole, start: middle, metres: whole.metres - metres },
        ];
        expect(priceTrip({ ...it, segments: it.segments.toSpliced(index, 1, ...halves) })).toEqual(priceTrip(it));
      }),
    );
  });

  it('is never lower for a longer distance', () => {
    fc.assert(
      fc.property(arbitraryCase, fc.nat(99), fc.integer({ min: 1, max: 200_000 }), (it, which, metres) => {
        const index = which % it.segments.length;
        const far = it.segments.map((segment, at) =>
          at === index ? { ...segment, metres: segment.metres + metres } : segment,
        );
        expect(customerPrice({ ...it, segments: far })).toBeGreaterThanOrEqual(customerPrice(it));
      }),
    );
  });

  it('is never lower for leaving earlier or being back later', () => {
    fc.assert(
      fc.property(arbitraryCase, fc.integer({ min: 1, max: 40_000 }), fc.boolean(), (it, seconds, before) => {
        const last = it.segments.length - 1;
        const long = it.segments.map((segment, at) => {
          if (before && at === 0) return { ...segment, start: segment.start - seconds * 1_000 };
          return !before && at === last ? { ...segment, end: segment.end + seconds * 1_000 } : segment;
        });
        expect(customerPrice({ ...it, segments: long })).toBeGreaterThanOrEqual(customerPrice(it));
      }),
    );
  });

  // Later segments may leave the night, the weekend or the day's quarters: there, and only there, later can be cheaper.
  it('is never lower for a longer segment where an hour costs the same at any time of one day', () => {
    fc.assert(
      fc.property(arbitraryCase, fc.nat(99), fc.integer({ min: 1, max: 3_000 }), (it, which, seconds) => {
        const flat = {
          ...it,
          vehicleCost: { ...it.vehicleCost, nightPerHour: null, weekendPerHour: null },
          driverCost: { ...it.driverCost, obWeekday: null, obWeekend: null },
        };
        // A quarter of every duration, from seven in the morning: within one day.
        const begin = Date.parse('2027-03-10T06:00:00Z');
        const first = it.segments[0]!.start;
        const within = (at: number) => begin + Math.floor((at - first) / 4_000) * 1_000;
        const segments = it.segments.map((segment) => ({
          ...segment,
          start: within(segment.start),
          end: within(segment.end),
        }));
        fc.pre(segments.at(-1)!.end + seconds * 1_000 <= Date.parse('2027-03-10T23:00:00Z'));
        // A time at home that a quarter leaves nothing of would begin to end the shift, and its overtime, by becoming longer.
        fc.pre(segments.every(({ start, end }) => end > start));
        const long = longer(segments, which % segments.length, seconds * 1_000);
        expect(customerPrice({ ...flat, segments: long })).toBeGreaterThanOrEqual(customerPrice({ ...flat, segments }));
      }),
      { numRuns: 300 },
    );
  });

  it('is never lower with a second driver, and has the drivers’ lines twice', () => {
    fc.assert(
      fc.property(arbitraryCase, (it) => {
        expect(customerPrice({ ...it, drivers: 2 })).toBeGreaterThanOrEqual(customerPrice({ ...it, drivers: 1 }));
      }),
    );
  });
});
