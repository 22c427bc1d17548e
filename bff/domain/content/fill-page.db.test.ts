import { expect, it } from 'vitest';
import { createUser } from '@db/factories';
import { useTestDatabase } from '@db/testing/test-database';
import { changeSetting } from '../settings';
import { fillPage } from '.';

useTestDatabase();

it('says the telephone number of support, or leaves out the line about it', async () => {
  const page = { title: 'Om oss', markdown: 'Skriv gärna.\n\nRing {{supportPhone}}.' };
  expect((await fillPage(page)).html.trim()).toBe('<p>Skriv gärna.</p>');
  await changeSetting(await createUser({ roles: ['SYSTEM_OWNER'] }), 'supportPhone', {
    value: '+46846500412',
    version: 1,
  });
  expect((await fillPage(page)).html).toContain('<p>Ring 08-465 004 12.</p>');
});
