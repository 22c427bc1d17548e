import { Sequelize } from 'sequelize';
import { useAsyncTransactions } from './async-transaction';
import { joinCluster, noteCluster } from './cluster';
import { initModels } from './models/init-models';
import { watchedSocket } from './watched-socket';
import { repeatLoneStatements } from './lone-statements';
import { type Waiting, WAITING } from './waiting';
import { writeLockedRows } from './written-locks';

export interface ConnectOptions {
  /** The most connections at a time. */
  pool?: number;
  /** Called after every statement, with its duration; for inspecting one's own work, and for tracing. */
  logging?: (sql: string, milliseconds?: number) => void;
  /** How long to wait for answers; by default as for somebody waiting for a page. */
  waiting?: Waiting;
  /** The longest a statement may take, for tests; by default as `waiting` says. */
  statementSeconds?: number;
  /** For tests: behave as in a cluster, whatever the server is. */
  asInCluster?: boolean;
}

/** How much later the connection is dropped if the server has not ended the statement by itself. */
const GRACE_SECONDS = 5;

const SQL_MODE =
  'STRICT_TRANS_TABLES,ONLY_FULL_GROUP_BY,NO_ZERO_DATE,NO_ZERO_IN_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION';
/** Waiting longer for a row lock ends in error 1205, and the transaction is retried. */
const LOCK_WAIT_SECONDS = 10;
/** Bytes of a GROUP_CONCAT; MySQL's default silently truncates at 1,024. */
const LONGEST_LIST = 1_048_576;

/** Sent on every connection before its first statement. The limit's name differs: each server reads only its own comment. */
const sessionSettings = (statementSeconds: number): string[] => [
  'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
  `SET SESSION /*M! max_statement_time = ${statementSeconds}, */ /*!80000 max_execution_time = ${statementSeconds * 1_000}, */
    sql_mode = '${SQL_MODE}', innodb_lock_wait_timeout = ${LOCK_WAIT_SECONDS}, group_concat_max_len = ${LONGEST_LIST}`,
];

interface RawConnection {
  promise(): { query(sql: string): Promise<unknown> };
}

let current: Sequelize | undefined;

/**
 * Opens a pool on that database (mysql://user:password@host:port/name) and makes it the one that models, `sequelize()` and transactions
 * use. Every connection runs in READ COMMITTED, UTC and strict mode, whatever the server's defaults are.
 */
export function connect(url: string, options: ConnectOptions = {}): Sequelize {
  useAsyncTransactions();
  const waiting = options.waiting ?? WAITING.serving;
  const statementSeconds = options.statementSeconds ?? waiting.statementSeconds;
  const database = new Sequelize(url, {
    dialect: 'mysql',
    timezone: '+00:00',
    logging: options.logging ?? false,
    // Logged once they have ended, in the context that sent them.
    benchmark: true,
    dialectOptions: {
      charset: 'utf8mb4',
      supportBigNumbers: true,
      bigNumberStrings: false,
      decimalNumbers: false,
      connectTimeout: waiting.connectMs,
      // A frozen server keeps its connections open but never answers.
      stream: () => watchedSocket(url, { ...waiting, mostMs: (statementSeconds + GRACE_SECONDS) * 1_000 }),
    },
    // The server writes `created_at` and `updated_at`, not the process's clock.
    define: { underscored: true, timestamps: false, charset: 'utf8mb4', collate: 'utf8mb4_swedish_ci' },
    pool: { max: options.pool ?? 10, min: 0, acquire: waiting.acquireMs, idle: 30_000 },
    hooks: {
      afterConnect: async (connection) => {
        const session = (connection as RawConnection).promise();
        for (const setting of sessionSettings(statementSeconds)) await session.query(setting);
        await joinCluster(database, session);
      },
    },
  });
  if (options.asInCluster) noteCluster(database);
  repeatLoneStatements(database);
  writeLockedRows(database);
  initModels(database);
  current = database;
  return database;
}

/** The pool that `connect` opened last. */
export function sequelize(): Sequelize {
  if (!current) throw new Error('no database connection: call connect(url) first');
  return current;
}
