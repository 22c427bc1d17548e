import { AsyncResource } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { select } from '@db/query';

/** Asks from outside every transaction: started directly inside one, a statement would join it. */
const outside = AsyncResource.bind(<Result>(work: () => Result): Result => work());

/**
 * How many transactions on this test's database wait for another's lock.
 *
 * Read from the engine's status and not from `information_schema.innodb_trx`: the server refreshes that table only if nobody, on any of its
 * databases, has read it for a tenth of a second, so who asks often is told the same for ever.
 */
async function lockWaits(): Promise<number> {
  const [here, [status]] = await Promise.all([
    select<{ id: number }>('SELECT id FROM information_schema.processlist WHERE db = DATABASE()'),
    select<{ Status: string }>('SHOW ENGINE INNODB STATUS'),
  ]);
  const ids = new Set(here.map(({ id }) => Number(id)));
  const waiting = (status?.Status ?? '').split('---TRANSACTION ').filter((part) => part.includes('LOCK WAIT'));
  return waiting.filter((part) => ids.has(Number(/thread id (\d+)/.exec(part)?.[1]))).length;
}

/** Resolves when that many transactions on this test's database wait for another's lock. Rejects after half a minute. */
export async function untilLocksAreWaitedFor(count = 1): Promise<void> {
  const until = Date.now() + 30_000;
  while ((await outside(lockWaits)) < count) {
    if (Date.now() > until) throw new Error(`Fewer than ${count} transactions waited for a lock within 30 s.`);
    await sleep(20);
  }
}
