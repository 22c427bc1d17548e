import './support/script-env';
import { migrateDown, migrateUp } from '@db/migrate';
import { seedReference } from '@bff/seeds/reference';
import { withDatabase } from './support/script-database';

/**
 * `npm run migrate -- up` migrates the database (DATABASE_URL, otherwise the private one) to the newest schema, with reference data; `down
 * [steps]` reverts migrations, all of them without a number.
 */
const [direction = 'up', steps] = process.argv.slice(2);
if (!['up', 'down'].includes(direction) || (steps !== undefined && !/^\d+$/.test(steps))) {
  console.error('usage: npm run migrate -- up | down [steps]');
  process.exit(2);
}
await withDatabase(async (database) => {
  const names =
    direction === 'up'
      ? await migrateUp(database, seedReference)
      : await migrateDown(database, steps === undefined ? undefined : Number(steps));
  for (const name of names) console.log(`${direction} ${name}`);
});
