import { escape } from 'mysql2';
import { DatabaseValue } from './database-values';

export type Replacements = Readonly<Record<string, unknown>>;

/** Pieces of text and, between them, the names whose values stand there: text, name, text, name, text. */
type Pieces = readonly string[];

// Quoted text and comments are passed over; a name has a space, a parenthesis, a comma or a sign of comparison before it.
const NAME_OR_END =
  /'(?:[^'\\]|\\.|'')*'|"(?:[^"\\]|\\.|"")*"|`[^`]*`|\/\*[^]*?\*\/|(?:-- |#).*|(?<=[\s(>,=[]):([a-z_]\w*)(?=[\s),;\]]|$)|;/gi;
const MAX_KEPT = 1_000;
const kept = new Map<string, Pieces>();

function piecesOf(sql: string): Pieces {
  let pieces = kept.get(sql);
  if (!pieces) {
    pieces = taken(sql);
    // Nearly all statements are constants; those that are put together must not fill the memory.
    if (kept.size >= MAX_KEPT) kept.clear();
    kept.set(sql, pieces);
  }
  return pieces;
}

function taken(sql: string): Pieces {
  const pieces: string[] = [];
  let from = 0;
  for (const match of sql.matchAll(NAME_OR_END)) {
    const [whole, name] = match;
    // The server would run what stands after it, wherever that came from.
    if (whole === ';') throw new Error(`two statements in one text: ${sql}`);
    if (name === undefined) continue;
    pieces.push(sql.slice(from, match.index), name);
    from = match.index + whole.length;
  }
  return [...pieces, sql.slice(from)];
}

/**
 * The statement with its named values written into it, escaped. A statement is taken apart once, however often it runs. Dates are written
 * in UTC with their milliseconds, lists for `IN (:ids)`, fractions as the doubles that they are (5.985882e+1): written 59.85882 the server takes
 * them for exact decimals, and turns them into doubles again beside every row. Throws for a name without a value, for a value that is no SQL,
 * and for a text that goes on after its statement has ended.
 */
export function statementText(sql: string, replacements: Replacements): string {
  const pieces = piecesOf(sql);
  if (pieces.length === 1) return sql;
  let text = pieces[0]!;
  for (let index = 1; index < pieces.length; index += 2) {
    const name = pieces[index]!;
    const value = Object.hasOwn(replacements, name) ? replacements[name] : undefined;
    if (value === undefined) throw new Error(`:${name} has no value`);
    text += literal(value) + pieces[index + 1]!;
  }
  return text;
}

/** A value as it stands in a statement, escaped; a list without its parentheses. Throws for what is no value. */
export function literal(value: unknown): string {
  if (typeof value === 'number') return Number.isInteger(value) ? String(value) : value.toExponential();
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return escape(value);
  if (value instanceof Date) return `'${value.toISOString().slice(0, 23).replace('T', ' ')}'`;
  if (value instanceof DatabaseValue) return value.text;
  if (Array.isArray(value)) return value.map(literal).join(', ');
  if (Buffer.isBuffer(value)) return escape(value);
  throw new TypeError(`${typeof value} is no value of a statement`);
}
