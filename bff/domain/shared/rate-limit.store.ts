import { RateLimiterMemory, RateLimiterMySQL, RateLimiterRes } from 'rate-limiter-flexible';
import type { Sequelize } from 'sequelize';
import { sequelize } from '@db/connection';
import { retryTransient } from '@db/retry-transient';
import { DomainError } from './errors';

/** So many times in a number of seconds. */
export interface Limit {
  points: number;
  seconds: number;
}

/**
 * Counts how often `who` does the thing called `name`, in the database, so that several processes count together.
 * What it answers throws `request.tooMany` with the seconds to wait.
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
      // Who is over the limit is told so without asking the database again.
      inMemoryBlockOnConsumed: points + 1,
    });
    known = { database, limiter: made };
    return made;
  }

  // The library counts in a transaction of its own, which a cluster may refuse like any other.
  return (who) => orTooMany(retryTransient(() => limiter().consume(who.slice(0, 200))));
}

/** As `rateLimit`, counted by this process alone and without the database: for what is asked for often. */
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
