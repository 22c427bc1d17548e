import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { ServerNotUsable } from './check-server';
import { connect } from './connection';
import { type EmbeddedServer, startEmbeddedServer } from './embedded-server';
import { migrateUp } from './migrate';
import { migrations } from './migrations';

describe('a server with a binary log', () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'bussplats-binlog-'));
  let server: EmbeddedServer | undefined;
  afterEach(async () => {
    await server?.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  });

  const migrateWith = async (...serverArguments: string[]) => {
    server = await startEmbeddedServer({ dataFolder, durable: false, serverArguments });
    const database = connect(server.url);
    try {
      return await migrateUp(database);
    } finally {
      await database.close();
    }
  };

  it('is refused with what to do when it does not trust the makers of triggers', async () => {
    const refused = migrateWith('--log-bin');
    await expect(refused).rejects.toThrow(ServerNotUsable);
    await expect(refused).rejects.toThrow(/SET GLOBAL log_bin_trust_function_creators = 1/);
  });

  it('is refused when it logs statements', async () => {
    const refused = migrateWith('--log-bin', '--log-bin-trust-function-creators=1', '--binlog-format=STATEMENT');
    await expect(refused).rejects.toThrow(/binlog_format = ROW/);
  });

  it('is fine otherwise', async () => {
    const done = await migrateWith('--log-bin', '--log-bin-trust-function-creators=1');
    expect(done).toHaveLength(migrations.length);
  });
});
