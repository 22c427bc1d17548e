import './support/script-env';
import { migrateUp } from '@db/migrate';
import { seedDemo } from '@bff/seeds/demo';
import { demoAccounts, DEMO_PASSWORD } from '@bff/seeds/demo/accounts';
import { seedReference } from '@bff/seeds/reference';
import { dataFolder } from './support/data-folder';
import { withDatabase } from './support/script-database';

/** `npm run seed:demo`: loads reference and demo data into the database (DATABASE_URL, otherwise the private one), unless it has them. */
await withDatabase(async (database) => {
  const started = performance.now();
  await migrateUp(database, seedReference);
  const loaded = await seedDemo(database, { dataFolder: dataFolder() });
  console.log(
    loaded ? `Loaded demo data in ${Math.round(performance.now() - started)} ms.` : 'Demo data is there already.',
  );
  for (const { username, role } of demoAccounts) console.log(`  ${username.padEnd(16)} ${role}`);
  console.log(`  Password of all: ${DEMO_PASSWORD}`);
});
