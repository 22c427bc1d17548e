import { describe, expect, it } from 'vitest';
import { sourcesIn, sqlTextsOf } from './sql-texts';

/**
 * A lock is a row that is written: the other nodes of a cluster do not see a mere read (decision 0900). Finds of models do this
 * automatically (database/written-locks.ts); SQL that locks has to declare here what writes its rows.
 */
const WRITTEN: Readonly<Record<string, RegExp>> = {
  'bff/domain/payments/payment-event.store.ts': /Row\.update\(\s*\{ lockedUntil/,
  'bff/jobs/outbox-queue.store.ts': /OutboxMessage\.update\(\s*\{ lockedUntil/,
};

const LOCKS = /\bFOR UPDATE\b|\bLOCK IN SHARE MODE\b|\bFOR SHARE\b|\bLOCK TABLES\b/;
const NAMED_LOCK = /\bGET_LOCK\(/;

/** Migrations contain triggers, safety nets of each node; measurements observe locks. */
const product = sourcesIn('app', 'bff', 'database').filter(({ path }) => !path.startsWith('database/migrations/'));

describe('SQL that locks', () => {
  it('is where its rows are also written', () => {
    const locking = product.filter((source) => sqlTextsOf(source).some(({ sql }) => LOCKS.test(sql)));
    expect(locking.map(({ path }) => path).sort()).toEqual(Object.keys(WRITTEN).sort());
    for (const { path, text } of locking) expect(text, path).toMatch(WRITTEN[path]!);
  });

  it('locks no name, which a single server would keep, except beside a row', () => {
    const naming = product.filter((source) => sqlTextsOf(source).some(({ sql }) => NAMED_LOCK.test(sql)));
    expect(naming.map(({ path }) => path)).toEqual(['database/migration-turns.ts']);
  });
});
