import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { errorText } from '@bff/domain/shared/error-catalogue';
import { useTestDatabase } from '@db/testing/test-database';
import { asking } from './messages/asking';
import { createPerson, type Person } from './testing/people';
import { startMarket, stopMarket } from './testing/subjects';
import { wholeApp } from './testing/whole-app';

vi.mock('@bff/platform/browser-assets', () => ({ BROWSER_BUILD: '', helpersUrl: '/assets/helpers.js' }));

/** A record that a page and a client of the API change at once: whoever comes second is told, and loses nothing. */
useTestDatabase({ pool: 20 });
const { ask } = wholeApp();
let customer: Person;
beforeAll(async () => {
  await startMarket();
  customer = await createPerson('PRIVATE_CUSTOMER');
});
afterAll(stopMarket);

const PAGE = '/settings/contact-info';
const record = (name: string) => ({ name, email: 'asa@test.invalid', phone: '+46701740605', city: 'Gävle' });
const revisionIn = (html: string) => /name="revision" value="([^"]+)"/.exec(html)?.[1] ?? '';

it.each(['sv', 'en'] as const)('the form, after a change by the API, in %s', async (language) => {
  const { call, open, send } = asking(ask, language);
  const shown = await (await open(customer, PAGE)).text();
  expect((await call(customer, 'PUT', '/customer', { body: record('Åsa Api') })).status).toBe(200);

  const late = await send(customer, PAGE, { ...record('Åsa Sida'), revision: revisionIn(shown) });
  const html = await late.text();
  expect(late.status).toBe(409);
  expect(html).toContain(errorText('input.changedMeanwhile', [], language));
  // What was typed is kept, and what is saved stands beside it.
  expect(html).toContain('value="Åsa Sida"');
  expect(html).toContain('Åsa Api');

  // Sent again, knowingly: saved, and on to the dashboard, which leads on by role.
  const again = await send(customer, PAGE, { ...record('Åsa Sida'), revision: revisionIn(html) });
  expect(again.status).toBe(302);
  const read = (await (await call(customer, 'GET', '/customer')).json()) as { data: { name: string } };
  expect(read.data.name).toBe('Åsa Sida');
});

it('a client of the API, after a change by the form', async () => {
  const { call, open, send } = asking(ask, 'sv');
  const etag = (await call(customer, 'GET', '/customer')).headers.get('etag')!;
  const revision = revisionIn(await (await open(customer, PAGE)).text());
  // One version, whichever way it was read.
  expect(etag).toBe(`"${revision}"`);
  await send(customer, PAGE, { ...record('Åsa Sida två'), revision });
  const late = await call(customer, 'PUT', '/customer', { body: record('Åsa Api'), headers: { 'if-match': etag } });
  expect([late.status, late.headers.get('etag')]).toEqual([412, null]);
});
