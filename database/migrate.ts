import type { QueryInterface, Sequelize } from 'sequelize';
import { SequelizeStorage, Umzug } from 'umzug';
import { checkServer } from './check-server';
import { takingTurns, type Turn } from './migration-turns';
import { migrations, statementsOf } from './migrations';

/** The runner: the migrations of `migrations/index.ts` in order, each recorded in `schema_migrations` once it is done. */
function runner(database: Sequelize, turn?: Turn): Umzug<QueryInterface> {
  return new Umzug({
    migrations: migrations.map(({ name, up, down }) => ({
      name,
      up: () => send(database, statementsOf(up), turn),
      down: () => send(database, statementsOf(down), turn),
    })),
    context: database.getQueryInterface(),
    storage: new SequelizeStorage({ sequelize: database, tableName: 'schema_migrations', timestamps: false }),
    logger: undefined,
  });
}

async function send(database: Sequelize, statements: readonly string[], turn?: Turn): Promise<void> {
  for (const statement of statements) {
    await turn?.mustBeOurs();
    await database.query(statement);
  }
}

/**
 * Migrates to the newest schema; returns the names of what it ran. `load` adds the reference data within the same turn: two processes
 * loading at once through two nodes would refuse each other. Throws ServerNotUsable if the server cannot take the triggers.
 */
export async function migrateUp(database: Sequelize, load?: (database: Sequelize) => Promise<void>): Promise<string[]> {
  await checkServer(database);
  return takingTurns(database, async (turn) => {
    const done = await runner(database, turn).up();
    if (load) {
      await turn.mustBeOurs();
      await load(database);
    }
    return done.map(({ name }) => name);
  });
}

/** Reverts the last `steps` migrations, or all of them. Returns their names. */
export async function migrateDown(database: Sequelize, steps?: number): Promise<string[]> {
  return takingTurns(database, async (turn) => {
    const done = await runner(database, turn).down(steps === undefined ? { to: 0 } : { step: steps });
    return done.map(({ name }) => name);
  });
}

export async function pendingMigrations(database: Sequelize): Promise<string[]> {
  const pending = await runner(database).pending();
  return pending.map(({ name }) => name);
}
