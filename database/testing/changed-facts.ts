import { QueryTypes } from 'sequelize';
import { sequelize } from '../connection';
import { select } from '../query';
import { ALWAYS_WRITTEN, REFERENCE } from './changed-rows';

type Rows = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** Instants, counters and states, which every action writes. */
const OF_ITS_LIFE = /(?:_at|_version|^version|^revision|^status)$/;

/** Every row of every table, by table and primary key. */
export async function rowsOfAll(): Promise<Rows> {
  const columns = await select<{ tableName: string; columnName: string }>(
    `SELECT c.table_name AS table_name, c.column_name AS column_name FROM information_schema.columns c
      JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.table_schema = DATABASE() AND t.table_type = 'BASE TABLE' AND c.column_key = 'PRI'`,
  );
  const keys = new Map<string, string[]>();
  for (const { tableName, columnName } of columns)
    if (![...ALWAYS_WRITTEN, ...REFERENCE].includes(tableName))
      keys.set(tableName, [...(keys.get(tableName) ?? []), columnName]);
  const rows = await Promise.all(
    [...keys].map(async ([table, key]) =>
      (await rowsAsStored(table)).map(
        (row) => [[table, ...key.map((name) => String(row[name]))].join('|'), row] as const,
      ),
    ),
  );
  return new Map(rows.flat());
}

/** Under the names of the database, which the list of facts has. */
const rowsAsStored = (table: string) =>
  sequelize().query<Record<string, unknown>>(`SELECT * FROM \`${table}\``, { type: QueryTypes.SELECT });

/** Facts of earlier rows that have changed: `companies.city`. Rows that changed state or were deleted do not count. */
export function factsChanged(before: Rows, after: Rows): string[] {
  const changed = new Set<string>();
  for (const [key, was] of before) {
    const is = after.get(key);
    if (!is || is['status'] !== was['status']) continue;
    for (const name of Object.keys(was))
      if (!OF_ITS_LIFE.test(name) && JSON.stringify(was[name]) !== JSON.stringify(is[name]))
        changed.add(`${key.split('|', 1)[0]}.${name}`);
  }
  return [...changed].sort();
}
