import type { RateLimits } from '../endpoint/rate-limit.store';

const limit = { points: 10_000_000, seconds: 60 };

/** High enough that no test meets them by accident. */
export const UNLIMITED: RateLimits = {
  address: limit,
  user: limit,
  key: limit,
  usual: limit,
  credentials: limit,
  mail: limit,
};
