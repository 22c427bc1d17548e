// Traces: S2-114, S2-183
import { beforeAll, expect, it } from 'vitest';
import { useRoads } from '@bff/domain/bookings/testing/market';
import { Customer, Note, OutboxMessage, Quote, User } from '@db/models';
import { createCompany } from '@db/factories';
import { useTestDatabase } from '@db/testing/test-database';
import { asking } from './messages/asking';
import { createPerson } from './testing/people';
import { newQuote, newQuoteRequest } from './testing/quote-subjects';
import { wholeApp } from './testing/whole-app';

useTestDatabase();
const { ask } = wholeApp();
const { open, send } = asking(ask, 'sv');
const read = async (answer: Promise<Response>) =>
  (await (await answer).text()).replaceAll('<!-- -->', '').replaceAll('&amp;', '&');
const ADMIN = '/dashboard/admin';
const LIST = `${ADMIN}/quote-requests`;

beforeAll(() => useRoads());

async function aCall() {
  const [admin, customer] = [await createPerson('SYSTEM_ADMIN'), await createPerson('PRIVATE_CUSTOMER')];
  return { admin, customer, customerPage: `${ADMIN}/customers/${customer.actor!.customerId}` };
}

it('a request’s page lists its mails, and sends an open quote again, not one that is no longer open', async () => {
  const { admin, customer } = await aCall();
  const { number, id } = await newQuote(customer, await createPerson('COMPANY_ADMIN'));
  const page = await read(open(admin, `${LIST}/${number}`));
  expect(page).toContain('Skicka offerten igen');
  const [mail] = await OutboxMessage.findAll({ where: { requestNumber: number, template: 'quoteReceived' } });
  for (const said of [
    'Mejl om förfrågan',
    mail!.recipient!,
    `href="/sv${ADMIN}/outgoing-messages/details/${mail!.id}"`,
  ])
    expect(page).toContain(said);
  const sent = await read(send(admin, `${LIST}/${number}`, { intent: 'sendAgain', quote: String(id) }));
  for (const said of ['Offerten skickas till kunden igen.', 'Offerten skickades igen']) expect(sent).toContain(said);
  await Quote.update({ expiresAt: new Date(0) }, { where: { id } });
  expect(await read(open(admin, `${LIST}/${number}`))).not.toContain('Skicka offerten igen');
  const late = await send(admin, `${LIST}/${number}`, { intent: 'sendAgain', quote: String(id) });
  expect(late.status).toBe(409);
  expect(await late.text()).toContain('Offertens giltighetstid har gått ut.');
});

it('a customer’s page shows the newest of their requests, and leads to the list of all of theirs', async () => {
  const { admin, customer, customerPage } = await aCall();
  expect(await read(open(admin, customerPage))).not.toContain('id="quoteRequests"');
  const numbers: string[] = [];
  const { id: company } = await createCompany();
  for (let made = 0; made < 6; made++) numbers.push((await newQuoteRequest(customer, company)).number);
  const other = await newQuoteRequest(await createPerson('PRIVATE_CUSTOMER'), company);
  const page = await read(open(admin, customerPage));
  const shown = [...page.matchAll(/href="\/sv\/dashboard\/admin\/quote-requests\/(\d+)"/g)].map(([, number]) => number);
  expect(shown).toEqual(numbers.slice(1).reverse());
  for (const said of ['id="quoteRequests"', 'Väntar på svar']) expect(page).toContain(said);
  const all = `${LIST}?customer=${customer.actor!.customerId}`;
  expect(page).toContain(`href="/sv${all}">Visa alla 6 offertförfrågningar`);
  const list = await read(open(admin, all));
  for (const number of numbers) expect(list).toContain(`${LIST}/${number}"`);
  expect(list).not.toContain(`${LIST}/${other.number}"`);
  expect(list).toContain('Kund: ');
  expect((await open(admin, `${LIST}?customer=x`)).status).toBe(422);
});

it('notes about its customer are written, changed and removed at a request, and lead back to it', async () => {
  const { admin, customer, customerPage } = await aCall();
  const { number } = await newQuoteRequest(customer, (await createCompany()).id);
  const about = { customerId: customer.actor!.customerId! };
  const add = `${ADMIN}/notes/add?customer=${about.customerId}&request=${number}`;
  const page = await read(open(admin, `${LIST}/${number}`));
  for (const said of ['Anteckningar om kunden', `action="/sv${add}"`]) expect(page).toContain(said);
  const there = `Offertförfrågan ${number}</h1>`;
  expect(await read(open(admin, add))).toContain(`href="/sv${LIST}/${number}"`);
  const saved = await read(send(admin, add, { text: 'Ring tillbaka fredag' }));
  for (const said of [there, 'Ring tillbaka fredag']) expect(saved).toContain(said);
  expect(await read(open(admin, customerPage))).toContain('Ring tillbaka fredag');
  const { id } = await Note.findOne({ where: about, rejectOnEmpty: true });
  const [edit, remove] = [
    `${ADMIN}/notes/edit/${id}?request=${number}`,
    `${ADMIN}/notes/remove/${id}?request=${number}`,
  ];
  for (const way of [edit, remove]) expect(saved).toContain(`href="/sv${way}"`);
  const revision = /name="revision" value="([^"]+)"/.exec(await read(open(admin, edit)))?.[1] ?? '';
  const changed = await read(send(admin, edit, { text: 'Ring tillbaka måndag', revision }));
  for (const said of [there, 'Ring tillbaka måndag']) expect(changed).toContain(said);
  expect(await read(send(admin, remove, {}))).toContain(there);
  // A number of somebody's own making leads nowhere else.
  const odd = `${ADMIN}/notes/add?customer=${about.customerId}&request=../main`;
  expect(await read(send(admin, odd, { text: 'x' }))).not.toContain(there);
});

it('whoever adds a customer with a known address is led to that one, and keeps what was typed', async () => {
  const { admin, customer, customerPage } = await aCall();
  const { customerId, userId } = customer.actor!;
  const { email } = await User.findByPk(userId, { rejectOnEmpty: true });
  await Customer.update({ name: 'Karin Känd' }, { where: { id: customerId! } });
  const caller = { name: 'Karin K', email: email.toUpperCase(), phone: '070-174 06 05', language: 'sv', street: '', postcode: '', city: '' }; // prettier-ignore
  const add = `${ADMIN}/customers/create`;
  const sale = `<a href="/sv${ADMIN}/sales-system/explain-trip?customer=${customerId}">Sälj till Karin Känd</a>`;
  const page = `<a href="/sv${customerPage}">Visa kunden Karin Känd</a>`;
  for (const [address, link] of [
    [`${add}?then=sale`, sale],
    [add, page],
  ] as const) {
    const refused = await send(admin, address, caller);
    expect(refused.status).toBe(409);
    const html = await read(Promise.resolve(refused));
    for (const said of ['E-postadressen används redan.', link, 'value="Karin K"'])
      expect(html, address).toContain(said);
  }
  // Somebody who is no customer is nobody to sell to.
  const { actor } = await createPerson('DRIVER');
  const { email: other } = await User.findByPk(actor!.userId, { rejectOnEmpty: true });
  const html = await read(send(admin, `${add}?then=sale`, { ...caller, email: other }));
  expect(html).toContain('E-postadressen används redan.');
  expect(html).not.toContain('Sälj till');
});
