import { beforeAll, describe, expect, it } from 'vitest';
import { companyPriceLists, DayLists, priceTrip } from '@bff/domain/pricing';
import { fromLocalText, HOUR, MINUTE } from '@bff/domain/shared/time';
import type { Segment, SegmentKind } from '@bff/domain/trips';
import { select } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { seedDemo } from '.';

type Part = [kind: SegmentKind, minutes: number, metres?: number];

/** A timeline from 07:00 local time on that day. */
function timeline(day: string, parts: readonly Part[]): Segment[] {
  let now = fromLocalText(`${day}T07:00`)?.getTime() ?? 0;
  return parts.map(([kind, minutes, metres = 0]) => {
    const start = now;
    now += minutes * MINUTE;
    return { kind, start, end: now, metres };
  });
}

/** Twelve hours and 200 km, with the bus's way to the first stop and back in them. */
const TRIPS: Record<string, readonly Part[]> = {
  'there and back, a long day there': [
    ['driveEmpty', 10, 5_000],
    ['load', 15],
    ['drive', 80, 95_000],
    ['wait', 525],
    ['drive', 80, 95_000],
    ['driveEmpty', 10, 5_000],
  ],
  'a bus from further away': [
    ['driveEmpty', 35, 35_000],
    ['load', 15],
    ['drive', 60, 65_000],
    ['wait', 515],
    ['drive', 60, 65_000],
    ['driveEmpty', 35, 35_000],
  ],
  'many stops': [
    ['driveEmpty', 10, 5_000],
    ['load', 15],
    ['drive', 60, 50_000],
    ['wait', 60],
    ['drive', 60, 45_000],
    ['wait', 385],
    ['drive', 120, 95_000],
    ['driveEmpty', 10, 5_000],
  ],
};

describe('prices of the demo', () => {
  const database = useTestDatabase();
  let coaches: { id: number; companyId: number; seats: number }[];

  beforeAll(async () => {
    await seedDemo(database.sequelize);
    coaches = await select(
      "SELECT id, company_id AS companyId, seats FROM vehicles WHERE bus_type = 'touristBus' AND seats BETWEEN 49 AND 51",
    );
  });

  const totals = async (day: string, parts: readonly Part[]): Promise<number[]> => {
    const segments = timeline(day, parts);
    expect((segments.at(-1)?.end ?? 0) - (segments[0]?.start ?? 0)).toBe(12 * HOUR);
    expect(segments.reduce((sum, { metres }) => sum + metres, 0)).toBe(200_000);
    const lists = await companyPriceLists([...new Set(coaches.map(({ companyId }) => companyId))], day);
    return coaches.map(({ id, companyId }) => {
      const picked = new DayLists(lists.get(companyId)!, day).pick(id);
      if (!picked) throw new Error(`no price for vehicle ${id}`);
      const terms = {
        drivers: 1,
        commissionBasisPoints: 1_000,
        surchargeFee: 0,
        taxBasisPoints: 600,
        countries: ['SE'],
      };
      const price = priceTrip({ segments, ...picked, ...terms });
      if (!price.offered) throw new Error(price.reason);
      return price.total / 100;
    });
  };

  it.each(
    Object.entries(TRIPS).flatMap(([name, parts]) => [
      { name, day: '2027-03-10', parts },
      { name: `${name}, on a Saturday`, day: '2027-03-13', parts },
    ]),
  )('a day trip of 12 h and 200 km with 50 seats costs 9,000 to 16,000 kr: $name', async ({ day, parts }) => {
    const prices = await totals(day, parts);
    expect(prices.length).toBeGreaterThan(50);
    expect(Math.min(...prices)).toBeGreaterThan(9_000);
    expect(Math.max(...prices)).toBeLessThan(16_000);
  });
});
