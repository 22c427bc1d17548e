import { beforeAll, expect, it } from 'vitest';
import { seedReference } from '@bff/seeds/reference';
import { useTestDatabase } from '@db/testing/test-database';
import { createPerson } from './testing/people';
import { wholeApp } from './testing/whole-app';

/** Whether a page is rendered at once or with its data after it, browsers use standards mode. */
const database = useTestDatabase();
const { ask } = wholeApp();
beforeAll(async () => {
  await seedReference(database.sequelize);
});

it.each(['/sv', '/en/buses/search', '/sv/buses/search?stop=Uppsala', '/en/auth/login', '/sv/nothing-here'])(
  '%s is a document with its doctype and language',
  async (path) => {
    const html = await (await ask(path)).text();
    expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${path.slice(1, 3)}"`));
    expect(html).toContain('</body></html>');
  },
);

it('so is a dashboard, which ends with its data', async () => {
  const headers = await (await createPerson('SYSTEM_OWNER')).browser();
  const html = await (await ask('/sv/dashboard/admin', { headers })).text();
  expect(html).toMatch(/^<!DOCTYPE html><html lang="sv"/);
  expect(html).toContain('streamController.close()');
});
