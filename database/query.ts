import { QueryTypes } from 'sequelize';
import { sequelize } from './connection';

export type Replacements = Readonly<Record<string, unknown>>;

/**
 * Rows of a SELECT, in the running transaction if there is one. Named replacements only (` :name`, with a space
 * or a parenthesis before it; lists for `IN (:ids)`).
 * DECIMAL and SUM() come as text: cast them in SQL; DATETIME comes as Date, BIGINT as number, JSON as text (`parseJson`).
 */
export function select<Row extends object>(sql: string, replacements: Replacements = {}): Promise<Row[]> {
  return sequelize().query<Row>(sql, { type: QueryTypes.SELECT, replacements: prepared(replacements) });
}

/** The first row, or undefined. */
export async function selectOne<Row extends object>(
  sql: string,
  replacements: Replacements = {},
): Promise<Row | undefined> {
  const [row] = await select<Row>(sql, replacements);
  return row;
}

/** Sequelize writes a Date of a raw statement without its milliseconds; ours are written whole, in UTC. */
const prepared = (replacements: Replacements): Record<string, unknown> =>
  Object.fromEntries(Object.entries(replacements).map(([name, value]) => [name, written(value)]));

function written(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().replace('T', ' ').slice(0, 23);
  return Array.isArray(value) ? value.map(written) : value;
}

interface Outcome {
  affectedRows: number;
  insertId: number;
}

/** An INSERT, UPDATE or DELETE in the running transaction if there is one; says how many rows it changed and the first new id. */
export async function execute(sql: string, replacements: Replacements = {}): Promise<Outcome> {
  const [first, outcome] = (await sequelize().query(sql, {
    type: QueryTypes.RAW,
    replacements: prepared(replacements),
  })) as unknown as [number, Outcome | number];
  // Sequelize takes a raw `INSERT INTO` apart, and hands on the driver's answer of everything else.
  return typeof outcome === 'number' ? { insertId: first, affectedRows: outcome } : outcome;
}

/** JSON is text on MariaDB and an object on MySQL. */
export const parseJson = <Value>(value: unknown): Value =>
  (typeof value === 'string' ? JSON.parse(value) : value) as Value;
