import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { watchPresses, whenReleased } from './when-released';

it('waits for the end of a press, and for its click', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  watchPresses();
  const done: string[] = [];
  whenReleased(() => done.push('at once'));
  await Promise.resolve();
  expect(done).toEqual(['at once']);

  page.dispatchEvent(new Event('pointerdown'));
  whenReleased(() => done.push('swap'));
  await sleep(20);
  page.dispatchEvent(new Event('pointerup'));
  done.push('click');
  await sleep(20);
  expect(done).toEqual(['at once', 'click', 'swap']);
  whenReleased(() => done.push('at once again'));
  await Promise.resolve();
  expect(done.at(-1)).toBe('at once again');
});
