import { RateLimiterMemory, RateLimiterMySQL, RateLimiterRes } from 'rate-limiter-flexible';
import type { Sequelize } from 'sequelize';
import { sequelize } from '@db/connection';
import { retryTransient } from '@db/retry-transient';
import { DomainError } from './errors';

/** This many times in a number of seconds. */
export interface Limit {
  points: number;
  seconds: number;
}

/**
 * Counts in the database, so that several processes count together, how often `who` does `name`. The returned function throws
 * `request.tooMany` with the seconds to wait.
 */
export function rateLimit(name: string, { points, seconds }: Limit): (who: string) => Promise<void> {
  let known: { database: Sequelize; limiter: RateLimiterMySQL } | undefined;

  function limiter(): RateLimiterMySQL {
    const database = sequelize();
    if (known?.database === database) return known.limiter;
    const made = new RateLimiterMySQL({
      storeClient: database,
      storeType: 'sequelize',
      dbName: database.config.database ?? '',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: true,
      keyPrefix: name,
      points,
      duration: seconds,
      // A caller over the limit is refused without asking the database again.
      inMemoryBlockOnConsumed: points + 1,
    });
    known = { database, limiter: made };
    return made;
  }

  // The library counts in its own transaction, which a cluster may refuse like any other.
  return (who) => orTooMany(retryTransient(() => limiter().consume(who.slice(0, 200))));
}

/** Like `rateLimit`, but counts in this process alone and without the database: for frequent requests. */
export function limitHere({ points, seconds }: Limit): (who: string) => Promise<void> {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return (who) => orTooMany(limiter.consume(who.slice(0, 200)));
}

async function orTooMany(counting: Promise<unknown>): Promise<void> {
  try {
    await counting;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw new DomainError('request.tooMany', [Math.max(1, Math.ceil(error.msBeforeNext / 1_000))]);
  }
}
