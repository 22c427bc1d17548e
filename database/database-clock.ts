import { literal } from 'sequelize';

/**
 * Instants by the database's clock, for what a model writes or compares with: the processes' clocks may differ, and what one of them lets
 * end another must not find still running. They are typed as the Date that the row has afterwards; the instance that was written keeps the
 * expression, so read the row again where its value matters.
 */
const instant = (sql: string): Date => literal(sql) as unknown as Date;

/** The instant of the statement that writes it. */
export const databaseNow = (): Date => instant('UTC_TIMESTAMP(3)');

/** So many minutes after the statement that writes it, or before it. */
export const inMinutes = (minutes: number): Date => {
  if (!Number.isFinite(minutes)) throw new Error(`${minutes} is no number of minutes`);
  return instant(`UTC_TIMESTAMP(3) + INTERVAL ${Math.round(minutes * 60)} SECOND`);
};

/** Whether that instant of the row has come: an attribute for a find, 1, 0, or null while there is none. */
export const hasCome = (column: string) => {
  if (!/^[\w.]+$/.test(column)) throw new Error(`${column} is no column`);
  return literal(`${column} <= UTC_TIMESTAMP(3)`);
};
