import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@db/connection';
import { startEmbeddedServer } from '@db/embedded-server';
import { migrateUp } from '@db/migrate';

/** Runs a measurement on a temporary database server of its own, as durable as a real one. */
export async function withScratchDatabase<Result>(pool: number, work: () => Promise<Result>): Promise<Result> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'bussplats-soak-'));
  const server = await startEmbeddedServer({ dataFolder });
  try {
    const database = connect(server.url, { pool });
    try {
      await migrateUp(database);
      return await work();
    } finally {
      await database.close();
    }
  } finally {
    await server.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
