import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { QueryTypes, type Sequelize } from 'sequelize';
import { isCluster } from './cluster';

const TABLE = 'schema_migration_turns';
/** A turn not renewed for this long is over: its holder has died. */
const LEASE_SECONDS = 30;
const KEEP_UP_MS = 5_000;
const LOOK_MS = 250;
/** An expired turn must be seen twice, this far apart: a statement that delayed everybody may also have delayed its holder. */
const LOOK_AGAIN_MS = 2_000;
const MOST_MS = 10 * 60_000;

export interface Turn {
  /** Throws when another process has taken over. */
  mustBeOurs(): Promise<void>;
}

/**
 * Processes that migrate at once take turns: the one whose name is in a table's only row may go on. A named lock (GET_LOCK) belongs to a
 * single server, and a cluster has several. On a standalone server that lock tells whether the holder still lives, so that nobody waits for
 * one that was killed.
 */
export async function takingTurns<Result>(database: Sequelize, work: (turn: Turn) => Promise<Result>): Promise<Result> {
  await database.query(
    `CREATE TABLE IF NOT EXISTS ${TABLE} (id TINYINT UNSIGNED NOT NULL PRIMARY KEY, holder CHAR(36) CHARACTER SET ascii NULL, held_until DATETIME(3) NULL, beats INT UNSIGNED NOT NULL DEFAULT 0)`,
  );
  await database.query(`INSERT IGNORE INTO ${TABLE} (id) VALUES (1)`);
  const me = randomUUID();
  const keep = () => isTaken(database, me, 'holder = :me');
  return holdingName(database, async () => {
    await wait(database, me);
    const keeper = setInterval(() => void keep().catch(() => undefined), KEEP_UP_MS);
    try {
      return await work({
        async mustBeOurs() {
          if (!(await keep())) throw new Error('another process has taken over the migration of this database');
        },
      });
    } finally {
      clearInterval(keeper);
      await database.query(`UPDATE ${TABLE} SET holder = NULL, held_until = NULL WHERE id = 1 AND holder = :me`, {
        replacements: { me },
      });
    }
  });
}

async function isTaken(database: Sequelize, me: string, where: string, seen?: string): Promise<boolean> {
  const [, changed] = await database.query(
    `UPDATE ${TABLE} SET holder = :me, held_until = UTC_TIMESTAMP(3) + INTERVAL ${LEASE_SECONDS} SECOND, beats = beats + 1 WHERE id = 1 AND ${where}`,
    { replacements: { me, seen: seen ?? null }, type: QueryTypes.UPDATE },
  );
  return changed === 1;
}

/** Takes the turn once it is free. */
async function wait(database: Sequelize, me: string): Promise<void> {
  const giveUpAt = performance.now() + MOST_MS;
  // Whoever has the server's named lock to itself knows that the holder in the row is gone.
  const free = isCluster(database) ? 'holder IS NULL' : 'TRUE';
  for (let over: string | undefined; !(await isTaken(database, me, free));) {
    if (performance.now() > giveUpAt) throw new Error('another process is migrating this database');
    if (over !== undefined && (await isTaken(database, me, 'CONCAT(holder, beats) = :seen', over))) return;
    over = await turnThatIsOver(database);
    await sleep(over === undefined ? LOOK_MS : LOOK_AGAIN_MS);
  }
}

async function turnThatIsOver(database: Sequelize): Promise<string | undefined> {
  const [row] = await database.query<{ turn: string }>(
    `SELECT CONCAT(holder, beats) AS turn FROM ${TABLE} WHERE id = 1 AND held_until < UTC_TIMESTAMP(3)`,
    { type: QueryTypes.SELECT },
  );
  return row?.turn;
}

const LOCK = "CONCAT(DATABASE(), '.migrations')";
const LOCK_WAIT_SECONDS = 120;

/** Works under the server's named lock, unless it is a cluster. The lock belongs to a separate connection, kept for the duration. */
async function holdingName<Result>(database: Sequelize, work: () => Promise<Result>): Promise<Result> {
  if (isCluster(database)) return work();
  const holder = await database.transaction();
  try {
    const [row] = await database.query<{ taken: number | null }>(
      `SELECT GET_LOCK(${LOCK}, ${LOCK_WAIT_SECONDS}) AS taken`,
      { type: QueryTypes.SELECT, transaction: holder },
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
