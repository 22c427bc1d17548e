// Traces: S8-310
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createContentPage } from '@bff/domain/content';
import { createIntegration } from '@bff/domain/integration-users';
import { errorText } from '@bff/domain/shared/error-catalogue';
import { createCompany, createDealOrganisation } from '@db/factories';
import { Country } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { filledForm } from './testing/forms-in-page';
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
  await Country.bulkCreate([{ code: 'SE', nameSv: 'Sverige', nameEn: 'Sweden' }], { ignoreDuplicates: true });
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

interface EditForm {
  who: 'SYSTEM_OWNER' | 'DEAL_CUSTOMER_ADMIN' | 'PRIVATE_CUSTOMER';
  /** A field of the form that tells it from the others of its page. */
  has: string;
  make: (editor: Person) => Promise<string>;
  /** What the factory leaves empty and the form asks for, or the button that is pressed. */
  fill?: Readonly<Record<string, string>>;
  field: string;
  first: string;
  second: string;
}

const ADMIN = '/dashboard/admin';
const anyUser = async () => (await createPerson('COMPANY_ADMIN')).actor!.userId;

const CONTACT = { contactEmail: 'kontakt@test.invalid', contactPhone: '+46701740605', paymentOptions: 'card' };

/** Every form that edits a record which others may edit. */
const EDIT_FORMS: Record<string, EditForm> = {
  'a company': {
    who: 'SYSTEM_OWNER',
    has: 'intent=save',
    make: async () => `${ADMIN}/transport-companies/edit/${(await createCompany({ city: 'Gävle' })).id}`,
    fill: { countries: 'SE' },
    field: 'city',
    first: 'Umeå',
    second: 'Luleå',
  },
  'an integration': {
    who: 'SYSTEM_OWNER',
    has: 'intent=save',
    make: async ({ actor }) =>
      `${ADMIN}/external-integration/edit/${(await createIntegration(actor!, { name: 'Trafiksystem' })).id}`,
    field: 'name',
    first: 'Trafiksystem ett',
    second: 'Trafiksystem två',
  },
  'an integration’s webhook': {
    who: 'SYSTEM_OWNER',
    has: 'intent=webhook',
    make: async ({ actor }) =>
      `${ADMIN}/external-integration/edit/${(await createIntegration(actor!, { name: 'Trafiksystem' })).id}`,
    fill: { events: 'booking.created' },
    field: 'url',
    first: 'https://ett.example/hooks',
    second: 'https://tva.example/hooks',
  },
  'a content page': {
    who: 'SYSTEM_OWNER',
    has: 'titleSv',
    make: async ({ actor }) => {
      const slug = 'redigerad';
      const texts = { sv: { title: 'Sida', markdown: 'Text' }, en: { title: 'Page', markdown: 'Text' } };
      await createContentPage(actor!, { slug, texts, published: false, inFooter: false });
      return `${ADMIN}/content-pages/edit/${slug}`;
    },
    fill: { intent: 'save' },
    field: 'titleSv',
    first: 'Sida ett',
    second: 'Sida två',
  },
  'a setting': {
    who: 'SYSTEM_OWNER',
    has: 'intent=save',
    make: () => Promise.resolve(`${ADMIN}/configurations/general-settings/preparationMinutes`),
    field: 'value',
    first: '17',
    second: '18',
  },
  'a company’s commission': {
    who: 'SYSTEM_OWNER',
    has: 'intent=save',
    make: async () => `${ADMIN}/transport-companies/commission/${(await createCompany()).id}`,
    field: 'percent',
    first: '7,25',
    second: '8,5',
  },
  'a deal organisation': {
    who: 'SYSTEM_OWNER',
    has: 'version',
    make: async () => `${ADMIN}/deal-customers/edit/${(await createDealOrganisation()).organisationId}`,
    fill: CONTACT,
    field: 'contactName',
    first: 'Anna Ett',
    second: 'Berit Två',
  },
  'a deal organisation’s contact': {
    who: 'DEAL_CUSTOMER_ADMIN',
    has: 'version',
    make: () => Promise.resolve('/dashboard/organisation/details/edit'),
    fill: CONTACT,
    field: 'contactName',
    first: 'Anna Ett',
    second: 'Berit Två',
  },
  'a user': {
    who: 'SYSTEM_OWNER',
    has: 'revision',
    make: async () => `${ADMIN}/users/edit/${await anyUser()}`,
    field: 'name',
    first: 'Anna Ett',
    second: 'Berit Två',
  },
  'a customer': {
    who: 'SYSTEM_OWNER',
    has: 'revision',
    make: async () => `${ADMIN}/customers/edit/${(await createPerson('PRIVATE_CUSTOMER')).actor!.customerId}`,
    field: 'name',
    first: 'Anna Ett',
    second: 'Berit Två',
  },
};

describe.each(Object.entries(EDIT_FORMS))(
  'the form of %s',
  (_, { who, has, make, fill = {}, field, first, second }) => {
    it('tells the second editor what is saved now, keeps what was typed, and takes it when it is sent again', async () => {
      const editor = await createPerson(who);
      const { open, send } = asking(ask, 'sv');
      const path = await make(editor);
      const form = filledForm(await (await open(editor, path)).text(), has);
      const typed = (value: string, fields = form) => {
        const next = new URLSearchParams(fields);
        for (const [name, text] of Object.entries(fill)) next.set(name, text);
        next.set(field, value);
        if (next.has('which')) next.set('which', 'own');
        return next;
      };
      expect((await send(editor, path, typed(first))).status).toBeLessThan(400);

      const late = await send(editor, path, typed(second));
      const html = await late.text();
      expect(late.status).toBe(409);
      expect(html).toContain(errorText('input.changedMeanwhile', [], 'sv'));
      expect(filledForm(html, has).get(field)).toBe(second);
      // Beside the field, wherever the page says it.
      expect(html.replaceAll(/<(?:input|textarea)\b[^>]*>/g, '')).toContain(first);

      const again = await send(editor, path, typed(second, filledForm(html, has)));
      expect(again.status).toBeLessThan(400);
      expect(filledForm(await (await open(editor, path)).text(), has).get(field)).toBe(second);
    });
  },
);
