import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as WhenReleased from './when-released';
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

describe('while a control with a picker of the browser is used', () => {
  const select = { isConnected: true, matches: (selector: string) => /\bselect\b/.test(selector) };
  const text = { isConnected: true, matches: () => false };
  const page = new EventTarget();
  const happens = (type: string, target: object = page, key?: string) =>
    page.dispatchEvent(Object.defineProperties(new Event(type), { target: { value: target }, key: { value: key } }));
  let fresh: typeof WhenReleased;
  let done: boolean;
  const later = () => fresh.whenReleased(() => (done = true));

  beforeEach(async () => {
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.resetModules();
    fresh = await import('./when-released');
    fresh.watchPresses();
    select.isConnected = true;
    done = false;
  });

  it('waits until it loses the focus: its list closes when it is replaced', async () => {
    happens('pointerdown', select);
    happens('pointerup', select);
    later();
    happens('change', select);
    await sleep(20);
    expect(done).toBe(false);
    happens('blur', select);
    await sleep(20);
    expect(done).toBe(true);
  });

  it('waits for one that was reached by Tab: a screen reader would say two controls', async () => {
    happens('keydown', text, 'Tab');
    happens('focus', select);
    later();
    await sleep(20);
    expect(done).toBe(false);
    happens('keydown', select, 'Tab');
    happens('blur', select);
    happens('focus', text);
    await sleep(20);
    expect(done).toBe(true);
  });

  it('waits for one that is used by keyboard, and had the focus before', async () => {
    happens('keydown', select, 'ArrowDown');
    later();
    await sleep(20);
    expect(done).toBe(false);
    happens('blur', select);
    await sleep(20);
    expect(done).toBe(true);
  });

  it('does not wait for one that is gone, or for a text field', async () => {
    happens('pointerdown', select);
    happens('pointerup', select);
    await sleep(20);
    select.isConnected = false;
    later();
    await Promise.resolve();
    expect(done).toBe(true);

    done = false;
    happens('pointerdown', text);
    happens('pointerup', text);
    await sleep(20);
    later();
    await Promise.resolve();
    expect(done).toBe(true);
  });

  it('does not take a press for over because it took the focus from another control', async () => {
    happens('pointerdown', text);
    later();
    happens('blur', select);
    await sleep(20);
    expect(done).toBe(false);
    happens('pointerup', text);
    await sleep(20);
    expect(done).toBe(true);
  });
});
