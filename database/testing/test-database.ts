import { randomBytes } from 'node:crypto';
import { createConnection } from 'mysql2/promise';
import type { Sequelize } from 'sequelize';
import { afterAll, beforeAll, inject } from 'vitest';
import { connect, type ConnectOptions } from '../connection';
import { type Waiting, WAITING } from '../waiting';
import { createEmptyDatabase } from './template-database';

/** A busy machine may be slow for seconds; how pages react to that has its own tests. */
const PATIENT: Waiting = {
  ...WAITING.serving,
  askAfterMs: 15_000,
  answerWithinMs: 15_000,
  connectMs: 15_000,
  acquireMs: 30_000,
};

export interface TestDatabase {
  /** Of this test file's own database. */
  readonly url: string;
  readonly sequelize: Sequelize;
}

export interface TestDatabaseOptions {
  /** Connections at a time; tests of locks need many. Default 10. */
  pool?: number;
  /** False: an empty database, for tests of the migrations themselves. Default true. */
  migrated?: boolean;
  /** As in production, called after every statement. */
  logging?: ConnectOptions['logging'];
  /** True: behave as in a multi-writer cluster. */
  asInCluster?: boolean;
}

/**
 * Gives the test file a database of its own with the newest schema and no data, and connects models and transactions to it. Call it at the
 * top of the file; the fields are available once tests run.
 */
export function useTestDatabase(options: TestDatabaseOptions = {}): TestDatabase {
  let url: string | undefined;
  let database: Sequelize | undefined;

  beforeAll(async () => {
    url = await createDatabase(options.migrated ?? true);
    const { pool = 10, logging, asInCluster = false } = options;
    database = connect(url, { pool, waiting: PATIENT, asInCluster, ...(logging && { logging }) });
  });
  afterAll(async () => {
    await database?.close();
    if (url) await dropDatabase(url);
  });

  return {
    get url() {
      if (!url) throw new Error('the test database is there once tests run');
      return url;
    },
    get sequelize() {
      if (!database) throw new Error('the test database is there once tests run');
      return database;
    },
  };
}

async function createDatabase(migrated: boolean): Promise<string> {
  const name = `bussplats_test_${randomBytes(6).toString('hex')}`;
  const server = await createConnection({ uri: inject('testServerUrl'), timezone: '+00:00' });
  try {
    await createEmptyDatabase(server, name);
    if (migrated) for (const statement of inject('copyOfTemplate')) await server.query(statement);
  } finally {
    await server.end();
  }
  const url = new URL(inject('testServerUrl'));
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * On a busy disk the server occasionally finds a file of its own left («Directory not empty») once the tables are gone. What is left is empty
 * for every reader, and goes with the server's data folder when the run ends.
 */
const DIRECTORY_NOT_EMPTY = 'ER_DB_DROP_RMDIR';

async function dropDatabase(url: string): Promise<void> {
  const server = await createConnection({ uri: inject('testServerUrl') });
  try {
    await server.query(`DROP DATABASE IF EXISTS ${new URL(url).pathname.slice(1)}`);
  } catch (error) {
    if ((error as { code?: string }).code !== DIRECTORY_NOT_EMPTY) throw error;
  } finally {
    await server.end();
  }
}
