import { logger } from '@bff/platform/logger';

export interface Running {
  /** Waits for what is under way. */
  stop(): Promise<void>;
}

/**
 * Runs `work` again and again, `everyMs` after its last end, until it is stopped. An error is logged and the next run comes as always:
 * a database that is away for a minute must not end the product's background work.
 */
export function startPoller(name: string, everyMs: number, work: () => Promise<void>): Running {
  const stopping = new AbortController();
  const ended = (async () => {
    while (!stopping.signal.aborted) {
      try {
        await work();
      } catch (error) {
        logger.warn({ err: error, poller: name }, 'background work failed, and is tried again');
      }
      await pause(everyMs, stopping.signal);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}
