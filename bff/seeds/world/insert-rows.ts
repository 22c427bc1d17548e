import type { Model, ModelStatic, Sequelize } from 'sequelize';

type Value = string | number | boolean | Date | null;

const ROWS_A_STATEMENT = 2_000;

/** Writes many rows with few statements, in the running transaction if there is one. Columns as the table names them. */
export async function insertRows(
  database: Sequelize,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly Value[])[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    const records = rows
      .slice(from, from + ROWS_A_STATEMENT)
      .map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index]])));
    await database.getQueryInterface().bulkInsert(table, records);
  }
}

/** The id that the next row of that table may have. Nobody else writes while seeds are loaded. */
export async function nextId(model: ModelStatic<Model>): Promise<number> {
  return ((await model.max<number | null, Model>('id')) ?? 0) + 1;
}
