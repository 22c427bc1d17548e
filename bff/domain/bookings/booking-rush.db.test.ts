// Traces: S8-041, S8-049
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants } from '@db/check-invariants';
import { useTestDatabase } from '@db/testing/test-database';
import { useRoads } from './testing/market';
import { percentile, rush, withoutLock } from './testing/rush';

const BUYERS = 200;
const ROUNDS = 3;

describe('B1: many buyers of one bus', () => {
  useTestDatabase({ pool: 40 });
  beforeAll(useRoads);

  it(`lets exactly one of ${BUYERS} have it, and tells the others that it is taken`, async () => {
    const { bookings, refusals, times } = await rush({ buyers: BUYERS, rounds: ROUNDS });
    expect(bookings).toEqual(Array.from({ length: ROUNDS }, () => 1));
    expect(refusals).toEqual({ 'booking.occupied': BUYERS * ROUNDS - ROUNDS });
    expect(await checkInvariants()).toEqual([]);
    process.stdout.write(`B1 ${BUYERS} × ${ROUNDS}: p99 ${Math.round(percentile(times, 0.99))} ms\n`);
  });
});

describe('B1 without the lock and the triggers', () => {
  useTestDatabase({ pool: 40 });
  let putBack: (() => void) | undefined;
  beforeAll(async () => {
    useRoads();
    putBack = await withoutLock();
  });
  afterAll(() => putBack?.());

  it('books one bus several times, so the test above can fail', async () => {
    let most = 0;
    // One round is nearly always enough; a busy machine may occasionally serve the buyers one after the other.
    for (let round = 0; round < 10 && most < 2; round++)
      most = Math.max(...(await rush({ buyers: BUYERS, rounds: 1 })).bookings);
    expect(most).toBeGreaterThan(1);
    expect((await checkInvariants()).map(({ invariant }) => invariant)).toContain('I1');
  });
});
