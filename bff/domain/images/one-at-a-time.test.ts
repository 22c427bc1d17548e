import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time';

it('runs one task after the other, even after one that fails', async () => {
  let running = 0;
  let most = 0;
  const work = async (fails: boolean) => {
    most = Math.max(most, ++running);
    await sleep(5);
    running--;
    if (fails) throw new Error('damaged');
  };
  const outcomes = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((nth) => oneAtATime(() => work(nth === 2))));
  expect(most).toBe(1);
  expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual([true, true, false, true, true, true]);
});
