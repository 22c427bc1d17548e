import { Writable } from 'node:stream';
import type * as pinoModule from 'pino';

/** What the product has logged in this test file, as it stands. */
export const log = { text: '' };

const sink = new Writable({
  write(chunk: Buffer, _encoding, done) {
    log.text += chunk.toString();
    done();
  },
});

/**
 * pino that writes into `log`; everything else of it is real. A test file that wants it says
 * `vi.mock('pino', async (original) => (await import('./testing/captured-log')).capturing(await original()))`, and sets LOG_LEVEL before.
 */
export const capturing = (real: typeof pinoModule): typeof pinoModule => ({
  ...real,
  pino: Object.assign((options: pinoModule.LoggerOptions) => real.pino(options, sink), real.pino),
});
