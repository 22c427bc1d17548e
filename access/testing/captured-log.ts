import { Writable } from 'node:stream';
import type * as pinoModule from 'pino';

/** What the product has logged in this test file so far. */
export const log = { text: '' };

const sink = new Writable({
  write(chunk: Buffer, _encoding, done) {
    log.text += chunk.toString();
    done();
  },
});

/**
 * pino that writes into `log`; otherwise the real one. A test file that uses it calls
 * `vi.mock('pino', async (original) => (await import('./testing/captured-log')).capturing(await original()))`, and sets LOG_LEVEL before.
 */
export const capturing = (real: typeof pinoModule): typeof pinoModule => ({
  ...real,
  pino: Object.assign((options: pinoModule.LoggerOptions) => real.pino(options, sink), real.pino),
});
