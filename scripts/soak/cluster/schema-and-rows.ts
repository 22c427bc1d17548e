import { waitUntil } from '@db/embedded/processes';
import { type GaleraCluster, withConnection } from './galera-nodes';
import type { Failures } from './parts';

/** How long nodes may take for all of it; with nothing in the way it is seconds. */
const PATIENCE_MS = 60_000;

/**
 * One node changes a table of children and adds rows to their parents' table, in turn, as migrations do. A node that applies such writes side
 * by side stops for ever (MDEV-25039), and every other node with it.
 */
export async function schemaAndRows({ nodes }: GaleraCluster, rounds: number): Promise<Failures> {
  const [first, ...others] = nodes;
  const written = withConnection(first!.url, async (query) => {
    await query('CREATE TABLE soak_parents (id INT PRIMARY KEY)');
    await query(
      'CREATE TABLE soak_children (id INT PRIMARY KEY, parent INT, FOREIGN KEY (parent) REFERENCES soak_parents (id))',
    );
    for (let round = 0; round < rounds; round++) {
      await query('CREATE TRIGGER soak_children_kept BEFORE DELETE ON soak_children FOR EACH ROW SET @kept = 1');
      await query(`INSERT INTO soak_parents VALUES (${2 * round})`);
      await query('DROP TRIGGER soak_children_kept');
      await query(`INSERT INTO soak_parents VALUES (${2 * round + 1})`);
    }
  });
  let isWritten = false;
  written.then(() => (isWritten = true)).catch(() => undefined);
  if (!(await waitUntil(() => isWritten, PATIENCE_MS))) return ['a change of the schema stops the cluster'];
  const failures: Failures = [];
  for (const { name, url } of others) {
    const hasAll = () =>
      withConnection(url, async (query) => (await query('SELECT id FROM soak_parents')).length === 2 * rounds);
    if (!(await waitUntil(hasAll, PATIENCE_MS))) failures.push(`${name} lacks rows after a change of the schema`);
  }
  await withConnection(first!.url, (query) => query('DROP TABLE soak_children, soak_parents'));
  return failures;
}
