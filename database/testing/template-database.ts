import type { Connection, RowDataPacket } from 'mysql2/promise';
import { migrations, statementsOf } from '../migrations';

const CHARACTERS = 'CHARACTER SET utf8mb4 COLLATE utf8mb4_swedish_ci';

export async function createEmptyDatabase(server: Connection, name: string): Promise<void> {
  await server.query(`CREATE DATABASE ${name} ${CHARACTERS}`);
  await server.query(`USE ${name}`);
}

/** Runs all migrations in a new database. Only their statements: the runner has its own tests beside the migrations. */
export async function createMigratedDatabase(server: Connection, name: string): Promise<void> {
  await createEmptyDatabase(server, name);
  for (const { up } of migrations) for (const statement of statementsOf(up)) await server.query(statement);
}

/**
 * The statements that make a copy of a database in another one on the same server: tables in their last form, rows, routines and triggers.
 * The migrations change many tables several times, which takes three times as long as creating each once.
 */
export async function statementsToCopy(server: Connection, template: string): Promise<string[]> {
  await server.query(`USE ${template}`);
  const rows = async (sql: string): Promise<RowDataPacket[]> => (await server.query<RowDataPacket[]>(sql))[0];
  const columns = await rows(
    `SELECT TABLE_NAME AS name, COLUMN_NAME AS field FROM information_schema.COLUMNS
      WHERE TABLE_SCHEMA = DATABASE() AND EXTRA NOT LIKE '%GENERATED%' ORDER BY TABLE_NAME, ORDINAL_POSITION`,
  );
  const routines = await rows(
    `SELECT ROUTINE_TYPE AS kind, ROUTINE_NAME AS name FROM information_schema.ROUTINES WHERE ROUTINE_SCHEMA = DATABASE()`,
  );
  const triggers = await rows(
    `SELECT 'TRIGGER' AS kind, TRIGGER_NAME AS name FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = DATABASE()
      ORDER BY EVENT_OBJECT_TABLE, ACTION_TIMING, EVENT_MANIPULATION, ACTION_ORDER`,
  );
  const created = async (kind: string, name: string): Promise<string> => {
    const [shown] = await rows(`SHOW CREATE ${kind} \`${name}\``);
    const [, text] =
      Object.entries(shown ?? {}).find(([column]) => /^(Create \w+|SQL Original Statement)$/.test(column)) ?? [];
    if (typeof text !== 'string') throw new Error(`${kind} ${name} cannot be copied`);
    return text;
  };
  const tables: string[] = [];
  const contents: string[] = [];
  for (const name of new Set(columns.map((column) => String(column['name'])))) {
    tables.push(await created('TABLE', name));
    const names = columns
      .filter((column) => column['name'] === name)
      .map((column) => `\`${column['field']}\``)
      .join();
    if ((await rows(`SELECT 1 FROM \`${name}\` LIMIT 1`)).length > 0)
      contents.push(`INSERT INTO \`${name}\` (${names}) SELECT ${names} FROM ${template}.\`${name}\``);
  }
  const programs: string[] = [];
  for (const { kind, name } of [...routines, ...triggers] as { kind: string; name: string }[])
    programs.push(await created(kind, name));
  // Tables refer to each other in both directions.
  return ['SET foreign_key_checks = 0', ...tables, ...contents, 'SET foreign_key_checks = 1', ...programs];
}
