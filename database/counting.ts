import { literal } from 'sequelize';

/** The row's value plus one, for an update: computed by the database, so that two writers count twice. */
export function oneMore(column: string): ReturnType<typeof literal> {
  if (!/^\w+$/.test(column)) throw new Error(`${column} is no column`);
  return literal(`${column} + 1`);
}
