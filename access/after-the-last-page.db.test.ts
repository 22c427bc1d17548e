import { expect, it } from 'vitest';
import { createCustomer } from '@db/factories';
import { useTestDatabase } from '@db/testing/test-database';
import { asking } from './messages/asking';
import { createPerson } from './testing/people';
import { wholeApp } from './testing/whole-app';

useTestDatabase();
const { ask } = wholeApp();

it('a page after a list’s last one leads to the last, with what else was asked for', async () => {
  const admin = await createPerson('SYSTEM_ADMIN');
  for (let made = 0; made < 21; made++) await createCustomer();
  const leadsTo = async (path: string) => {
    const { status, headers } = await ask(path, { headers: await admin.browser(), peer: admin.address });
    return [status, headers.get('location')];
  };
  const list = '/sv/dashboard/admin/customers/list';
  expect(await leadsTo(`${list}?sort=-created&page=99`)).toEqual([302, `${list}?sort=-created&page=2`]);
  expect(await leadsTo(`${list}?page=2`)).toEqual([200, null]);
  expect(await leadsTo(`${list}?q=nobody+at+all&page=2`)).toEqual([302, `${list}?q=nobody+at+all`]);
  expect(await leadsTo(`${list}?page=3&rows=100`)).toEqual([302, `${list}?rows=100`]);
  // As the router asks for it, in a browser with scripts.
  const { status, headers } = await ask(`${list}.data?page=99`, {
    headers: await admin.browser(),
    peer: admin.address,
  });
  expect([status, headers.get('location')]).toEqual([202, `${list}?page=2`]);
});

it.each(['sv', 'en'] as const)('what is no page’s number is a list’s first page, in %s', async (language) => {
  const { open } = asking(ask, language);
  const [admin, customer] = [await createPerson('SYSTEM_ADMIN'), await createPerson('PRIVATE_CUSTOMER')];
  await createCustomer();
  for (const page of ['0', '-1', 'abc']) {
    const answer = await open(admin, `/dashboard/admin/customers/list?page=${page}`);
    expect([page, answer.status]).toEqual([page, 200]);
    expect(await answer.text()).toContain('/dashboard/admin/customers/');
    expect((await open(admin, `/dashboard/admin/customers/list.csv?page=${page}`)).status).toBe(200);
    expect((await open(customer, `/booking/list?page=${page}`)).status).toBe(200);
  }
});

it('the event log says that it is cut only when it is', async () => {
  const { open } = asking(ask, 'sv');
  const admin = await createPerson('SYSTEM_ADMIN');
  for (const view of ['', '?view=each']) {
    const page = await (await open(admin, `/dashboard/admin/event-log${view}`)).text();
    expect(page).toContain('Händelselogg');
    expect(page).not.toContain('Avgränsa perioden');
  }
});
