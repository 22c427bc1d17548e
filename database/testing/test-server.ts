import { join } from 'node:path';
import { startEmbeddedServer } from '../embedded-server';
import { instanceIn } from '../embedded/instance';
import { serverIn } from '../embedded/processes';
import { startMysqlServer } from './mysql-server';
import { SERVER_FOLDERS } from './sweep-test-servers';

export interface TestServerOptions {
  dataFolder: string;
  /** True: its user may create databases and users. */
  mayCreateDatabases?: boolean;
  /** Additional arguments; by default MySQL is told to trust creators of triggers. */
  serverArguments?: readonly string[];
}

export interface TestServer {
  url: string;
  pid: number;
  stop: () => Promise<void>;
}

/** Which server the database tests run on: `npm run test:mysql` uses MySQL, everything else the product's private MariaDB. */
export const isMysqlRun = process.env['TEST_DATABASE_SERVER'] === 'mysql';

/** A server of the run's kind for tests; nothing of it needs to survive a power cut. */
export async function startTestServer(options: TestServerOptions): Promise<TestServer> {
  if (isMysqlRun) return startMysqlServer(options);
  const { url, stop } = await startEmbeddedServer({ ...options, durable: false });
  return { url, pid: serverIn(instanceIn(join(options.dataFolder, SERVER_FOLDERS.mariadb))) ?? 0, stop };
}
