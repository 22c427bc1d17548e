// Traces: S5-047
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combineBuses, seatPassengers } from './combine-buses';

const bus = (seats: number, price: number, wheelchairPlaces = 0) => ({ seats, price, wheelchairPlaces });
const buses = fc.array(
  fc.record({
    seats: fc.integer({ min: 8, max: 80 }),
    price: fc.integer({ min: 1, max: 9 }),
    wheelchairPlaces: fc.integer({ min: 0, max: 2 }),
  }),
  { maxLength: 9 },
);

describe('combinations', () => {
  it('takes the fewest buses, and of those the cheapest', () => {
    const fleet = [bus(50, 10), bus(50, 8), bus(30, 1), bus(30, 1), bus(30, 1), bus(70, 30)];
    expect(combineBuses(fleet, { passengers: 100, wheelchairs: 0 })).toEqual([bus(50, 8), bus(50, 10)]);
    expect(
      combineBuses([bus(50, 10), bus(50, 8), bus(50, 9)], { passengers: 90, wheelchairs: 0 })
        ?.map((one) => one.price)
        .sort(),
    ).toEqual([8, 9]);
  });

  it('gives up when four are not enough', () => {
    expect(
      combineBuses(
        Array.from({ length: 9 }, () => bus(20, 1)),
        { passengers: 81, wheelchairs: 0 },
      ),
    ).toBeUndefined();
  });

  it('agrees with brute force', () => {
    fc.assert(
      fc.property(
        buses,
        fc.integer({ min: 1, max: 250 }),
        fc.integer({ min: 0, max: 3 }),
        (fleet, passengers, wheelchairs) => {
          let best: { size: number; price: number } | undefined;
          for (let mask = 1; mask < 1 << fleet.length; mask++) {
            const set = fleet.filter((_, index) => mask & (1 << index));
            const sum = (pick: (one: (typeof set)[number]) => number) =>
              set.reduce((total, one) => total + pick(one), 0);
            if (
              set.length > 4 ||
              sum((one) => one.seats) < passengers ||
              sum((one) => one.wheelchairPlaces) < wheelchairs
            )
              continue;
            const price = sum((one) => one.price);
            if (!best || set.length < best.size || (set.length === best.size && price < best.price))
              best = { size: set.length, price };
          }
          const found = combineBuses(fleet, { passengers, wheelchairs });
          expect(found && { size: found.length, price: found.reduce((total, one) => total + one.price, 0) }).toEqual(
            best,
          );
        },
      ),
    );
  });

  it('seats everybody and overfills no bus', () => {
    fc.assert(
      fc.property(buses, fc.nat(120), fc.nat(120), (fleet, adults, children) => {
        const seats = fleet.reduce((sum, one) => sum + one.seats, 0);
        fc.pre(fleet.length > 0 && adults + children <= seats);
        const seated = seatPassengers(fleet, { adults, children, wheelchairs: 0 });
        expect(seated.reduce((sum, one) => sum + one.adults, 0)).toBe(adults);
        expect(seated.reduce((sum, one) => sum + one.children, 0)).toBe(children);
        seated.forEach((one, index) => {
          expect(Math.min(one.adults, one.children)).toBeGreaterThanOrEqual(0);
          expect(one.adults + one.children).toBeLessThanOrEqual(fleet[index]!.seats);
        });
      }),
    );
  });
});
