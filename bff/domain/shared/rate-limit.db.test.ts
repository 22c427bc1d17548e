import { RateLimiterMySQL } from 'rate-limiter-flexible';
import { describe, expect, it, vi } from 'vitest';
import { useTestDatabase } from '@db/testing/test-database';
import { DomainError } from './errors';
import { rateLimit } from './rate-limit.store';

const POINTS = 10;
const AT_ONCE = 40;

describe('a rate', () => {
  useTestDatabase({ pool: 40 });

  it('lets exactly the limit through when many come at once, whoever else comes, and never fails', async () => {
    const [one, other] = [
      rateLimit('test', { points: POINTS, seconds: 60 }),
      rateLimit('test', { points: POINTS, seconds: 60 }),
    ];
    const outcome = async (limit: typeof one, who: string) => {
      try {
        await limit(who);
        return 'passed';
      } catch (error) {
        return error instanceof DomainError ? error.key : String(error);
      }
    };
    for (let round = 0; round < 20; round++) {
      const callers = [`a${round}`, `b${round}`, `c${round}`];
      const told = await Promise.all(
        callers.flatMap((who) =>
          Array.from({ length: AT_ONCE }, async (_, n) => `${who} ${await outcome(n % 2 ? one : other, who)}`),
        ),
      );
      for (const who of callers) {
        const times = (key: string) => told.filter((text) => text === `${who} ${key}`).length;
        expect([times('passed'), times('request.tooMany')]).toEqual([POINTS, AT_ONCE - POINTS]);
      }
    }
  });

  it('is counted again when the server rolls the count back, as a cluster does at the commit', async () => {
    const refusal = Object.assign(new Error('Deadlock found when trying to get lock'), { errno: 1213 });
    const consume = vi.spyOn(RateLimiterMySQL.prototype, 'consume').mockRejectedValueOnce(refusal);
    try {
      await rateLimit('again', { points: 1, seconds: 60 })('somebody');
      expect(consume).toHaveBeenCalledTimes(2);
    } finally {
      consume.mockRestore();
    }
  });
});
