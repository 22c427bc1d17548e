import type { Sequelize } from 'sequelize';

/** Pools whose servers are nodes of a cluster with several writers (Galera). */
const clusters = new WeakSet<Sequelize>();

/** Whether that pool's connections lead to a cluster: known from the first connection on, which is before the first statement. */
export const isCluster = (database: Sequelize): boolean => clusters.has(database);

export function noteCluster(database: Sequelize): void {
  clusters.add(database);
}

interface Session {
  query(sql: string): Promise<unknown>;
}

/**
 * What is waited for until all that the cluster had committed before is here too, on whichever node that happened: reads and the begin of a
 * transaction (1), updates and deletes (2), inserts (4; a foreign key may name a row that another node has just been given). Within a
 * transaction nothing waits again. `SHOW` (8) is not among them.
 */
const WAITS_FOR = 1 + 2 + 4;

/** Looks whether a new connection leads to a node of a cluster, and makes it see what was written through the others. */
export async function joinCluster(database: Sequelize, session: Session): Promise<void> {
  // A variable that MySQL does not know, and that is OFF on a MariaDB alone.
  const [rows] = (await session.query("SHOW VARIABLES LIKE 'wsrep_on'")) as [{ Value: string }[]];
  if (rows[0]?.Value !== 'ON') return;
  noteCluster(database);
  await session.query(`SET SESSION wsrep_sync_wait = ${WAITS_FOR}`);
}
