import { expect, it } from 'vitest';
import { seedReference } from '@bff/seeds/reference';
import { createBookableVehicle } from '@db/factories';
import { useTestDatabase } from '@db/testing/test-database';
import { wholeApp } from './testing/whole-app';

const database = useTestDatabase();
const { ask } = wholeApp();

const describedAs = async (address: string) => {
  const page = await (await ask(address)).text();
  const of = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(page)?.[1];
  return { plain: of('description'), shared: of('og:description'), title: of('og:title') };
};

it('a page that strangers find or are sent says what it is about, in its language', async () => {
  const { companyId } = await createBookableVehicle();
  const home = await describedAs('/sv');
  expect(home.plain).toMatch(/^Buss med förare, till fast pris\. /);
  expect(home.shared).toBe(home.plain);
  expect(home.title).toMatch(/ – /);
  expect((await describedAs('/en')).plain).toMatch(/bus/i);
  expect((await describedAs(`/en/companies/${companyId}`)).plain).toMatch(/^Hire a bus and driver from /);
  await seedReference(database.sequelize);
  expect((await describedAs('/sv/page/about')).plain!.length).toBeGreaterThan(20);
});

it('one that is nobody’s to find has no description', async () => {
  expect(await describedAs('/sv/auth/login')).toEqual({ plain: undefined, shared: undefined, title: undefined });
  expect((await describedAs('/sv/page/missing')).plain).toBeUndefined();
});
