import { afterAll, vi } from 'vitest';

/** Files share a worker: the clock, mocks and globals that one has put in place are gone before the next one starts. */
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
