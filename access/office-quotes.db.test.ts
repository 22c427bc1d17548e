// Traces: S2-114, S2-134
import { beforeAll, expect, it } from 'vitest';
import { registerOrderedQuotes, seeOrder } from '@bff/domain/bookings';
import { useRoads } from '@bff/domain/bookings/testing/market';
import { quickFind } from '@bff/areas/quick-find';
import { acceptQuote, orderedQuotesOfRequests, seeQuoteRequest } from '@bff/domain/quotes';
import { pay } from '@bff/domain/quotes/testing/quoted-market';
import { Applicant, Booking, Company, Customer, Order, Quote, User } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { OFFICE_REQUEST_STATES } from '@states/quote-states';
import { asking } from './messages/asking';
import { createPerson } from './testing/people';
import { newQuote, newQuoteRequest } from './testing/quote-subjects';
import { newSale, soldBy } from './testing/sale-subjects';
import { wholeApp } from './testing/whole-app';

useTestDatabase();
const { ask } = wholeApp();
const { open, send } = asking(ask, 'sv');
const text = async (answer: Promise<Response>) => (await answer).text();
const PAGE = '/dashboard/admin/quote-requests';
const SALES = '/dashboard/admin/sales-system';

beforeAll(() => {
  useRoads();
  registerOrderedQuotes(orderedQuotesOfRequests);
});

it('what an administrator has offered is told as theirs, and is withdrawn from its page', async () => {
  const admin = await createPerson('SYSTEM_ADMIN');
  await User.update({ name: 'Sanna Säljare' }, { where: { id: admin.actor!.userId } });
  const { number } = await soldBy(admin, 'Som vi sa i telefon');
  const { id } = await Quote.findOne({ order: [['id', 'DESC']], rejectOnEmpty: true });
  const page = await text(open(admin, `${PAGE}/${number}`));
  for (const said of ['Erbjuden av Sanna Säljare', 'Sanna Säljare erbjöd kunden resan', 'Som vi sa i telefon'])
    expect(page).toContain(said);
  for (const untrue of [
    'Har lämnat en offert.',
    'Svar från bussbolagen',
    'Förfrågan besvarades',
    'Förfrågan skickades',
  ])
    expect(page).not.toContain(untrue);
  const file = (await text(open(admin, `${PAGE}.csv?q=${number}`))).replaceAll('\u00a0', ' ');
  expect(file).toContain('Uppsala – Gävle;');
  // No company was asked.
  expect(file).toContain(';;1;0;0;Har offert;;');
  expect(page).toContain('Resan erbjöds kunden');
  expect(file.trim().split('\n')).toHaveLength(2);
  const address = `${PAGE}/withdraw/${id}`;
  expect(page).toContain(`href="/sv${address}"`);
  const question = await text(open(admin, address));
  for (const said of ['Uppsala – Gävle', 'Kundens pris inkl. moms', 'Kunden kan inte godkänna offerten längre'])
    expect(question).toContain(said);
  expect((await send(admin, address, { reason: ' ' })).status).toBe(422);
  const done = await text(send(admin, address, { reason: 'Priset blev fel' }));
  for (const said of [
    'Offerten är tillbakadragen: Priset blev fel',
    'Offerten drogs tillbaka</a>',
    '· Priset blev fel',
  ])
    expect(done.replaceAll('&nbsp;', ' ').replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '')).toContain(said);
  // Nobody has asked the company, so nothing is awaited from it.
  expect(done).not.toContain('Kan lämna en ny senast');
  expect(done).not.toContain('Förfrågan kan besvaras på nytt');
  expect(done).toContain('Inget svar väntas från bussbolaget');
  expect(done).not.toContain(`href="/sv${address}"`);
  const refused = await open(admin, address);
  expect(refused.status).toBe(409);
  const said = await text(Promise.resolve(refused));
  expect(said).toContain('>Tillbaka</a>');
  expect(said).not.toContain('>Behåll offerten<');
});

it('what is offered after a customer’s request is told on both pages, and is the same customer’s', async () => {
  const [admin, customer] = [await createPerson('SYSTEM_ADMIN'), await createPerson('PRIVATE_CUSTOMER')];
  const { companyId } = await createPerson('COMPANY_ADMIN');
  const { number } = await newQuoteRequest(customer, companyId!);
  const { query, fields } = await newSale();
  const address = (customerId: number) =>
    `${SALES}/make-offer?${new URLSearchParams({ ...query, customer: String(customerId), search: `tripType=one-way&request=${number}` })}`;
  // Another customer’s request is none that this offer follows.
  expect(await text(send(admin, address(Number(query.customer)), fields))).toContain('Offertförfrågan finns inte.');
  const made = await text(send(admin, address(customer.actor!.customerId!), fields));
  const line = (said: string, to: string) => `<p>${said} <a href="/sv${PAGE}/${to}">${to}</a></p>`;
  expect(made.replaceAll('<!-- -->', '')).toContain(line('Efter förfrågan', number));
  const [, sold = ''] = /<title>Offertförfrågan (\d+)/.exec(made) ?? [];
  const before = (await text(open(admin, `${PAGE}/${number}`))).replaceAll('<!-- -->', '');
  const inWords = before.replaceAll('\u00a0', ' ').replaceAll('&nbsp;', ' ');
  const said = `Vi har erbjudit kunden resan i <a href="/sv${PAGE}/${sold}">${sold}</a>: `;
  expect(inWords).toMatch(new RegExp(`${said}[\\d ]+(,\\d\\d)? kr inkl. moms, gäller till [^<]+\\.</p>`));
  expect(inWords).toContain('Inget av de tillfrågade bussbolagen har lämnat offert än.');
  // Its list says so beside the status, which stays, and so does its customer's page.
  const marked = new RegExp(`Väntar på svar<.{0,200}href="/sv${PAGE}/${sold}"[^>]*>Erbjuden av oss<`);
  const ofCustomer = `/dashboard/admin/customers/${customer.actor!.customerId}`;
  for (const list of [`${PAGE}?q=${number}`, ofCustomer])
    expect((await text(open(admin, list))).replaceAll('<!-- -->', ''), list).toMatch(marked);
  // Whoever begins another offer, from either page, is told of it, in both steps.
  const again = (from: string) => `${SALES}/explain-trip?customer=${customer.actor!.customerId}&request=${from}`;
  const notice = 'Erbjuder du resan igen reserveras fler bussar.';
  const other = await newSale();
  const last = `${SALES}/make-offer?${new URLSearchParams({ ...other.query, customer: String(customer.actor!.customerId), search: `request=${number}` })}`;
  for (const step of [again(number), again(sold), last]) {
    const shown = (await text(open(admin, step))).replaceAll('<!-- -->', '');
    expect(shown, step).toContain(notice);
    expect(shown, step).toContain(said);
  }
  // Another customer's sale is none of this request's.
  expect(await text(open(admin, `${SALES}/explain-trip?customer=${query.customer}&request=${number}`))).not.toContain(notice); // prettier-ignore
  const { id } = await Quote.findOne({ order: [['id', 'DESC']], rejectOnEmpty: true });
  await send(admin, `${PAGE}/withdraw/${id}`, { reason: 'Fel pris' });
  const later = (await text(open(admin, `${PAGE}/${number}`))).replaceAll('<!-- -->', '');
  expect(later).toMatch(/kr inkl. moms. Offerten är tillbakadragen\.<\/p>/);
  expect(later).not.toContain('Erbjuden av oss');
  for (const gone of [`${PAGE}?q=${number}`, ofCustomer])
    expect(await text(open(admin, gone)), gone).not.toContain('Erbjuden av oss');
  expect(await text(open(admin, again(number)))).not.toContain(notice);
  // The customer reads two requests, each with its own.
  for (const own of [number, sold]) expect((await open(customer, `/quotes/details/${own}`)).status).toBe(200);
  expect(await text(open(customer, `/quotes/details/${number}`))).not.toContain(sold);
  // No company has replied to what we offered.
  const withdrawn = await text(open(customer, `/quotes/details/${sold}`));
  expect(withdrawn).toContain('Offerten är tillbakadragen: Fel pris');
  expect(withdrawn).not.toContain('Svar från bussbolagen');
});

it('a request whose quote was bought reads so wherever the office reads it, and canceled once the order is', async () => {
  const [admin, customer] = [await createPerson('SYSTEM_ADMIN'), await createPerson('PRIVATE_CUSTOMER')];
  const company = await createPerson('COMPANY_ADMIN');
  const { number, id, askedId } = await newQuote(customer, company);
  const ofCustomer = `/dashboard/admin/customers/${customer.actor!.customerId}`;
  /** In the words of the list, and whether the filter of that state finds it and no other does. */
  const reads = async (word: string, state: string, order: string | null) => {
    for (const page of [`${PAGE}?q=${number}`, `${PAGE}/${number}`, ofCustomer]) {
      const html = (await text(open(admin, page))).replaceAll('<!-- -->', '');
      expect(html, page).toMatch(new RegExp(`badge_[^>]*>(?:<span>)?${word}<`));
      if (order)
        expect(html, page).toContain(`href="/sv/dashboard/admin/purchases/details/${order}">Order ${order}</a>`);
      else expect(html, page).not.toContain('>Order ');
    }
    const file = (await text(open(admin, `${PAGE}.csv?q=${number}`))).replaceAll('\u00a0', ' ');
    expect(file).toContain(`;${word};${order ?? ''};`);
    const [found] = await quickFind(admin.actor!, number);
    expect(found).toMatchObject({ state: { of: 'request', status: state, orderNumber: order } });
    // Found by its order's number too, and the way leads back from there.
    if (order) {
      const byOrder = await quickFind(admin.actor!, order);
      expect(byOrder.filter(({ kind }) => kind === 'quoteRequest')).toMatchObject([{ id: number }]);
      expect(await text(open(admin, `${PAGE}?q=${order}`))).toContain(`/quote-requests/${number}"`);
      const { bookings } = await seeOrder(admin.actor!, order);
      const own = await text(open(customer, `/booking/details/${bookings[0]!.number}`));
      expect(own.replaceAll('<!-- -->', '')).toContain(
        `Från offertförfrågan <a href="/sv/quotes/details/${number}">${number}</a>`,
      );
      for (const from of [`purchases/details/${order}`, `booking/details/${bookings[0]!.number}`]) {
        const made = await text(open(admin, `/dashboard/admin/${from}`));
        expect(made, from).toMatch(new RegExp(`>Från offertförfrågan<.{0,200}href="/sv${PAGE}/${number}">${number}<`));
      }
    }
    for (const one of OFFICE_REQUEST_STATES) {
      const list = await text(open(admin, `${PAGE}?state=${one}&q=${number}`));
      expect([one, list.includes(`/quote-requests/${number}"`)]).toEqual([one, one === state]);
    }
  };
  await reads('Har offert', 'quoted', null);
  const { orderNumber } = await acceptQuote(customer.actor!, id);
  // No other can be accepted meanwhile, nor is another offer due.
  await reads('Väntar på betalning', 'paying', orderNumber);
  expect(await text(open(admin, `${PAGE}/${number}`))).not.toContain('Erbjud resan till kunden');
  await pay(orderNumber);
  await reads('Köpt', 'bought', orderNumber);
  const bought = await text(open(admin, `${PAGE}/${number}`));
  for (const untrue of ['Erbjud resan till kunden', 'Ordern är avbokad']) expect(bought).not.toContain(untrue);
  /** How often its customer's list and page, and its company's page, list and file, say that it is canceled. */
  const ofOthers = async () =>
    [
      await text(open(customer, '/quotes/list')),
      await text(open(customer, `/quotes/details/${number}`)),
      await text(open(company, `/dashboard/company/quote-requests/details/${askedId}`)),
      await text(open(company, '/dashboard/company/quote-requests/list')),
      await text(open(company, '/dashboard/company/quote-requests/list.csv')),
    ].map((html) => html.match(/(?:Ordern|Bokningen) är avbokad/g)?.length ?? 0);
  expect(await ofOthers()).toEqual([0, 0, 0, 0, 0]);
  // The company sees which of its answers were bought.
  expect(await text(open(company, '/dashboard/company/quote-requests/list'))).toContain('>Godkänd<');
  expect(await text(open(company, '/dashboard/company/quote-requests/list.csv'))).toContain('Besvarad, Godkänd');
  // The company finds its booking from what it quoted, and back.
  const { bookings: own } = await seeOrder(admin.actor!, orderNumber);
  const [asked, booked] = [`quote-requests/details/${askedId}`, `booking/details/${own[0]!.number}`];
  for (const [from, there] of [
    [asked, booked],
    [booked, asked],
  ] as const)
    expect(await text(open(company, `/dashboard/company/${from}`))).toContain(`href="/sv/dashboard/company/${there}"`);
  const { id: orderId } = await Order.findOne({ where: { number: orderNumber }, rejectOnEmpty: true });
  await Booking.update(
    { status: 'canceled', canceledBy: 'customer', canceledAt: new Date(), cancellationFee: 0 },
    { where: { orderId } },
  );
  await reads('Avbokad', 'canceled', orderNumber);
  const canceled = await text(open(admin, `${PAGE}/${number}`));
  expect(canceled).toContain('Erbjud resan till kunden');
  expect(canceled).toContain(`href="/sv/dashboard/admin/purchases/details/${orderNumber}">Ordern är avbokad</a>`);
  expect(await ofOthers()).toEqual([1, 1, 1, 1, 1]);
});

it('a company’s quote is told as the company’s, with what happened to it', async () => {
  const [admin, company] = [await createPerson('SYSTEM_ADMIN'), await createPerson('COMPANY_ADMIN')];
  const customer = await createPerson('PRIVATE_CUSTOMER');
  const { number, id } = await newQuote(customer, company);
  const page = await text(open(admin, `${PAGE}/${number}`));
  for (const said of ['Har lämnat en offert.', 'Svar från bussbolagen', 'Händelser', 'Förfrågan skickades'])
    expect(page).toContain(said);
  expect(page).not.toContain('erbjöd kunden resan');
  expect(await text(open(admin, `${PAGE}/withdraw/${id}`))).toContain('Bussbolaget kan lämna en ny offert till');
});

it('a company whose answer is awaited is called from the page', async () => {
  const [admin, customer] = [await createPerson('SYSTEM_ADMIN'), await createPerson('PRIVATE_CUSTOMER')];
  const { companyId } = await createPerson('COMPANY_ADMIN');
  await Company.update({ contactPhone: '+46184100199' }, { where: { id: companyId! } });
  const { number } = await newQuoteRequest(customer, companyId!);
  const page = await text(open(admin, `${PAGE}/${number}`));
  expect(page).toContain('href="tel:+46184100199"');
  const asked = await seeQuoteRequest(admin.actor!, number);
  expect(asked.seller).toBeNull();
  const answered = await newQuote(customer, await createPerson('COMPANY_ADMIN'));
  expect(await text(open(admin, `${PAGE}/${answered.number}`))).not.toContain('Ring bolaget');
});

it('a request of a contract customer names whom to call, and leads to what can be done instead of to an offer', async () => {
  const [admin, asker] = [await createPerson('SYSTEM_ADMIN'), await createPerson('DEAL_CUSTOMER_USER')];
  const own = { name: 'Frida Frågare', email: 'frida@test.invalid', phone: '+46701740688' };
  await User.update(own, { where: { id: asker.actor!.userId } });
  const { companyId } = await createPerson('COMPANY_ADMIN');
  const { number } = await newQuoteRequest(asker, companyId!);
  const organisation = `/sv/dashboard/admin/deal-customers/details/${asker.organisationId}`;
  const page = await text(open(admin, `${PAGE}/${number}`));
  for (const said of ['Frida Frågare', 'href="tel:+46701740688"', 'frida@test.invalid', `href="${organisation}"`])
    expect(page).toContain(said);
  expect(page).not.toContain('sales-system/explain-trip?');

  // Nor is the organisation among those to sell to; an address of one's own making leads back to where the sale began.
  const where = { organisationId: asker.organisationId };
  const { id } = await Customer.findOne({ where, rejectOnEmpty: true });
  const chooser = await text(open(admin, `${SALES}/select-customer?rows=100`));
  expect(chooser).toContain('sales-system/explain-trip?customer=');
  expect(chooser).not.toContain(`customer=${id}"`);
  const refused = await open(admin, `${SALES}/explain-trip?customer=${id}&request=${number}`);
  expect(refused.status).toBe(409);
  expect(await text(Promise.resolve(refused))).toContain(`href="/sv${PAGE}/${number}"`);

  // Its page says who logs in.
  await createPerson('DEAL_CUSTOMER_BOOKER', { organisationId: asker.organisationId! });
  const invited = await createPerson('DEAL_CUSTOMER_USER', { organisationId: asker.organisationId! });
  await User.update({ passwordHash: null }, { where: { id: invited.actor!.userId } });
  const shown = (await text(open(admin, `/dashboard/admin/customers/${id}`))).replaceAll('<!-- -->', '');
  expect(shown).toContain('2 av dess användare kan logga in');
  expect(shown).toContain(`href="${organisation}"`);
  expect(shown).not.toContain('Ingen loggar in');
  expect(shown).not.toContain('sales-system/explain-trip?');
});

it('a customer’s own request names whom to call, and a sale begun from it leads back to it', async () => {
  const [admin, customer] = [await createPerson('SYSTEM_ADMIN'), await createPerson('PRIVATE_CUSTOMER')];
  const { customerId } = customer.actor!;
  await Customer.update({ name: 'Rut Ringd', phone: '+46701740689' }, { where: { id: customerId! } });
  const { companyId } = await createPerson('COMPANY_ADMIN');
  const { number } = await newQuoteRequest(customer, companyId!);
  const page = await text(open(admin, `${PAGE}/${number}`));
  for (const said of ['Rut Ringd', 'href="tel:+46701740689"']) expect(page).toContain(said);
  const step = `${SALES}/explain-trip?customer=${customerId}&request=${number}`;
  expect(page.replaceAll('&amp;', '&')).toContain(`href="/sv${step}&`);
  const explained = await text(open(admin, step));
  expect(explained).toContain(`href="/sv${PAGE}/${number}"`);
  expect(explained).toContain(`name="request" value="${number}"`);
  // Whoever is deleted is not called.
  await Customer.update({ pseudonymisedAt: new Date() }, { where: { id: customerId! } });
  const later = await text(open(admin, `${PAGE}/${number}`));
  expect(later).not.toContain('tel:+46701740689');
  expect(later).not.toContain('sales-system/explain-trip?');
});

it('whoever is called from an administrators’ page is called with an address without spaces', async () => {
  const admin = await createPerson('SYSTEM_ADMIN');
  const { companyId } = await createPerson('COMPANY_ADMIN');
  const phones = { contactPhone: '+46184100177', emergencyPhone: '+46184100178' };
  await Company.update(phones, { where: { id: companyId! } });
  const applicant = { name: 'A', orgNumber: '5560360793', vatNumber: 'SE556036079301', contactName: 'A', contactEmail: 'a@test.invalid', contactPhone: '+46184100179', language: 'sv', city: 'Uppsala', countries: 'SE' } as const; // prettier-ignore
  const { id } = await Applicant.create(applicant);
  const company = await text(open(admin, `/dashboard/admin/transport-companies/edit/${companyId}`));
  const applied = await text(open(admin, `/dashboard/admin/applicants/reply/${id}`));
  for (const number of Object.values(phones)) expect(company).toContain(`href="tel:${number}"`);
  expect(applied).toContain('href="tel:+46184100179"');
});

it('an offer says at once what is wrong with it, and asks about a price far from the lists’, anew about another', async () => {
  const admin = await createPerson('SYSTEM_ADMIN');
  const { query, fields } = await newSale();
  const { priceConfirmed: _, ...unticked } = fields;
  const sent = (change: Record<string, string>) =>
    text(send(admin, `${SALES}/make-offer?${new URLSearchParams(query)}`, { ...unticked, ...change }));
  const before = await Quote.count();
  for (const button of [{}, { price: 'on' }]) {
    const wrong = await sent({ customerPrice: '1', expiryHours: 'snart', ...button });
    for (const said of ['Bussbolagets pris kan inte vara högre', 'Skriv ett heltal.', 'Skriv ett pris som är minst'])
      expect(wrong).toContain(said);
    expect(wrong).not.toContain('Fyll i bussar');
  }
  const box = (page: string) => /<input(?=[^>]*name="priceConfirmed")[^>]*>/.exec(page)?.[0];
  const asked = await sent({ customerPrice: '900 000' });
  expect(asked).toContain('Stämmer priset?');
  expect(box(asked)).toContain('value="90000000"');
  const another = box(await sent({ customerPrice: '950000', priceConfirmed: '90000000' }));
  expect(another).toContain('value="95000000"');
  expect(another).not.toContain('checked');
  expect(await Quote.count()).toBe(before);
  expect(await sent({ customerPrice: '900000', priceConfirmed: '90000000' })).toContain('Offerten är skickad till');
});
