import type { Sequelize } from 'sequelize';

/** Pools whose servers are nodes of a multi-writer cluster (Galera). */
const clusters = new WeakSet<Sequelize>();

/** Whether that pool's connections lead to a cluster: known from the first connection, hence before the first statement. */
export const isCluster = (database: Sequelize): boolean => clusters.has(database);

export function noteCluster(database: Sequelize): void {
  clusters.add(database);
}

interface Session {
  query(sql: string): Promise<unknown>;
}

/**
 * Statements that wait until everything committed earlier on any node has arrived here: reads and the start of a transaction (1), updates
 * and deletes (2), inserts (4; a foreign key may name a row that another node has just received). Nothing waits again within a transaction.
 * `SHOW` (8) does not wait.
 */
const WAITS_FOR = 1 + 2 + 4;

/** Checks whether a new connection leads to a cluster node and, if so, lets it see what was written through the others. */
export async function joinCluster(database: Sequelize, session: Session): Promise<void> {
  // MySQL lacks this variable; on a standalone MariaDB it is OFF.
  const [rows] = (await session.query("SHOW VARIABLES LIKE 'wsrep_on'")) as [{ Value: string }[]];
  if (rows[0]?.Value !== 'ON') return;
  noteCluster(database);
  await session.query(`SET SESSION wsrep_sync_wait = ${WAITS_FOR}`);
}
