import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildProduct } from '../support/build-product';
import { freePort } from '../support/free-port';
import { type RunningProduct, startProduct } from '../support/product';

/**
 * F1: a built server is sent unsuitable input through every page, form and endpoint of the access matrix, for a number of minutes. No 500,
 * nothing over 5 s, and its memory in the last quarter is at most 10 % above that in the second.
 */
const MINUTES = 10;
const MOST_GROWTH = 1.1;

export async function run(minutes: number = MINUTES): Promise<boolean> {
  buildProduct();
  const dataFolder = mkdtempSync(join(tmpdir(), 'bussplats-fuzz-'));
  const product = await startProduct({
    port: await freePort(),
    dataFolder,
    mode: 'built',
    demo: false,
    durable: false,
    // Each request has an address of its own, as if through a proxy: rate limits are not measured here.
    env: {
      NODE_ENV: 'development',
      DEMO: '1',
      TRUSTED_PROXIES: '127.0.0.1',
      LOG_LEVEL: 'silent',
      // Garbage is collected before more memory is taken, so that growth means a leak.
      NODE_OPTIONS: '--max-old-space-size=256',
    },
  });
  try {
    return await measure(product, minutes * 60_000);
  } finally {
    await product.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function measure(product: RunningProduct, milliseconds: number): Promise<boolean> {
  // Imported now: from here on this process is configured like the server.
  const { connect } = await import('@db/connection');
  const { fuzz } = await import('../../access/testing/fuzz');
  const { startMarket, stopMarket } = await import('../../access/testing/subjects');
  const database = connect(product.databaseUrl, { pool: 10 });
  const seed = Date.now() % 2 ** 31;
  const ends = Date.now() + milliseconds;
  const memory: number[] = [];
  let sent = 0;
  try {
    await startMarket();
    const { shots, statuses, faults, slowest } = await fuzz(
      (path, { headers, ...init }) => {
        sent++;
        const address = `198.51.${(sent >> 8) & 255}.${sent & 255}`;
        // One connection per request: the server may close a kept one just as it is reused.
        return fetch(product.origin + path, {
          ...init,
          redirect: 'manual',
          headers: { ...headers, 'x-forwarded-for': address, connection: 'close' },
        });
      },
      {
        seed,
        enough: () => Date.now() > ends,
        // Its sessions are opened at this process's provider, which the server does not know; the tests cover it.
        leaveOut: (name) => name.includes('/payment/callback'),
        onRound: () => void memory.push(memoryOf(product.process.pid!)),
      },
    );
    const quarter = (index: number) =>
      median(memory.slice(Math.floor((memory.length * index) / 4), Math.ceil((memory.length * (index + 1)) / 4)));
    const [before, after] = [quarter(1), quarter(3)];
    console.log(`F1 ${shots} requests in ${memory.length} rounds, seed ${seed}: ${JSON.stringify(statuses)}`);
    console.log(
      `  slowest ${slowest.ms.toFixed(0)} ms (${slowest.name}); memory ${before.toFixed(0)} → ${after.toFixed(0)} MB`,
    );
    const failures = [
      ...new Set(faults),
      ...(after <= before * MOST_GROWTH ? [] : [`memory grew by ${((after / before - 1) * 100).toFixed(0)} %`]),
    ];
    for (const failure of failures) console.log(`FAILED: ${failure}`);
    return failures.length === 0;
  } finally {
    await stopMarket();
    await database.close();
  }
}

/** Resident memory in MB. */
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
