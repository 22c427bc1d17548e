import { UniqueConstraintError } from 'sequelize';
import { newNumber } from '@bff/domain/shared/numbers';
import { execute } from '@db/query';

/** An instant by the database's clock. */
interface FromNow {
  minutes: number;
}

/** So many minutes after the statement that writes it. */
export const inMinutes = (minutes: number): FromNow => ({ minutes });

/** Column → value of a new row. */
type Row = Readonly<Record<string, string | number | boolean | Date | FromNow | null>>;

const isFromNow = (value: Row[string] | undefined): value is FromNow =>
  typeof value === 'object' && value !== null && 'minutes' in value;

async function insert(table: string, rows: readonly Row[]): Promise<number> {
  const [first] = rows;
  if (!first) return 0;
  const columns = Object.keys(first);
  const values: Record<string, unknown> = {};
  const tuples = rows.map((row, at) => {
    const places = columns.map((column) => {
      const value = row[column];
      values[`${column}_${at}`] = isFromNow(value) ? value.minutes : value;
      return isFromNow(value) ? `UTC_TIMESTAMP(3) + INTERVAL :${column}_${at} MINUTE` : `:${column}_${at}`;
    });
    return `(${places.join(', ')})`;
  });
  const { insertId } = await execute(
    `INSERT INTO ${table} (${columns.map((column) => `\`${column}\``).join(', ')}) VALUES ${tuples.join(', ')}`,
    values,
  );
  return insertId;
}

const isTaken = (error: unknown): boolean =>
  error instanceof UniqueConstraintError ||
  (error instanceof Error && 'original' in error && (error.original as { errno?: number }).errno === 1062);

/** Inserts a row with a new public number; the rare number that is taken is drawn again (only the statement fails, not the transaction). */
async function insertNumbered(table: string, row: Row): Promise<{ id: number; number: string }> {
  for (let tries = 0; ; tries++) {
    const number = newNumber();
    try {
      return { id: await insert(table, [{ number, ...row }]), number };
    } catch (error) {
      if (tries >= 5 || !isTaken(error)) throw error;
    }
  }
}

/** Writes orders and what belongs to them, in the caller's transaction. */
export const newOrderStore = { insert, insertNumbered };
