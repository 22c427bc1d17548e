import { type Model, type ModelStatic, QueryTypes, type Sequelize } from 'sequelize';
import { isCluster } from './cluster';
import { LOCKABLE } from './lockable-tables';

/**
 * In a multi-writer cluster a node does not see the row locks of the others. At the commit it refuses the second of two writes of one row:
 * so there, a locked row is also written. Only its `lock_version`, which has no other purpose. A standalone server locks and writes
 * nothing.
 *
 * Every find with a lock passes through here, whatever the store, including shared locks: another node must not change a row on which a
 * decision is based. A shared lock becomes exclusive, or two holders would wait for each other when they write.
 */
export function writeLockedRows(database: Sequelize): void {
  database.addHook('beforeFindAfterOptions', (options) => {
    if (options.lock && isCluster(database)) options.lock = true;
  });
  database.addHook('afterFind', async (found, options) => {
    if (!options?.lock || !found) return;
    const rows: readonly Model[] = Array.isArray(found) ? found : [found];
    if (rows.length === 0) return;
    const model = rows[0]!.constructor as ModelStatic<Model>;
    const keys = model.primaryKeyAttributes;
    // Also on a standalone server, or nobody would notice before there is a cluster.
    mustBeLockable(model);
    if (keys.some((key) => rows[0]!.get(key) === undefined))
      throw new Error(`${model.name} is locked without reading its key (${keys.join(', ')})`);
    await write(
      database,
      model,
      rows.map((row) => keys.map((key) => row.get(key))),
    );
  });
}

function mustBeLockable(model: ModelStatic<Model>): void {
  if (!LOCKABLE.has(model.tableName)) throw new Error(`${model.name} is locked, but has no lock_version to write`);
}

async function write(
  database: Sequelize,
  model: ModelStatic<Model>,
  keys: readonly (readonly unknown[])[],
): Promise<void> {
  if (!isCluster(database)) return;
  const attributes = model.getAttributes();
  const fields = model.primaryKeyAttributes.map((key) => `\`${attributes[key]?.field ?? key}\``);
  // A lock is not a change: `updated_at` stays.
  const unchanged = 'updatedAt' in attributes ? ', updated_at = updated_at' : '';
  await database.query(
    `UPDATE \`${model.tableName}\` SET lock_version = lock_version + 1${unchanged} WHERE (${fields.join(', ')}) IN (:keys)`,
    { replacements: { keys: fields.length === 1 ? keys.flat() : keys }, type: QueryTypes.UPDATE },
  );
}
