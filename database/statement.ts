import type { ResultSetHeader } from 'mysql2';
import type { DatabaseValue } from './database-values';
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

/** After an INSERT: keeps the first new id under a name for the statements that follow on the same connection (`rememberedId`). */
export const rememberId = (name: string): Statement<unknown> => writing(`SET @${name} = LAST_INSERT_ID()`);

/** Column → value of a new row. */
export type NewRow = Readonly<Record<string, string | number | boolean | Date | DatabaseValue | null>>;

/** An INSERT of one or more rows, which all have the columns of the first. */
export function inserting(table: string, rows: readonly NewRow[]): Statement<Outcome> {
  const [first] = rows;
  if (!first) throw new Error(`no row for ${table}`);
  const columns = Object.keys(first);
  const tuples = rows.map((row) => `(${columns.map((column) => literal(row[column])).join(', ')})`);
  const text = `INSERT INTO ${table} (${columns.map((column) => `\`${column}\``).join(', ')}) VALUES ${tuples.join(', ')}`;
  return { text, read: asOutcome };
}

const asOutcome = (result: unknown): Outcome => result as ResultSetHeader;
