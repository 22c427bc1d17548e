import { beforeAll, describe, expect, it, vi } from 'vitest';
import type * as Numbers from '@bff/domain/shared/numbers';
import { newNumber } from '@bff/domain/shared/numbers';
import { checkInvariants } from '@db/check-invariants';
import { select, selectOne } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { aTrip, holdNewBus, useRoads } from './testing/market';

vi.mock('@bff/domain/shared/numbers', async (original) => {
  const numbers = await original<typeof Numbers>();
  return { ...numbers, newNumber: vi.fn(numbers.newNumber) };
});

const TABLES = ['orders', 'order_stops', 'bookings', 'journeys', 'booking_price_lines', 'occupancies', 'event_log'];

async function rowsOf(tables: readonly string[]): Promise<number[]> {
  const rows = await Promise.all(tables.map((table) => select<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table}`)));
  return rows.map(([row]) => row!.n);
}

describe('the numbers of a new order', () => {
  useTestDatabase();
  beforeAll(useRoads);

  it('are drawn again when one is taken: the order, its booking and its journey exist once', async () => {
    const first = await holdNewBus(aTrip());
    const taken = await selectOne<{ order: string; booking: string; journey: string }>(
      `SELECT o.number AS \`order\`, b.number AS booking, j.number AS journey
       FROM orders o JOIN bookings b ON b.order_id = o.id JOIN journeys j ON j.booking_id = b.id WHERE o.number = :number`,
      { number: first.orderNumber },
    );
    const before = await rowsOf(TABLES);
    const drawn = vi.mocked(newNumber);
    drawn.mockClear();
    for (const number of [
      ...[taken!.order, '10000009'],
      ...[taken!.booking, '10000017'],
      ...[taken!.journey, '10000025'],
    ])
      drawn.mockReturnValueOnce(number);
    const second = await holdNewBus(aTrip());
    expect(second.orderNumber).toBe('10000009');
    expect(drawn).toHaveBeenCalledTimes(6);
    // The second order adds as many rows to each table as the first did.
    expect(await rowsOf(TABLES)).toEqual(before.map((count) => 2 * count));
    expect(await checkInvariants()).toEqual([]);
  });
});
