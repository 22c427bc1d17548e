import { connect } from '@db/connection';
import { migrateDown, migrateUp } from '@db/migrate';
import { seedReference } from '@db/seeds/reference';

/**
 * `npm run migrate -- up` brings the database in DATABASE_URL to the newest schema and loads reference data (settings, countries, places,
 * content pages); `down [steps]` takes migrations back (all without a number). No demo data ever.
 */
const [direction = 'up', steps] = process.argv.slice(2);
const url = process.env['DATABASE_URL'];
if (!url || !['up', 'down'].includes(direction)) {
  console.error('usage: DATABASE_URL=mysql://user:password@host:port/name npm run migrate -- up | down [steps]');
  process.exit(2);
}
const database = connect(url);
try {
  const names =
    direction === 'up'
      ? await migrateUp(database)
      : await migrateDown(database, steps === undefined ? undefined : Number(steps));
  for (const name of names) console.log(`${direction} ${name}`);
  if (direction === 'up') await seedReference(database);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await database.close();
}
