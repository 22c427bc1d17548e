import { describe, expect, it } from 'vitest';
import { LateRefusals } from './late-refusals';

describe('refusals for asking too much', () => {
  /** How long each of so many took that were refused at once. */
  const times = (late: LateRefusals, count: number) =>
    Promise.all(
      Array.from({ length: count }, async () => {
        const began = performance.now();
        await late.wait();
        return performance.now() - began;
      }),
    );

  it('come late, but no more of them wait than may; the places are free again afterwards', async () => {
    const late = new LateRefusals({ ms: 100, most: 2 });
    for (let round = 0; round < 2; round++) {
      const took = await times(late, 5);
      expect(took.filter((ms) => ms >= 95)).toHaveLength(2);
      expect(took.filter((ms) => ms < 50)).toHaveLength(3);
    }
  });
});
