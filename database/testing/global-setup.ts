import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { fastestFolder, sweepTestServers, TEST_FOLDER_PREFIX } from './sweep-test-servers';
import { isMysqlRun, startTestServer } from './test-server';

declare module 'vitest' {
  interface ProvidedContext {
    /** A user of a server that may create databases. */
    testServerUrl: string;
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
    return () => Promise.resolve();
  }
  sweepTestServers();
  const dataFolder = mkdtempSync(join(fastestFolder(), TEST_FOLDER_PREFIX));
  const server = await startTestServer({
    dataFolder,
    mayCreateDatabases: true,
    ...(isMysqlRun ? {} : { serverArguments: mariadbArguments() }),
  });
  project.provide('testServerUrl', server.url);
  return async () => {
    await server.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
}
