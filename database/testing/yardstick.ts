import { select } from '@db/query';

/** The yardstick's duration in milliseconds on the otherwise idle machine for which the tests' limits were written. */
const REFERENCE_MS = 250;

/**
 * How much slower this machine is now than the one for which the limits were written, at least 1: a fixed amount of the two kinds of work
 * that tests wait for, the processor's and small statements'. Tests multiply their time limits by it; otherwise they would measure who else
 * uses the machine.
 */
export async function slowness(): Promise<number> {
  const started = performance.now();
  let sum = 0;
  for (let turn = 0; turn < 40_000_000; turn++) sum = (sum + turn) % 1_000_003;
  if (sum < 0) throw new Error('never');
  for (let turn = 0; turn < 200; turn++) await select('SELECT 1');
  return Math.max(1, (performance.now() - started) / REFERENCE_MS);
}
