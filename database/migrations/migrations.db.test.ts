import { describe, expect, it } from 'vitest';
import { connect } from '../connection';
import { select } from '../query';
import { migrateDown, migrateUp, pendingMigrations } from '../migrate';
import { useTestDatabase } from '../testing/test-database';
import { migrations, statementsOf } from '.';

const [baseline, ...later] = migrations;

describe('migrations', () => {
  const database = useTestDatabase({ migrated: false });

  const schema = () =>
    select(
      `SELECT TABLE_NAME, COLUMN_NAME, COLUMN_TYPE, IS_NULLABLE, COLUMN_DEFAULT FROM information_schema.COLUMNS
        WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME NOT LIKE 'schema\\_migration%' ORDER BY TABLE_NAME, ORDINAL_POSITION`,
    );
  const objects = () =>
    select(
      `SELECT 'table' AS kind, TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME NOT LIKE 'schema\\_migration%'
        UNION ALL SELECT 'trigger', TRIGGER_NAME FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = DATABASE()
        UNION ALL SELECT 'routine', ROUTINE_NAME FROM information_schema.ROUTINES WHERE ROUTINE_SCHEMA = DATABASE()
        ORDER BY 1, 2`,
    );

  it('run up, all the way down and up again to the same schema', async () => {
    const names = migrations.map(({ name }) => name);
    expect(await migrateUp(database.sequelize)).toEqual(names);
    const before = { schema: await schema(), objects: await objects() };
    expect(await migrateUp(database.sequelize)).toEqual([]);
    expect(await migrateDown(database.sequelize)).toEqual([...names].reverse());
    expect(await objects()).toEqual([]);
    expect(await pendingMigrations(database.sequelize)).toEqual(names);
    await migrateUp(database.sequelize);
    expect({ schema: await schema(), objects: await objects() }).toEqual(before);
  });

  it('resume a baseline that was interrupted', async () => {
    await migrateUp(database.sequelize);
    const whole = await objects();
    await migrateDown(database.sequelize);
    for (const statement of statementsOf(baseline!.up).slice(0, 40)) await database.sequelize.query(statement);
    await migrateUp(database.sequelize);
    expect(await objects()).toEqual(whole);
  });

  it('are run by only one of two processes that start at once', async () => {
    await migrateDown(database.sequelize);
    const other = connect(database.url);
    try {
      const ran = await Promise.all([migrateUp(database.sequelize), migrateUp(other)]);
      expect(ran.map((names) => names.length).sort()).toEqual([0, migrations.length].sort());
    } finally {
      await other.close();
    }
  });

  it('are listed in the order of their time stamps, each once', () => {
    const names = migrations.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)].sort());
    for (const name of names) expect(name).toMatch(/^20\d{12}-[a-z0-9-]+$/);
  });

  it.each(later)('$name is one statement each way', ({ up, down }) => {
    for (const statement of [up, down]) {
      const [one, ...others] = statementsOf(statement);
      expect(others).toEqual([]);
      const compound = /^\s*CREATE (TRIGGER|PROCEDURE)/.test(one!);
      if (!compound) expect(one!.trim().replace(/;$/, '')).not.toContain(';');
    }
  });
});
