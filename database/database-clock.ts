import { literal } from 'sequelize';

/**
 * Instants by the database's clock, for what a model writes or compares. Processes' clocks may differ, and what one has ended, another must
 * not find still running. They are typed as the Date that the row will have; the written instance keeps the expression, so read the row
 * again if its value matters.
 */
const instant = (sql: string): Date => literal(sql) as unknown as Date;

/** The instant of the statement that writes it. */
export const databaseNow = (): Date => instant('UTC_TIMESTAMP(3)');

/** The given number of minutes after (or before) the statement that writes it. */
export const inMinutes = (minutes: number): Date => {
  if (!Number.isFinite(minutes)) throw new Error(`${minutes} is no number of minutes`);
  return instant(`UTC_TIMESTAMP(3) + INTERVAL ${Math.round(minutes * 60)} SECOND`);
};

/** Whether that instant of the row has come, as an attribute for a find: 1, 0, or null if it is null. */
export const hasCome = (column: string) => {
  if (!/^[\w.]+$/.test(column)) throw new Error(`${column} is no column`);
  return literal(`${column} <= UTC_TIMESTAMP(3)`);
};
