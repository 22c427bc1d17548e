import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { ServerNotUsable } from './check-server';
import { connect } from './connection';
import { migrateUp } from './migrate';
import { migrations } from './migrations';
import { execute, select } from './query';
import { isMysqlRun, startTestServer, type TestServer } from './testing/test-server';

describe('a server with a binary log', () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'bussplats-binlog-'));
  let server: TestServer | undefined;
  afterEach(async () => {
    await server?.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  });

  const migrateWith = async (...serverArguments: string[]) => {
    server = await startTestServer({ dataFolder, serverArguments });
    const database = connect(server.url);
    try {
      return await migrateUp(database);
    } finally {
      await database.close();
    }
  };

  it('is refused with instructions if it does not trust creators of triggers', async () => {
    const refused = migrateWith('--log-bin');
    await expect(refused).rejects.toThrow(ServerNotUsable);
    await expect(refused).rejects.toThrow(/SET GLOBAL log_bin_trust_function_creators = 1/);
  });

  it('is refused if it logs statements', async () => {
    const refused = migrateWith('--log-bin', '--log-bin-trust-function-creators=1', '--binlog-format=STATEMENT');
    await expect(refused).rejects.toThrow(/binlog_format = ROW/);
  });

  it('is accepted otherwise', async () => {
    const done = await migrateWith('--log-bin', '--log-bin-trust-function-creators=1');
    expect(done).toHaveLength(migrations.length);
  });
});

// Neither MariaDB nor MySQL 8.4 has this mode.
describe.runIf(isMysqlRun)('a server that checks foreign keys outside InnoDB', () => {
  it('is refused with instructions, because rows could refer to nothing', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'bussplats-foreign-keys-'));
    const server = await startTestServer({
      dataFolder,
      serverArguments: ['--log-bin-trust-function-creators=1', '--loose-innodb-native-foreign-keys=OFF'],
    });
    const database = connect(server.url);
    try {
      const [setting] = await select("SHOW VARIABLES LIKE 'innodb_native_foreign_keys'");
      await execute('CREATE TABLE units (id INT PRIMARY KEY, parent_id INT, of_id INT, UNIQUE KEY (of_id, id), FOREIGN KEY (of_id, parent_id) REFERENCES units (of_id, id))'); // prettier-ignore
      const orphan = execute('INSERT INTO units VALUES (1, 77, 1)');
      if (!setting) return await expect(orphan).rejects.toThrow(/foreign key/);
      await orphan;
      await expect(migrateUp(database)).rejects.toThrow(/innodb_native_foreign_keys = ON/);
    } finally {
      await database.close();
      await server.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    }
  });
});
