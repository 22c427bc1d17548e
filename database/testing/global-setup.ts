import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import type { TestProject } from 'vitest/node';
import { fastestFolder, sweepTestServers, TEST_FOLDER_PREFIX } from './sweep-test-servers';
import { createMigratedDatabase, statementsToCopy } from './template-database';
import { isMysqlRun, startTestServer } from './test-server';

declare module 'vitest' {
  interface ProvidedContext {
    /** A user of a server that may create databases. */
    testServerUrl: string;
    /** The statements that make a copy of the migrated database in an empty one of that server. */
    copyOfTemplate: readonly string[];
  }
}

const mariadbArguments = (): string[] => [
  // Each test file creates and drops a database of 66 tables: one file per table would be most of the cost.
  '--innodb-file-per-table=0',
  ...(process.env['DATABASE_TEST_ARGUMENTS'] ?? '').split(' ').filter(Boolean),
];

/**
 * One temporary private database server for the run: MariaDB, or MySQL with TEST_DATABASE_SERVER=mysql. DATABASE_URL_TEST names another
 * MySQL-compatible server instead (its user must be allowed to create databases and users), and DATABASE_TEST_ARGUMENTS adds arguments for
 * the private MariaDB (`--log-bin --log-bin-trust-function-creators=1`).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['DATABASE_URL_TEST'];
  if (given) {
    project.provide('testServerUrl', given);
    return provideTemplate(project, given);
  }
  sweepTestServers();
  const dataFolder = mkdtempSync(join(fastestFolder(), TEST_FOLDER_PREFIX));
  const server = await startTestServer({
    dataFolder,
    mayCreateDatabases: true,
    ...(isMysqlRun ? {} : { serverArguments: mariadbArguments() }),
  });
  project.provide('testServerUrl', server.url);
  await provideTemplate(project, server.url);
  return async () => {
    await server.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
}

/** Migrates one database, of which every test file gets a copy. Returns what removes it. */
async function provideTemplate(project: TestProject, url: string): Promise<() => Promise<void>> {
  const name = `bussplats_template_${randomBytes(6).toString('hex')}`;
  const server = await createConnection({ uri: url, timezone: '+00:00' });
  try {
    await createMigratedDatabase(server, name);
    project.provide('copyOfTemplate', await statementsToCopy(server, name));
  } finally {
    await server.end();
  }
  return async () => {
    const last = await createConnection({ uri: url });
    await last.query(`DROP DATABASE ${name}`);
    await last.end();
  };
}
