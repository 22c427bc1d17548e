import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '@bff/domain/shared/time';
import { backOff, TRIES_OF_A_MISTAKE, TRIES_WHILE_AWAY } from './back-off';

const withoutJitter = (attempts: number) => backOff(attempts, () => 0);
const after = (tries: number) =>
  Array.from({ length: tries - 1 }, (_, index) => withoutJitter(index + 1)).reduce((sum, wait) => sum + wait, 0);

describe('back-off', () => {
  it('doubles from two seconds to a quarter of an hour', () => {
    expect([1, 2, 3, 9, 10, 11, 400].map(withoutJitter)).toEqual([
      2_000, 4_000, 8_000, 512_000, 900_000, 900_000, 900_000,
    ]);
  });

  it('spreads by a fifth at most', () => {
    expect(backOff(1, () => 1)).toBe(2_400);
  });

  it('tries for days while somebody is away, and about an hour after a mistake', () => {
    expect(after(TRIES_WHILE_AWAY)).toBeGreaterThan(4.5 * DAY);
    expect(after(TRIES_WHILE_AWAY)).toBeLessThan(6 * DAY);
    expect(after(TRIES_OF_A_MISTAKE)).toBeGreaterThan(20 * MINUTE);
    expect(after(TRIES_OF_A_MISTAKE)).toBeLessThan(2 * HOUR);
  });
});
