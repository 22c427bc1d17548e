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
 * The statements that `work` sends to the database, in their order, those that ran side by side together: what the product's own SQL costs
 * is measured by sending the very same again. It listens at the driver, so that nothing above it can be forgotten.
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
      // What starts after one of a wave has ended was started because of it, or could not start earlier: a new one once all have ended.
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

/** A pool with the driver's bare settings. */
export const barePool = (url: string): Pool =>
  createPool({ uri: url, timezone: 'Z', supportBigNumbers: true, connectionLimit: 10 });

/** Sends recorded statements again, wave after wave. */
export async function replay(pool: Pool, waves: readonly Wave[]): Promise<void> {
  for (const wave of waves) await Promise.all(wave.map((sql) => pool.query(sql)));
}
