import { QueryTypes } from 'sequelize';
import { currentTransaction } from './async-transaction';
import { sequelize } from './connection';
import { retryTransient } from './retry-transient';

export type Replacements = Readonly<Record<string, unknown>>;

export interface Outcome {
  affectedRows: number;
  /** The first new id of an INSERT. */
  insertId: number;
}

/**
 * Rows of a SELECT, in the current transaction if there is one, with their columns named as models name them: `vehicle_id` is `vehicleId`.
 * Only named replacements (` :name`, after a space or a parenthesis; lists for `IN (:ids)`). DECIMAL and SUM() come as text: cast them in
 * SQL; DATETIME comes as Date, BIGINT as number, JSON as text (`parseJson`).
 */
export const select = <Row extends object>(sql: string, replacements: Replacements = {}): Promise<Row[]> =>
  alone(async () =>
    asModelsName(await sequelize().query<Row>(sql, { replacements: asWritten(replacements), type: QueryTypes.SELECT })),
  );

/** All rows have the first one's columns, so their names are worked out once. */
function asModelsName<Row extends object>(rows: Row[]): Row[] {
  const columns = Object.keys(rows[0] ?? {}) as (keyof Row & string)[];
  if (!columns.some((column) => column.includes('_'))) return rows;
  const names = columns.map((column) => column.replace(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase()));
  return rows.map((row) => {
    const named: Record<string, unknown> = {};
    for (let index = 0; index < columns.length; index++) named[names[index]!] = row[columns[index]!];
    return named as Row;
  });
}

/** The first row, or undefined. */
export async function selectOne<Row extends object>(
  sql: string,
  replacements: Replacements = {},
): Promise<Row | undefined> {
  const [row] = await select<Row>(sql, replacements);
  return row;
}

/** Any other statement, in the current transaction if there is one; returns the number of rows changed and the first new id. */
export const execute = (sql: string, replacements: Replacements = {}): Promise<Outcome> =>
  alone(async () => {
    const values = asWritten(replacements);
    if (IS_INSERT.test(sql)) {
      const [insertId, affectedRows] = await sequelize().query(sql, { replacements: values, type: QueryTypes.INSERT });
      return { affectedRows, insertId };
    }
    const affectedRows = await sequelize().query(sql, { replacements: values, type: QueryTypes.BULKUPDATE });
    return { affectedRows, insertId: 0 };
  });

const IS_INSERT = /^\s*(?:INSERT|REPLACE)\b/i;

/**
 * Runs something that sends one statement, of a model for instance. Outside a transaction it is retried if the server rolled it back
 * because of a deadlock; inside one, the whole transaction is retried (`inTransaction`).
 */
export const alone = <Result>(statement: () => Promise<Result>): Promise<Result> =>
  currentTransaction() ? statement() : retryTransient(statement);

const asWritten = (replacements: Replacements): Record<string, unknown> =>
  Object.fromEntries(Object.entries(replacements).map(([name, value]) => [name, written(value)]));

/** Sequelize writes a Date without its milliseconds. */
function written(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().slice(0, 23).replace('T', ' ');
  return Array.isArray(value) ? value.map(written) : value;
}

/** JSON is text on MariaDB and an object on MySQL. */
export const parseJson = <Value>(value: unknown): Value =>
  (typeof value === 'string' ? JSON.parse(value) : value) as Value;
