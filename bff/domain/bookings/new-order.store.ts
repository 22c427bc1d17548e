import { UniqueConstraintError } from 'sequelize';
import { newNumber } from '@bff/domain/shared/numbers';
import { execute } from '@db/query';

/** Column → value of a new row. */
type Row = Readonly<Record<string, string | number | boolean | Date | null>>;

async function insert(table: string, rows: readonly Row[]): Promise<number> {
  const [first] = rows;
  if (!first) return 0;
  const columns = Object.keys(first);
  const values: Record<string, unknown> = {};
  const tuples = rows.map((row, at) => {
    columns.forEach((column) => (values[`${column}_${at}`] = row[column]));
    return `(${columns.map((column) => `:${column}_${at}`).join(', ')})`;
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
