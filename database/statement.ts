import type { ResultSetHeader } from 'mysql2';
import { literal, type Replacements, statementText } from './statement-text';

/** A statement that is ready to be sent, and how to read what the driver answers to it. */
export interface Statement<Answer> {
  readonly text: string;
  readonly read: (result: unknown) => Answer;
}

export interface Outcome {
  affectedRows: number;
  /** The first new id. */
  insertId: number;
}

/** A SELECT; its rows, or what `of` makes of them. */
export function reading<Row extends object>(sql: string, replacements?: Replacements): Statement<Row[]>;
export function reading<Row extends object, Answer>(
  sql: string,
  replacements: Replacements,
  of: (rows: Row[]) => Answer,
): Statement<Answer>;
export function reading<Row extends object>(
  sql: string,
  replacements: Replacements = {},
  of: (rows: Row[]) => unknown = (rows) => rows,
): Statement<unknown> {
  return { text: statementText(sql, replacements), read: (result) => of(result as Row[]) };
}

/** An INSERT, UPDATE or DELETE. */
export const writing = (sql: string, replacements: Replacements = {}): Statement<Outcome> => ({
  text: statementText(sql, replacements),
  read: asOutcome,
});

/** An instant by the database's clock. */
interface FromNow {
  minutes: number;
}

/** So many minutes after the statement that writes it. */
export const inMinutes = (minutes: number): FromNow => ({ minutes });

/** Column → value of a new row. */
export type NewRow = Readonly<Record<string, string | number | boolean | Date | FromNow | null>>;

/** An INSERT of one or more rows, which all have the columns of the first. */
export function inserting(table: string, rows: readonly NewRow[]): Statement<Outcome> {
  const [first] = rows;
  if (!first) throw new Error(`no row for ${table}`);
  const columns = Object.keys(first);
  const tuples = rows.map((row) => `(${columns.map((column) => valueText(row[column])).join(', ')})`);
  const text = `INSERT INTO ${table} (${columns.map((column) => `\`${column}\``).join(', ')}) VALUES ${tuples.join(', ')}`;
  return { text, read: asOutcome };
}

const asOutcome = (result: unknown): Outcome => result as ResultSetHeader;

const valueText = (value: NewRow[string] | undefined): string =>
  typeof value === 'object' && value !== null && 'minutes' in value
    ? `UTC_TIMESTAMP(3) + INTERVAL ${literal(value.minutes)} MINUTE`
    : literal(value);
