import { perConnection } from '../per-connection';
import { select } from '../query';

/** Written by any request: sightings, counters, used signatures and refusals; and by migrations. */
export const ALWAYS_WRITTEN = [
  'sessions',
  'access_tokens',
  'rate_limits',
  'request_nonces',
  'idempotency_keys',
  'login_attempts',
  'schema_migration_turns',
];

/** The same within rows that a request may not otherwise change: once a minute, by whichever request comes first. */
const ALWAYS_WRITTEN_FIELDS = ['integration_users.last_used_at'];

/** Read-only and large. */
export const REFERENCE = ['places', 'place_names'];

type Checksums = ReadonlyMap<string, unknown>;

interface Column {
  name: string;
  field: string;
  isGenerated: number;
}

const isLeftOut = ({ name, field, isGenerated }: Column): boolean =>
  Boolean(isGenerated) || ALWAYS_WRITTEN_FIELDS.includes(`${name}.${field}`);

/** Queried once, because the server opens each table for it, and columns do not change while tests run. */
const columnsHere = perConnection(() =>
  select<Column>(
    `SELECT c.table_name AS name, c.column_name AS field, c.extra LIKE '%GENERATED%' AS isGenerated
       FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE' ORDER BY c.table_name, c.ordinal_position`,
  ),
);

/**
 * A checksum of each table's rows. For tables with generated columns the server's own checksum varies between readings although nothing is
 * written (MariaDB 10.11, if such a column is null), so theirs covers the other columns, which determine those anyway.
 */
export async function checksums(): Promise<Checksums> {
  const columns = await columnsHere();
  const names = [...new Set(columns.map(({ name }) => name))].filter(
    (name) => !ALWAYS_WRITTEN.includes(name) && !REFERENCE.includes(name),
  );
  const inPart = new Set(columns.filter(isLeftOut).map(({ name }) => name));
  const whole = names.filter((name) => !inPart.has(name)).map((name) => `\`${name}\``);
  const sums = await select<Record<string, unknown>>(`CHECKSUM TABLE ${whole.join()}`);
  const ofColumns = names
    .filter((name) => inPart.has(name))
    .map((name) => {
      const counted = columns.filter((column) => column.name === name && !isLeftOut(column));
      const row = counted.map(({ field }) => `QUOTE(\`${field}\`)`).join();
      return `SELECT '${name}' AS name, COUNT(*) AS n, SUM(CRC32(CONCAT_WS(',', ${row}))) AS sum FROM \`${name}\``;
    });
  const made = await select<{ name: string; n: number; sum: unknown }>(ofColumns.join(' UNION ALL '));
  return new Map([
    ...sums.map((row): [string, unknown] => [String(row['Table']).replace(/^.*\./, ''), row['Checksum']]),
    ...made.map(({ name, n, sum }): [string, unknown] => [name, `${n} ${String(sum)}`]),
  ]);
}

/** The tables that differ. */
export const changedTables = (before: Checksums, after: Checksums): string[] =>
  [...after.keys()].filter((table) => before.get(table) !== after.get(table));
