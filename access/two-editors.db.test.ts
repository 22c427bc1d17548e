// Traces: S8-310, S2-080
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorText } from '@bff/domain/shared/error-catalogue';
import { Country, Session } from '@db/models';
import { publicOrigin } from '@bff/platform/env';
import { i18nOf } from '~/i18n/i18n.server';
import { useTestDatabase } from '@db/testing/test-database';
import { ACTOR_KINDS, type ActorKind } from './actors';
import { pageRows } from './matrix';
import { EDIT_FORMS } from './testing/edit-forms';
import { filledForm, shownForms } from './testing/forms-in-page';
import { NOT_EDITED_BY_TWO } from './testing/forms-without-edits';
import { asking } from './messages/asking';
import { createPerson, type Person } from './testing/people';
import { addressOf } from './testing/probe';
import { startMarket, stopMarket } from './testing/subjects';
import { wholeApp } from './testing/whole-app';

/** A record changed by a page and an API client at once: the second is told, and loses nothing. */
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
  // What was typed is kept, with the saved values beside it.
  expect(html).toContain('value="Åsa Sida"');
  expect(html).toContain('Åsa Api');

  // Sent again knowingly: saved, and on to the dashboard, which redirects by role.
  const again = await send(customer, PAGE, { ...record('Åsa Sida'), revision: revisionIn(html) });
  expect(again.status).toBe(302);
  const read = (await (await call(customer, 'GET', '/customer')).json()) as { data: { name: string } };
  expect(read.data.name).toBe('Åsa Sida');
});

it('a field that the second did not touch keeps what the first saved', async () => {
  const editor = await createPerson('SYSTEM_OWNER');
  const { open, send } = asking(ask, 'sv');
  const path = `/dashboard/admin/customers/edit/${(await createPerson('PRIVATE_CUSTOMER')).actor!.customerId}`;
  const form = filledForm(await (await open(editor, path)).text(), 'revision');
  const typed = (over: Record<string, string>) => {
    const next = new URLSearchParams(form);
    for (const [name, text] of Object.entries(over)) next.set(name, text);
    return next;
  };
  const first = { street: 'Ettgatan 1', postcode: '803 20', city: 'Gävle' };
  expect((await send(editor, path, typed(first))).status).toBeLessThan(400);

  const late = await send(editor, path, typed({ name: 'Berit Två', city: 'Umeå' }));
  const html = await late.text();
  expect(late.status).toBe(409);
  const shown = filledForm(html, 'revision');
  const merged = { ...first, name: 'Berit Två', city: 'Umeå' };
  expect(Object.fromEntries(shown)).toMatchObject(merged);
  const t = i18nOf('sv').t;
  const told = html.replaceAll('<!-- -->', '');
  expect(told).toContain(
    t('errors:forms.meanwhile.taken', {
      fields: `${t('account:contact.street')}, ${t('account:contact.postcode')}`,
    }),
  );
  expect(told).toContain(`<li>${t('account:contact.city')}: Gävle</li>`);
  // Its own change is none of the other's.
  expect(told).not.toContain(`<li>${t('auth:contact.name')}`);

  expect((await send(editor, path, shown)).status).toBeLessThan(400);
  const saved = filledForm(await (await open(editor, path)).text(), 'revision');
  expect(Object.fromEntries(saved)).toMatchObject(merged);
});

it('an API client, after a change by the form', async () => {
  const { call, open, send } = asking(ask, 'sv');
  const etag = (await call(customer, 'GET', '/customer')).headers.get('etag')!;
  const revision = revisionIn(await (await open(customer, PAGE)).text());
  // One version, whichever way it was read.
  expect(etag).toBe(`"${revision}"`);
  await send(customer, PAGE, { ...record('Åsa Sida två'), revision });
  const late = await call(customer, 'PUT', '/customer', { body: record('Åsa Api'), headers: { 'if-match': etag } });
  expect([late.status, late.headers.get('etag')]).toEqual([412, null]);
});

describe.each(Object.entries(EDIT_FORMS))('the form of %s', (_, { who, has, make, fill = {}, field, ...typing }) => {
  const { open, send } = asking(ask, 'sv');
  /** Its page, with what two people type into it. */
  async function opened() {
    const editor = await createPerson(who);
    const made = await make(editor);
    const about = typeof made === 'string' ? { path: made, shown: typing.first, ...typing } : made;
    const form = filledForm(await (await open(editor, about.path)).text(), has);
    const typed = (value: string, fields = form) => {
      const next = new URLSearchParams(fields);
      for (const [name, text] of Object.entries(fill)) next.set(name, text);
      next.set(field, value);
      if (next.has('which')) next.set('which', 'own');
      return next;
    };
    return { editor, ...about, typed };
  }
  /** A day and its time are two fields of one name. */
  const valueOf = (form: URLSearchParams) => form.getAll(field).join('T');
  const tells = (html: string, second: string, shown: string) => {
    expect(html).toContain(errorText('input.changedMeanwhile', [], 'sv'));
    expect(valueOf(filledForm(html, has))).toBe(second);
    // Beside the field, wherever on the page it is shown.
    expect(html.replaceAll(/<(?:input|textarea)\b[^>]*>/g, '')).toContain(shown);
  };

  it('tells the second editor what is saved now, keeps what was typed, and accepts it when sent again', async () => {
    const { editor, path, first, second, shown, typed } = await opened();
    expect((await send(editor, path, typed(first))).status).toBeLessThan(400);

    const late = await send(editor, path, typed(second));
    const html = await late.text();
    expect(late.status).toBe(409);
    tells(html, second, shown);

    const again = await send(editor, path, typed(second, filledForm(html, has)));
    expect(again.status).toBeLessThan(400);
    expect(valueOf(filledForm(await (await open(editor, path)).text(), has))).toBe(second);
  });

  it('concerns the version its editor saw, even after a refusal in between', async () => {
    const { editor, path, first, second, shown, typed } = await opened();
    expect((await send(editor, path, typed(first))).status).toBeLessThan(400);
    const refused = await send(editor, path, typed('x'.repeat(9_000)));
    expect(refused.status).toBe(422);
    const late = await send(editor, path, typed(second, filledForm(await refused.text(), has)));
    const html = await late.text();
    expect(late.status).toBe(409);
    tells(html, second, shown);
    // A setting exists once and keeps its value: the next test changes it again.
    expect((await send(editor, path, typed(second, filledForm(html, has)))).status).toBeLessThan(400);
  });

  it('is restored as typed after a login, and still concerns the version its editor saw before', async () => {
    const { editor, path, first, second, shown, typed } = await opened();
    const headers = { ...(await editor.browser()), origin: publicOrigin() };
    const at = `/sv${path}`;
    const draft = { path: at, fields: [...typed(second)] };
    await Session.update({ data: { draft } }, { where: { id: await Session.max<number, Session>('id') } });
    expect((await send(editor, path, typed(first))).status).toBeLessThan(400);

    const kept = filledForm(await (await ask(at, { headers, peer: editor.address })).text(), has);
    expect(valueOf(kept)).toBe(second);
    const sent = (body: URLSearchParams) => ask(at, { method: 'POST', headers, peer: editor.address, body });
    const late = await sent(typed(second, kept));
    const html = await late.text();
    expect(late.status).toBe(409);
    tells(html, second, shown);
    expect((await sent(typed(second, filledForm(html, has)))).status).toBeLessThan(400);
  });
});

describe('forms of the access matrix, which has every route', () => {
  const people = new Map<ActorKind, Person>();
  const personOf = async (kind: ActorKind): Promise<Person> => {
    const person = people.get(kind) ?? (await createPerson(kind));
    people.set(kind, person);
    return person;
  };

  it('that come filled in detect a second editor, or are declared as not needing to', async () => {
    const found = new Set<string>();
    for (const { route, at, see, subject, query, forms } of pageRows.filter((row) => row.forms)) {
      // Those who may only view are not shown the form.
      const may = (kind: ActorKind) => see[kind] === 'allowed' && Object.values(forms!)[0]!.may[kind] === 'allowed';
      const owners: readonly ActorKind[] = subject?.owners ?? ACTOR_KINDS;
      const person = await personOf(owners.find(may) ?? ACTOR_KINDS.find(may) ?? 'visitor');
      const owner = subject && !subject.owners.includes(person.kind) ? await personOf(subject.owners[0]) : person;
      const about = (await subject?.make(owner)) ?? {};
      const { open } = asking(ask, 'sv');
      const html = await (await open(person, addressOf(at ?? route, about, query))).text();
      for (const { intent } of shownForms(html)) found.add([route, intent].filter(Boolean).join(' '));
    }
    const edited = Object.values(EDIT_FORMS).map(({ route, has }) => [route, /^intent=(.*)/.exec(has)?.[1]].filter(Boolean).join(' ')); // prettier-ignore
    expect([...found].sort()).toEqual([...new Set([...edited, ...Object.keys(NOT_EDITED_BY_TWO)])].sort());
  }, 60_000);
});
