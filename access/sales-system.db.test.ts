// Traces: S2-132, S2-133, S2-134, S2-190
import { beforeAll, expect, it } from 'vitest';
import { useRoads } from '@bff/domain/bookings/testing/market';
import { createPlaces } from '@bff/domain/bookings/testing/market-places';
import { createBookableVehicle } from '@db/factories';
import { Customer, OutboxMessage, Quote, QuoteRequest } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { asking } from './messages/asking';
import { someTowns } from './testing/towns';
import { filledForm } from './testing/forms-in-page';
import { createPerson, type Person } from './testing/people';
import { wholeApp } from './testing/whole-app';

useTestDatabase();
const { ask } = wholeApp();
const { open, send } = asking(ask, 'sv');
const text = async (answer: Promise<Response>) => (await answer).text();
const SALES = '/dashboard/admin/sales-system';
const plain = (address: string) => address.replaceAll('&amp;', '&');

const search = (customerId: number, change: Record<string, string> = {}) =>
  `${SALES}/explain-trip?${new URLSearchParams({ customer: String(customerId), tripType: 'one-way', departure: '2090-05-04T10:00', adults: '40', ...change })}&stop=se-uppsala&stop=se-gavle`;

let admin: Person;
let customer: Person;
beforeAll(async () => {
  useRoads();
  await createPlaces();
  [admin, customer] = [await createPerson('SYSTEM_ADMIN'), await createPerson('PRIVATE_CUSTOMER')];
  await createBookableVehicle();
}, 60_000);

it('leads from the customer over the explained trip to an offer that the customer accepts, using only addresses and forms', async () => {
  const customerId = customer.actor!.customerId!;
  const list = await text(open(admin, `${SALES}/select-customer`));
  expect(list).toContain(`/sv${SALES}/explain-trip?customer=${customerId}"`);
  const form = await text(open(admin, `${SALES}/explain-trip?customer=${customerId}`));
  expect(form).toContain(`name="customer" value="${customerId}"`);

  const explained = await text(open(admin, search(customerId)));
  for (const said of ['Bussbolagets pris', 'Körsträcka', 'Provision', 'Fordonskostnader:', 'Kundens pris inkl. moms'])
    expect(explained).toContain(said);
  const [, address = ''] = /href="\/sv(\/dashboard\/admin\/sales-system\/make-offer\?[^"]*)"/.exec(explained) ?? [];
  const offer = await text(open(admin, plain(address)));
  const [, sendKey = ''] =
    /name="sendKey"[^>]*value="([^"]+)"/.exec(offer) ?? /value="([0-9a-f-]{36})"/.exec(offer) ?? [];
  const [, price = ''] =
    /name="customerPrice"[^>]*value="([^"]+)"/.exec(offer) ??
    /value="([\d,]+)"[^>]*name="customerPrice"/.exec(offer) ??
    [];
  // In the customer's language, whatever the office reads.
  for (const language of ['sv', 'en'] as const) {
    const inOffice = await text(asking(ask, language).open(admin, plain(address)));
    expect(filledForm(inOffice, 'sendKey').get('language')).toBe('sv');
  }
  const fields = { sendKey, customerPrice: price, expiryHours: '48', language: 'sv', message: 'Som vi sa i telefon' };

  // Fields that are not the form's own change nothing: the company, its price and the total are those of the sealed offer.
  const tampered = { ...fields, operatorPrice: '1', total: '1', companyId: '999999', customerId: '1' };
  const done = await text(send(admin, plain(address), new URLSearchParams(tampered)));
  expect(done).toContain('Offerten är skickad till');
  const request = await QuoteRequest.findOne({ where: { customerId } });
  // One lands on what was made, not on a list of all.
  expect(done).toContain(`<title>Offertförfrågan ${request!.number}`);
  const quote = await Quote.findOne({ where: { quoteRequestId: request!.id } });
  expect(quote!.operatorPrice).toBeGreaterThan(100_000);
  expect(quote!.total).toBe(quote!.customerPrice + quote!.tax);
  expect(await OutboxMessage.count({ where: { dedupeKey: `quote:${quote!.id}:${quote!.expiresAt.getTime()}` } })).toBe(
    1,
  );

  const page = await text(open(customer, `/quotes/details/${request!.number}`));
  for (const said of ['Som vi sa i telefon', 'Utrustning', 'nytt bolag', 'kg CO']) expect(page).toContain(said);
  const accepted = await text(
    send(customer, `/quotes/details/${request!.number}`, { intent: 'accept', quote: String(quote!.id) }),
  );
  expect(accepted).toContain('name="contactName"');
  expect((await quote!.reload()).status).toBe('inProgress');
});

it('shows what is wrong with a trip, and keeps what was typed', async () => {
  const answer = await open(admin, search(customer.actor!.customerId!, { adults: '' }));
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain('2090-05-04T10:00');
  expect(html).toContain('se-gavle');
});

it('offers beyond the first twenty are on the following pages', async () => {
  for (let made = 0; made < 21; made++) await createBookableVehicle();
  const customerId = customer.actor!.customerId!;
  const offers = (html: string) => html.match(/sales-system\/make-offer\?/g)?.length;
  const first = await text(open(admin, search(customerId)));
  expect(offers(first)).toBe(20);
  expect(first).toContain('Sida 1 av 2');
  const second = /href="(\/sv)?([^"]*explain-trip\?[^"]*page=2[^"]*)"/.exec(first)![2]!;
  expect(offers(await text(open(admin, plain(second))))).toBeGreaterThan(0);
});

it('offers are narrowed to a company and to so many seats, and sorted, while the trip stays in the address', async () => {
  const { companyId } = await createBookableVehicle({ vehicle: { seats: 61 } });
  const customerId = customer.actor!.customerId!;
  const shown = async (more: Record<string, string>) => {
    const answer = await open(admin, search(customerId, more));
    return { status: answer.status, html: await answer.text() };
  };
  const offered = (html: string) => html.match(/sales-system\/make-offer\?/g)?.length ?? 0;
  const seats = (html: string) => [...html.matchAll(/platser: (\d+)\./g)].map(([, count]) => Number(count));

  const all = await shown({});
  expect(offered(all.html)).toBe(20);
  // The form sends the trip along: two stops, in their order.
  const form = all.html.split('<form').find((one) => one.includes('name="operator"'))!;
  expect([...form.matchAll(/name="stop" value="([^"]+)"/g)].map(([, stop]) => stop)).toEqual([
    'se-uppsala',
    'se-gavle',
  ]);
  expect(form).toContain(`name="customer" value="${customerId}"`);

  expect(offered((await shown({ operator: String(companyId) })).html)).toBe(1);
  expect(offered((await shown({ seats: '61' })).html)).toBe(1);
  expect(seats((await shown({ sort: '-seats' })).html)[0]).toBe(61);
  expect(seats((await shown({ sort: 'seats' })).html)[0]).toBeLessThan(61);

  // Nothing so large is to be had of a trip that has buses: the filters stay, to be taken off.
  const none = await shown({ seats: '62' });
  expect([none.status, offered(none.html)]).toEqual([200, 0]);
  expect(none.html).toContain('Inget stämmer med sökningen');
  const [, off = ''] = /href="(?:\/sv)?([^"]*explain-trip\?[^"]*)"[^>]*>Rensa sökningen/.exec(none.html) ?? [];
  expect(offered(await text(open(admin, plain(off))))).toBe(20);

  // What is no number is told of, beside all offers.
  const wrong = await shown({ seats: 'stor' });
  expect([wrong.status, offered(wrong.html)]).toEqual([422, 20]);
  expect(wrong.html).toContain('value="stor"');
});

it('a customer created on the way continues to the trip, and is invited to choose a password', async () => {
  const address = '/dashboard/admin/customers/create?then=sale';
  const fields = { name: 'Ring Upp', email: 'ring.upp@test.invalid', phone: '070-174 06 05', language: 'sv' };
  const shown = await text(
    send(admin, address, new URLSearchParams({ ...fields, street: '', postcode: '', city: '' })),
  );
  const made = await Customer.findOne({ where: { email: 'ring.upp@test.invalid' } });
  expect(shown).toContain(`name="customer" value="${made!.id}"`);
  const mails = await OutboxMessage.findAll();
  expect(mails.filter(({ payload }) => JSON.stringify(payload).includes('ring.upp@test.invalid'))).toHaveLength(1);
});

it('a customer without an account cannot be sold to', async () => {
  const { id } = await Customer.create({
    customerType: 'PRIVATE',
    name: 'Ingen',
    email: 'ingen@test.invalid',
    phone: '+46701740605',
    userId: null,
  } as never);
  const answer = await open(admin, `${SALES}/explain-trip?customer=${id}`);
  expect(answer.status).toBe(409);
  expect(await answer.text()).toContain('inget eget konto');
});

it.each([
  ['sv', 'Vilken plats menar du?', 'Till: flera platser stämmer med Berga.'],
  ['en', 'Which place do you mean?', 'To: several places match Berga.'],
] as const)('%s: which place is meant is asked in the title and above the choices', async (language, asks, which) => {
  await someTowns();
  const page = await text(
    asking(ask, language).open(
      admin,
      `${SALES}/explain-trip?customer=${customer.actor!.customerId!}&tripType=one-way&departure=2090-05-04T10:00&adults=40&stop=Uppsala&stop=Berga`,
    ),
  );
  expect(page).toContain(`<title>${asks} `);
  expect(page.match(/<h1/g)).toHaveLength(1);
  const [, summary = ''] = /data-error-summary(.*?)<\/ul>/s.exec(page) ?? [];
  expect(summary).toContain(asks);
  expect(summary).toContain(`<a href="#which-1">${which}</a>`);
});
