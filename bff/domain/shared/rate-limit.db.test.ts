import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '@db/testing/test-database';
import { DomainError } from './errors';
import { rateLimit } from './rate-limit.store';

const POINTS = 10;
const AT_ONCE = 40;

describe('a rate', () => {
  useTestDatabase({ pool: 40 });

  it('lets exactly so many through when many come at the same moment, whoever else comes, and never fails', async () => {
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
});
