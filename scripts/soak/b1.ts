import { loadavg } from 'node:os';
import { useRoads } from '@bff/domain/bookings/testing/market';
import { percentile, rush, type RushOutcome, withoutLock } from '@bff/domain/bookings/testing/rush';
import { checkInvariants } from '@db/check-invariants';
import { withScratchDatabase } from './scratch-database';

/**
 * B1: 200 buyers want one bus at the same moment, in 50 rounds. Exactly one gets it, the others are told that it is taken (or that they
 * have enough holds), 99 of 100 within 1.5 s. Without the lock and the triggers it must fail, or it would prove nothing.
 */
const BUYERS = 200;
const ROUNDS = 50;
const LONGEST_MS = 1_500;
const MAY_BE_TOLD = new Set(['booking.occupied', 'booking.tooManyHolds']);

function report(name: string, { bookings, refusals, times }: RushOutcome): void {
  const shares = [0.5, 0.95, 0.99, 1].map((share) => Math.round(percentile(times, share)));
  const bad = bookings.filter((count) => count !== 1).length;
  console.log(
    `${name}: ${bookings.length} rounds, ${bad} without exactly one booking, at most ${Math.max(...bookings)}`,
  );
  console.log(`  told: ${JSON.stringify(refusals)}`);
  console.log(`  p50 ${shares[0]} ms, p95 ${shares[1]} ms, p99 ${shares[2]} ms, longest ${shares[3]} ms`);
}

export async function run(rounds: number = ROUNDS): Promise<boolean> {
  return withScratchDatabase(40, async () => {
    useRoads();
    const locked = await rush({ buyers: BUYERS, rounds });
    const broken = await checkInvariants();
    report(`B1 ${BUYERS} × ${rounds}, load ${loadavg()[0]!.toFixed(1)}`, locked);
    const putBack = await withoutLock();
    const open = await rush({ buyers: BUYERS, rounds: 3 }).finally(putBack);
    report('B1 without lock and triggers', open);

    const failures = [
      ...(locked.bookings.every((count) => count === 1) ? [] : ['a round did not end in exactly one booking']),
      ...Object.keys(locked.refusals).filter((key) => !MAY_BE_TOLD.has(key)),
      ...broken.map(({ invariant, rule }) => `${invariant}: ${rule}`),
      ...(percentile(locked.times, 0.99) < LONGEST_MS ? [] : [`p99 is not under ${LONGEST_MS} ms`]),
      ...(open.bookings.some((count) => count > 1)
        ? []
        : ['without the lock no bus was booked twice: this shows nothing']),
    ];
    for (const failure of failures) console.log(`FAILED: ${failure}`);
    return failures.length === 0;
  });
}
