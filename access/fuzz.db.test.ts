import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedReference } from '@bff/seeds/reference';
import { useTestDatabase } from '@db/testing/test-database';
import { fuzz, targetCount } from './testing/fuzz';
import { startMarket, stopMarket } from './testing/subjects';
import { wholeApp } from './testing/whole-app';

const database = useTestDatabase({ pool: 20 });
const { ask } = wholeApp();

beforeAll(async () => {
  await seedReference(database.sequelize);
  await startMarket();
});
afterAll(stopMarket);

/** How often each page, form and endpoint is sent: once, since there are more of them every month. `npm run soak -- f1` runs for minutes. */
const TIMES = Number(process.env['FUZZ_TIMES'] ?? 1);

it('no input yields a 500 or takes long', async () => {
  const targets = targetCount();
  const { shots, faults } = await fuzz((path, init) => ask(path, init), {
    seed: Number(process.env['FUZZ_SEED'] ?? 20_270_310),
    enough: (sent) => sent >= TIMES * targets,
  });
  expect(shots).toBeGreaterThanOrEqual(TIMES * targets);
  expect(faults).toEqual([]);
}, 300_000);
