import { beforeAll, expect, it } from 'vitest';
import { createUser } from '@db/factories';
import { useTestDatabase } from '@db/testing/test-database';
import { contentPageTexts } from '../../seeds/reference/content-pages';
import type { UserActor } from '../shared/actor';
import { changeSetting } from '../settings';
import { fillPage } from '.';

useTestDatabase();

let owner: UserActor;
beforeAll(async () => {
  owner = await createUser({ roles: ['SYSTEM_OWNER'] });
});

it('says the telephone number of support, or leaves out the line about it', async () => {
  const page = { title: 'Om oss', markdown: 'Skriv gärna.\n\nRing {{supportPhone}}.' };
  expect((await fillPage(page)).html.trim()).toBe('<p>Skriv gärna.</p>');
  await changeSetting(owner, 'supportPhone', { value: '+46846500412', version: 1 });
  expect((await fillPage(page)).html).toContain('<p>Ring 08-465 004 12.</p>');
});

it('names the seller in the terms and as the controller of personal data: the brand, until the settings say more', async () => {
  const pages = contentPageTexts().filter(({ slug }) => slug === 'terms' || slug === 'privacy');
  expect(pages).toHaveLength(4);
  for (const page of pages) {
    const { html } = await fillPage(page);
    expect(html).toContain('<ul>\n<li>Bussplats</li>\n<li><a href="mailto:support@');
    expect(html).not.toMatch(/\{\{|<li>[^<]*rganisation[^<]*<\/li>|<li>\s*<\/li>/);
  }
  await changeSetting(owner, 'sellerName', { value: 'Bussar & Resor AB', version: 1 });
  await changeSetting(owner, 'sellerOrgNumber', { value: '5560360793', version: 1 });
  await changeSetting(owner, 'sellerAddress', { value: 'Storgatan 1, Uppsala', version: 1 });
  for (const page of pages) {
    const { html } = await fillPage(page);
    expect(html).toContain('<li>Bussar &amp; Resor AB</li>');
    expect(html).toMatch(/<li>Organisation(snummer| number) 556036-0793<\/li>\n<li>Storgatan 1, Uppsala<\/li>/);
  }
});
