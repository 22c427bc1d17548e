import { literal } from 'sequelize';

/** One more than the row has, for an update: counted by the database, so that of two writers each counts. */
export function oneMore(column: string): ReturnType<typeof literal> {
  if (!/^\w+$/.test(column)) throw new Error(`${column} is no column`);
  return literal(`${column} + 1`);
}
