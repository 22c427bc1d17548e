import { randomBytes } from 'node:crypto';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { expect, inject, it } from 'vitest';
import { useTestDatabase } from './test-database';
import { createMigratedDatabase } from './template-database';

const database = useTestDatabase();

/** What a database consists of, as the server describes it. */
const DESCRIBED: Readonly<Record<string, string>> = {
  columns: `SELECT TABLE_NAME, ORDINAL_POSITION, COLUMN_NAME, COLUMN_TYPE, IS_NULLABLE, COLUMN_DEFAULT, EXTRA, GENERATION_EXPRESSION, COLLATION_NAME
    FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = ? ORDER BY 1, 2`,
  keys: `SELECT TABLE_NAME, INDEX_NAME, SEQ_IN_INDEX, COLUMN_NAME, NON_UNIQUE, SUB_PART, INDEX_TYPE
    FROM information_schema.STATISTICS WHERE TABLE_SCHEMA = ? ORDER BY 1, 2, 3`,
  references: `SELECT CONSTRAINT_NAME, TABLE_NAME, REFERENCED_TABLE_NAME, UPDATE_RULE, DELETE_RULE
    FROM information_schema.REFERENTIAL_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = ? ORDER BY 2, 1`,
  checks: `SELECT CONSTRAINT_NAME, CHECK_CLAUSE FROM information_schema.CHECK_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = ? ORDER BY 1, 2`,
  triggers: `SELECT EVENT_OBJECT_TABLE, ACTION_TIMING, EVENT_MANIPULATION, ACTION_ORDER, TRIGGER_NAME, ACTION_STATEMENT, SQL_MODE
    FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = ? ORDER BY 1, 2, 3, 4`,
  routines: `SELECT ROUTINE_TYPE, ROUTINE_NAME, ROUTINE_DEFINITION, SQL_MODE
    FROM information_schema.ROUTINES WHERE ROUTINE_SCHEMA = ? ORDER BY 1, 2`,
};

it('a test file’s database is what the migrations make, rows included', async () => {
  const copy = new URL(database.url).pathname.slice(1);
  const migrated = `bussplats_test_${randomBytes(6).toString('hex')}`;
  const server = await createConnection({ uri: inject('testServerUrl') });
  const rows = async (sql: string, values: string[]) => (await server.query<RowDataPacket[]>(sql, values))[0];
  try {
    await createMigratedDatabase(server, migrated);
    for (const [what, sql] of Object.entries(DESCRIBED)) {
      const wanted = await rows(sql, [migrated]);
      expect(wanted.length, what).toBeGreaterThan(0);
      expect(await rows(sql, [copy]), what).toEqual(wanted);
    }
    const tables = await rows('SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = ?', [
      migrated,
    ]);
    let filled = 0;
    for (const { name } of tables as { name: string }[]) {
      const wanted = await rows(`SELECT * FROM ${migrated}.\`${name}\``, []);
      filled += Math.min(1, wanted.length);
      const without = (row: RowDataPacket) => Object.entries(row).filter(([column]) => !column.endsWith('_at'));
      expect((await rows(`SELECT * FROM ${copy}.\`${name}\``, [])).map(without), name).toEqual(wanted.map(without));
    }
    expect(filled, 'tables with rows').toBeGreaterThan(0);
  } finally {
    await server.query(`DROP DATABASE IF EXISTS ${migrated}`);
    await server.end();
  }
});
