import { select } from '@db/query';

/** What the yardstick takes, in milliseconds, on the machine for which the bars of tests were written, with nothing beside it. */
const REFERENCE_MS = 250;

/**
 * How much slower this machine is now than the one for which a bar was written, never less than 1: a fixed piece of work of the two kinds
 * that tests wait for, the processor's and small statements'. A test that holds a time against a bar multiplies the bar by it; without
 * that it would measure who else uses the machine.
 */
export async function slowness(): Promise<number> {
  const started = performance.now();
  let sum = 0;
  for (let turn = 0; turn < 40_000_000; turn++) sum = (sum + turn) % 1_000_003;
  if (sum < 0) throw new Error('never');
  for (let turn = 0; turn < 200; turn++) await select('SELECT 1');
  return Math.max(1, (performance.now() - started) / REFERENCE_MS);
}
