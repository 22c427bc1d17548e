import { RateLimiterMySQL, RateLimiterRes } from 'rate-limiter-flexible';
import type { Sequelize } from 'sequelize';
import { DomainError } from '@bff/domain/shared/errors';
import { sequelize } from '@db/connection';
import type { Rate } from './endpoint';

/** Requests in a number of seconds. */
export interface Limit {
  points: number;
  seconds: number;
}

export interface RateLimits extends Record<Rate, Limit> {
  /** Of one address, over all endpoints. */
  address: Limit;
  /** Of one bearer token's user, and of one integration's key. */
  user: Limit;
  key: Limit;
}

export const RATE_LIMITS: RateLimits = {
  address: { points: 600, seconds: 60 },
  user: { points: 240, seconds: 60 },
  key: { points: 600, seconds: 60 },
  usual: { points: 600, seconds: 60 },
  credentials: { points: 30, seconds: 300 },
  mail: { points: 10, seconds: 600 },
};

/** Counts in the database, so that several processes count together. */
export function createRateLimiter(limits: RateLimits) {
  const limiters = new Map<string, { database: Sequelize; limiter: RateLimiterMySQL }>();

  function limiterOf(kind: keyof RateLimits): RateLimiterMySQL {
    const database = sequelize();
    const known = limiters.get(kind);
    if (known?.database === database) return known.limiter;
    const limiter = new RateLimiterMySQL({
      storeClient: database,
      storeType: 'sequelize',
      dbName: database.config.database ?? '',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: true,
      keyPrefix: `api:${kind}`,
      points: limits[kind].points,
      duration: limits[kind].seconds,
      // Who is over the limit is told so without asking the database again.
      inMemoryBlockOnConsumed: limits[kind].points + 1,
    });
    limiters.set(kind, { database, limiter });
    return limiter;
  }

  /** @throws DomainError `request.tooMany` with the seconds to wait */
  return async function limitRate(kind: keyof RateLimits, who: string): Promise<void> {
    try {
      await limiterOf(kind).consume(who.slice(0, 200));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new DomainError('request.tooMany', [Math.max(1, Math.ceil(error.msBeforeNext / 1_000))]);
    }
  };
}
