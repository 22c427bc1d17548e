import { type QueryInterface, QueryTypes, type Sequelize } from 'sequelize';
import { SequelizeStorage, Umzug } from 'umzug';
import { checkServer } from './check-server';
import { migrations, statementsOf } from './migrations';

/** The runner: the migrations of `migrations/index.ts` in order, each noted in `schema_migrations` when it is done. */
function runner(database: Sequelize): Umzug<QueryInterface> {
  return new Umzug({
    migrations: migrations.map(({ name, up, down }) => ({
      name,
      up: () => send(database, statementsOf(up)),
      down: () => send(database, statementsOf(down)),
    })),
    context: database.getQueryInterface(),
    storage: new SequelizeStorage({ sequelize: database, tableName: 'schema_migrations', timestamps: false }),
    logger: undefined,
  });
}

async function send(database: Sequelize, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await database.query(statement);
}

/** Brings the schema to the newest state; the names of what it ran. Throws ServerNotUsable when the server cannot take the triggers. */
export async function migrateUp(database: Sequelize): Promise<string[]> {
  await checkServer(database);
  return alone(database, async () => {
    const done = await runner(database).up();
    return done.map(({ name }) => name);
  });
}

/** Takes back the last `steps` migrations, or all of them. The names of what it took back. */
export async function migrateDown(database: Sequelize, steps?: number): Promise<string[]> {
  return alone(database, async () => {
    const done = await runner(database).down(steps === undefined ? { to: 0 } : { step: steps });
    return done.map(({ name }) => name);
  });
}

export async function pendingMigrations(database: Sequelize): Promise<string[]> {
  const pending = await runner(database).pending();
  return pending.map(({ name }) => name);
}

const LOCK = "CONCAT(DATABASE(), '.migrations')";
const LOCK_WAIT_SECONDS = 120;

/** Two processes that start at once migrate one after the other. The lock belongs to a connection of its own, which is kept for the while. */
async function alone<Result>(database: Sequelize, work: () => Promise<Result>): Promise<Result> {
  const holder = await database.transaction();
  try {
    const [row] = await database.query<{ taken: number | null }>(
      `SELECT GET_LOCK(${LOCK}, ${LOCK_WAIT_SECONDS}) AS taken`,
      {
        type: QueryTypes.SELECT,
        transaction: holder,
      },
    );
    if (row?.taken !== 1) throw new Error('another process is migrating this database');
    try {
      return await work();
    } finally {
      await database.query(`SELECT RELEASE_LOCK(${LOCK})`, { transaction: holder });
    }
  } finally {
    await holder.rollback();
  }
}
