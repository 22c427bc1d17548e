import { Connection } from 'mysql2';
import { createPool, type Pool } from 'mysql2/promise';

/** Statements that ran at the same time. */
export type Wave = string[];

interface Command {
  on(event: 'end', listener: () => void): unknown;
}
type Query = (this: unknown, ...given: unknown[]) => Command & { sql: string };

const prototype = (Connection as unknown as { prototype: { query: Query } }).prototype;

/**
 * The statements that `work` sends to the database, in order, grouped by those that ran in parallel: the cost of the product's own SQL is
 * measured by sending exactly the same again. It listens at the driver, so that nothing above it can be missed.
 */
export async function recordStatements(work: () => Promise<unknown>): Promise<Wave[]> {
  const waves: Wave[] = [];
  let running = 0;
  let isNewWave = true;
  const { query } = prototype;
  prototype.query = function (...given) {
    const command = query.apply(this, given);
    if (running === 0 || isNewWave) waves.push([]);
    isNewWave = false;
    running++;
    waves.at(-1)!.push(command.sql);
    command.on('end', () => {
      running--;
      // What starts after one of a wave has ended may depend on it: it belongs to a new wave once all have ended.
      if (running === 0) isNewWave = true;
    });
    return command;
  };
  try {
    await work();
  } finally {
    prototype.query = query;
  }
  return waves;
}

/** A pool with the driver's plain settings. */
export const barePool = (url: string): Pool =>
  createPool({ uri: url, timezone: 'Z', supportBigNumbers: true, connectionLimit: 10 });

/** Sends recorded statements again, wave after wave. */
export async function replay(pool: Pool, waves: readonly Wave[]): Promise<void> {
  for (const wave of waves) await Promise.all(wave.map((sql) => pool.query(sql)));
}
