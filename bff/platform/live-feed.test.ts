import { afterEach, expect, it, vi } from 'vitest';
import { createLiveFeed } from './live-feed';

vi.useFakeTimers();
afterEach(() => vi.clearAllTimers());

const OPTIONS = { everyMs: 1_000, heartbeatMs: 3_000, most: 2 };

/** Everything received so far. */
function hearing(stream: ReadableStream<Uint8Array> | undefined) {
  const heard: string[] = [];
  const reader = stream!.getReader();
  const done = (async () => {
    for (;;) {
      const { value, done: isOver } = await reader.read();
      if (isOver) return;
      heard.push(new TextDecoder().decode(value));
    }
  })();
  return { heard, done, cancel: () => reader.cancel() };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('sends the current state, then only changes, reading once for all listeners', async () => {
  const feed = createLiveFeed(OPTIONS);
  let value = 'one';
  const read = vi.fn(() => Promise.resolve(value));
  const first = hearing(feed.listen('company 1', read));
  await pass(0);
  const second = hearing(feed.listen('company 1', read));
  await pass(1_000);
  expect(first.heard).toEqual([':\n\n', 'data: one\n\n']);
  expect(second.heard).toEqual([':\n\n', 'data: one\n\n']);
  expect(read).toHaveBeenCalledTimes(2);
  value = 'two';
  await pass(1_000);
  expect([first.heard.at(-1), second.heard.at(-1)]).toEqual(['data: two\n\n', 'data: two\n\n']);
});

it('sends heartbeats, and stops reading once nobody listens', async () => {
  const feed = createLiveFeed(OPTIONS);
  const read = vi.fn(() => Promise.resolve('same'));
  const { heard, cancel } = hearing(feed.listen('company 1', read));
  await pass(3_000);
  expect(heard).toEqual([':\n\n', 'data: same\n\n', ':\n\n']);
  await cancel();
  expect(feed.listening()).toBe(0);
  const asked = read.mock.calls.length;
  await pass(10_000);
  expect(read).toHaveBeenCalledTimes(asked);
});

it('refuses listeners over the limit, survives failed reads, and ends every stream when it stops', async () => {
  const feed = createLiveFeed(OPTIONS);
  const failing = () => Promise.reject(new Error('no database'));
  const one = hearing(feed.listen('company 1', failing));
  const two = hearing(feed.listen('company 2', failing));
  expect(feed.listen('company 3', failing)).toBeUndefined();
  await pass(2_000);
  expect(one.heard).toEqual([':\n\n']);
  feed.stop();
  await Promise.all([one.done, two.done]);
  expect(feed.listening()).toBe(0);
  expect(feed.listen('company 1', failing)).toBeUndefined();
});

it('makes browsers reconnect, so that a user who has logged out receives no more', async () => {
  const feed = createLiveFeed({ ...OPTIONS, lifeMs: 5_000 });
  const { done } = hearing(feed.listen('company 1', () => Promise.resolve('same')));
  await pass(5_000);
  await done;
  expect(feed.listening()).toBe(0);
});
