import { connect } from '@db/connection';
import { migrateUp } from '@db/migrate';
import { seedDemo } from '@db/seeds/demo';
import { demoAccounts, DEMO_PASSWORD } from '@db/seeds/demo/accounts';
import { seedReference } from '@db/seeds/reference';

/** `npm run seed:demo`: loads reference and demo data into the database of DATABASE_URL, unless they are there. Refuses in production. */
const url = process.env['DATABASE_URL'];
if (!url) {
  console.error('usage: DATABASE_URL=mysql://user:password@host:port/name npm run seed:demo');
  process.exit(2);
}
const database = connect(url);
try {
  const started = Date.now();
  await migrateUp(database);
  await seedReference(database);
  const loaded = await seedDemo(database);
  console.log(loaded ? `Loaded demo data in ${Date.now() - started} ms.` : 'Demo data is there already.');
  for (const { username, role } of demoAccounts) console.log(`  ${username.padEnd(16)} ${role}`);
  console.log(`  Password of all: ${DEMO_PASSWORD}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await database.close();
}
