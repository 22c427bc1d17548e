import { join } from 'node:path';
import type { Sequelize } from 'sequelize';
import { connect } from '@db/connection';
import { WAITING } from '@db/waiting';
import { startEmbeddedServer } from '@db/embedded-server';
import { dataFolder } from './data-folder';
import { oneAtATime } from './one-at-a-time';

/**
 * Runs a command's work on the database of DATABASE_URL, otherwise on the private one of DATA_DIR (which a running product may be using,
 * and which is otherwise started for the duration). An error is printed as its message and makes the command fail.
 */
export async function withDatabase(work: (database: Sequelize) => Promise<void>): Promise<void> {
  try {
    const folder = dataFolder();
    const given = process.env['DATABASE_URL'];
    const server = given
      ? { url: given, stop: () => Promise.resolve() }
      : await oneAtATime(join(folder, 'starting'), () =>
          startEmbeddedServer({ dataFolder: folder, log: (line) => console.error(line) }),
        );
    try {
      const database = connect(server.url, { waiting: WAITING.commands });
      try {
        await work(database);
      } finally {
        await database.close();
      }
    } finally {
      await server.stop();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
