// Traces: S2-114, S2-134
import { beforeAll, expect, it } from 'vitest';
import { useRoads } from '@bff/domain/bookings/testing/market';
import { sellQuote, seeQuoteRequest } from '@bff/domain/quotes';
import { Company, Quote, User } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { asking } from './messages/asking';
import { createPerson } from './testing/people';
import { newQuote, newQuoteRequest } from './testing/quote-subjects';
import { newSale } from './testing/sale-subjects';
import { wholeApp } from './testing/whole-app';

useTestDatabase();
const { ask } = wholeApp();
const { open, send } = asking(ask, 'sv');
const text = async (answer: Promise<Response>) => (await answer).text();
const PAGE = '/dashboard/admin/quote-requests';

beforeAll(() => useRoads());

it('what an administrator has offered is told as theirs, and is withdrawn from its page', async () => {
  const admin = await createPerson('SYSTEM_ADMIN');
  await User.update({ name: 'Sanna Säljare' }, { where: { id: admin.actor!.userId } });
  const { customerId, query, offer } = await newSale();
  const { number } = await sellQuote(admin.actor!, {
    customerId,
    offer: query.offer,
    customerPrice: offer.buses[0]!.customerPrice,
    expiryHours: 24,
    language: 'sv',
    message: 'Som vi sa i telefon',
    sendKey: crypto.randomUUID(),
  });
  const { id } = await Quote.findOne({ order: [['id', 'DESC']], rejectOnEmpty: true });
  const page = await text(open(admin, `${PAGE}/${number}`));
  for (const said of ['Erbjuden av Sanna Säljare', 'Sanna Säljare erbjöd kunden resan', 'Som vi sa i telefon'])
    expect(page).toContain(said);
  for (const untrue of ['Har lämnat en offert.', 'Svar från bussbolagen']) expect(page).not.toContain(untrue);
  const address = `${PAGE}/withdraw/${id}`;
  expect(page).toContain(`href="/sv${address}"`);
  const question = await text(open(admin, address));
  for (const said of ['Uppsala – Gävle', 'Kundens pris inkl. moms', 'Kunden kan inte godkänna offerten längre'])
    expect(question).toContain(said);
  expect((await send(admin, address, { reason: ' ' })).status).toBe(422);
  const done = await text(send(admin, address, { reason: 'Priset blev fel' }));
  for (const said of ['Offerten är tillbakadragen: Priset blev fel', 'Tillbakadragen</a>', '· Priset blev fel'])
    expect(done.replaceAll('&nbsp;', ' ').replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '')).toContain(said);
  // Nobody has asked the company, so nothing is awaited from it.
  expect(done).not.toContain('Kan lämna en ny senast');
  expect(done).not.toContain(`href="/sv${address}"`);
  expect((await open(admin, address)).status).toBe(409);
});

it('a company’s quote is told as the company’s, with what happened to it', async () => {
  const [admin, company] = [await createPerson('SYSTEM_ADMIN'), await createPerson('COMPANY_ADMIN')];
  const customer = await createPerson('PRIVATE_CUSTOMER');
  const { number, id } = await newQuote(customer, company);
  const page = await text(open(admin, `${PAGE}/${number}`));
  for (const said of ['Har lämnat en offert.', 'Svar från bussbolagen', 'Händelser', 'Förfrågan skickad'])
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
