import { afterEach, describe, expect, it, vi } from 'vitest';
import { mayWake, whenIdle } from './islands';

describe('mayWake', () => {
  it.each([
    ['a browser that says nothing', {}, true],
    ['4G', { connection: { effectiveType: '4g', saveData: false } }, true],
    ['3G', { connection: { effectiveType: '3g' } }, true],
    ['2G', { connection: { effectiveType: '2g' } }, false],
    ['slow 2G', { connection: { effectiveType: 'slow-2g' } }, false],
    ['Save-Data', { connection: { effectiveType: '4g', saveData: true } }, false],
    ['half a gigabyte of memory', { deviceMemory: 0.5 }, false],
  ])('%s: %o → %s', (_, device, expected) => {
    expect(mayWake(device, false)).toBe(expected);
  });

  it('is false if the visitor asks every page for less data', () => {
    expect(mayWake({ connection: { effectiveType: '4g' } }, true)).toBe(false);
  });
});

describe('whenIdle', () => {
  afterEach(() => void vi.useRealTimers());

  it('asks the browser to call, with a time limit', () => {
    const requestIdleCallback = vi.fn(() => 7);
    const cancelIdleCallback = vi.fn();
    const call = vi.fn();
    const callOff = whenIdle(call, { requestIdleCallback, cancelIdleCallback });
    expect(requestIdleCallback).toHaveBeenCalledWith(call, { timeout: 4_000 });
    callOff();
    expect(cancelIdleCallback).toHaveBeenCalledWith(7);
  });

  it('calls after a moment if the browser cannot tell, unless cancelled', () => {
    vi.useFakeTimers();
    const call = vi.fn();
    whenIdle(call, {});
    const other = vi.fn();
    whenIdle(other, {})();
    expect(call).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(call).toHaveBeenCalledOnce();
    expect(other).not.toHaveBeenCalled();
  });
});
