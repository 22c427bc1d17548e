import { connect } from '@db/connection';
import { WAITING } from '@db/waiting';
import { migrateUp } from '@db/migrate';
import { seedDemo } from '@bff/seeds/demo';
import { seedReference } from '@bff/seeds/reference';

/** Migrates a database to the newest schema with reference data, and demo data if wanted. Idempotent. */
export async function prepareDatabase(options: {
  url: string;
  /** With the folder of the payment sandbox's journal; false for no demo data. */
  demo: { dataFolder: string } | false;
  log: (line: string) => void;
}): Promise<void> {
  const database = connect(options.url, { waiting: WAITING.commands });
  try {
    const migrated = await migrateUp(database, seedReference);
    if (migrated.length > 0) options.log(`Ran ${migrated.length} migrations.`);
    if (options.demo && (await seedDemo(database, options.demo))) options.log('Loaded demo data.');
  } finally {
    await database.close();
  }
}
