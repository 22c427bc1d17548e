import { select } from '../query';

/** Written by asking at all: who was seen where, how often, which signatures were used, and what was refused. */
export const ALWAYS_WRITTEN = [
  'sessions',
  'access_tokens',
  'rate_limits',
  'request_nonces',
  'idempotency_keys',
  'login_attempts',
];

/** Read only, and large. */
export const REFERENCE = ['places', 'place_names'];

type Checksums = ReadonlyMap<string, unknown>;

/** A checksum of each table's rows. */
export async function checksums(): Promise<Checksums> {
  const tables = await select<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE' ORDER BY table_name`,
  );
  const counted = tables
    .map(({ name }) => name)
    .filter((name) => !ALWAYS_WRITTEN.includes(name) && !REFERENCE.includes(name));
  const sums = await select<Record<string, unknown>>(`CHECKSUM TABLE ${counted.map((name) => `\`${name}\``).join()}`);
  return new Map(sums.map((row) => [String(row['Table']).replace(/^.*\./, ''), row['Checksum']]));
}

/** The tables that differ. */
export const changedTables = (before: Checksums, after: Checksums): string[] =>
  [...after.keys()].filter((table) => before.get(table) !== after.get(table));
