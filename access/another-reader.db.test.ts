import { beforeAll, expect, it } from 'vitest';
import { publicOrigin } from '@bff/platform/env';
import { seedReference } from '@bff/seeds/reference';
import { Customer } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { createPerson } from './testing/people';
import { wholeApp } from './testing/whole-app';

const database = useTestDatabase();
const { ask } = wholeApp();
beforeAll(() => seedReference(database.sequelize));

it('a dashboard opened by one user neither shows nor saves anything for another who has logged in since', async () => {
  const [own, other] = [await createPerson('SYSTEM_ADMIN'), await createPerson('SYSTEM_ADMIN')];
  const headersOf = async (person: typeof own, reader: typeof own) => ({
    ...(await person.browser()),
    origin: publicOrigin(),
    'x-reader': String(reader.actor!.userId),
  });
  const LIST = '/sv/dashboard/admin/customers/list.data';
  const CREATE = '/sv/dashboard/admin/customers/create.data';
  const save = (headers: Record<string, string>, name: string) =>
    ask(CREATE, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ name, email: `${name}@test.invalid`, phone: '0701740605', language: 'sv' }),
    });
  const asOther = await headersOf(other, own);
  for (const answer of [await ask(LIST, { headers: asOther }), await save(asOther, 'annan')]) {
    expect([answer.status, answer.headers.get('x-reader')]).toEqual([409, 'other']);
    expect(await answer.text()).toBe('');
  }
  expect(await Customer.count({ where: { name: 'annan' } })).toBe(0);

  const asOneself = await headersOf(own, own);
  expect((await ask(LIST, { headers: asOneself })).status).toBe(200);
  expect((await save(asOneself, 'egen')).headers.get('x-reader')).toBeNull();
  expect(await Customer.count({ where: { name: 'egen' } })).toBe(1);
  // An expired session is reported as before.
  const ended = await ask(LIST, { headers: { 'x-reader': String(own.actor!.userId) } });
  expect([ended.status, ended.headers.get('location')]).toEqual([202, expect.stringContaining('/auth/login')]);
});
