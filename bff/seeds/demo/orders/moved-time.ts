import type { Sequelize } from 'sequelize';
import { clock } from '@bff/platform/clock';

/** The driver's connection, as Sequelize's hooks give it. */
interface Connection {
  promise(): { query(sql: string): Promise<unknown> };
}

export type MoveTime = (to: Date) => void;

/**
 * Does some work as if it were earlier: `moveTime` moves the product's clock and that of every connection to the database, so that what is
 * done then is dated then. Both are right again afterwards. Nothing else may use them meanwhile.
 */
export async function atOtherTimes(database: Sequelize, work: (moveTime: MoveTime) => Promise<void>): Promise<void> {
  const moved = new Map<Connection, number>();
  const hook = 'demo data at other times';
  database.addHook('afterPoolAcquire', hook, async (connection) => {
    const now = clock.millis();
    if (moved.get(connection as Connection) === now) return;
    await (connection as Connection).promise().query(`SET SESSION timestamp = ${now / 1000}`);
    moved.set(connection as Connection, now);
  });
  try {
    await work((to) => clock.freeze(to));
  } finally {
    clock.release();
    database.removeHook('afterPoolAcquire', hook);
    // One that the pool has closed meanwhile, as it does on a slow machine, has no time to be set right.
    for (const connection of moved.keys())
      await connection
        .promise()
        .query('SET SESSION timestamp = DEFAULT')
        .catch(() => undefined);
  }
}
