// Traces: S8-121
import { type Limit, rateLimit } from '@bff/domain/shared/rate-limit.store';
import type { Rate } from './endpoint';

export interface RateLimits extends Record<Rate, Limit> {
  /** Of one address, across all endpoints. */
  address: Limit;
  /** Of a bearer token's user, or an integration's key. */
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

/** Counts in the database, so that several processes share the count. Throws `request.tooMany` with the seconds to wait. */
export function createRateLimiter(limits: RateLimits) {
  const limiters = new Map<keyof RateLimits, (who: string) => Promise<void>>();
  return async function limitRate(kind: keyof RateLimits, who: string): Promise<void> {
    const limiter = limiters.get(kind) ?? rateLimit(`api:${kind}`, limits[kind]);
    limiters.set(kind, limiter);
    await limiter(who);
  };
}
