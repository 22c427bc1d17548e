// Traces: S2-114, S2-134
import { beforeAll, expect, it } from 'vitest';
import { registerOrderedQuotes } from '@bff/domain/bookings';
import { useRoads } from '@bff/domain/bookings/testing/market';
import { acceptQuote, orderedQuotesOfRequests, seeQuoteRequest } from '@bff/domain/quotes';
import { pay } from '@bff/domain/quotes/testing/quoted-market';
import { Quote, QuoteRequestCompany, User } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { asking } from './messages/asking';
import { createPerson, type Person } from './testing/people';
import { callApi } from './testing/probe';
import { newQuote } from './testing/quote-subjects';
import { soldBy } from './testing/sale-subjects';
import { wholeApp } from './testing/whole-app';

/** What a company reads of a request that was settled without it: by another's quote, or by the office. */
useTestDatabase();
const { ask } = wholeApp();
const { open, send } = asking(ask, 'sv');
const text = async (answer: Promise<Response>) => (await answer).text();
const PAGE = '/dashboard/admin/quote-requests';
const FOLDER = '/dashboard/company/quote-requests';

beforeAll(() => {
  useRoads();
  registerOrderedQuotes(orderedQuotesOfRequests);
});

it('whoever need not answer, because another quote was bought, is not told to have answered, nor to have let it be', async () => {
  const [admin, customer] = [await createPerson('SYSTEM_ADMIN'), await createPerson('PRIVATE_CUSTOMER')];
  const [silent, late] = [await createPerson('COMPANY_ADMIN'), await createPerson('COMPANY_ADMIN')];
  const { number, id } = await newQuote(customer, await createPerson('COMPANY_ADMIN'), undefined, [silent, late]);
  const { companies } = await seeQuoteRequest(admin.actor!, number);
  const [, ofSilent, ofLate] = companies.map((company) => company.id);
  // One company's time is over before.
  const expiresAt = new Date(Date.now() - 60_000);
  await QuoteRequestCompany.update({ expiresAt }, { where: { id: ofLate! } });
  const answers = async () => {
    const file = (await text(open(admin, `${PAGE}.csv?q=${number}`))).replaceAll('\u00a0', ' ');
    return /;(\d av \d);\d;\d;\d;/.exec(file)?.[1];
  };
  expect(await answers()).toBe('1 av 3');
  await pay((await acceptQuote(customer.actor!, id)).orderNumber);
  expect(await answers()).toBe('1 av 3');
  for (const page of [
    await text(open(admin, `${PAGE}/${number}`)),
    await text(open(customer, `/quotes/details/${number}`)),
  ]) {
    expect(page.match(/>Inget svar</g)).toHaveLength(1);
    expect(page.match(/>Behövde inte svara</g)).toHaveLength(1);
    // The mark says it once.
    expect(page.match(/>En annan offert godkändes /g)).toHaveLength(1);
    expect(page.match(/Behövde inte svara/g)).toHaveLength(1);
    expect(page.match(/Svarade inte före /g)).toHaveLength(1);
  }
  // And so do these companies read it, in their lists by that state too.
  for (const [company, part, status, word, others] of [
    [silent, ofSilent, 'closed', 'Stängd', ['expired', 'new']],
    [late, ofLate, 'expired', 'Utgången', ['closed', 'new']],
  ] as const) {
    const page = await text(open(company, `${FOLDER}/details/${part}`));
    expect(page).toMatch(new RegExp(`badge_[^>]*>(?:<span>)?${word}<`));
    expect(page.includes('Kunden godkände en annan offert ')).toBe(status === 'closed');
    // Neither quotes nor declines any more, and both forms lead back.
    for (const act of ['quote', 'reject']) {
      const refused = await open(company, `${FOLDER}/${act}/${part}`);
      expect([act, refused.status]).toEqual([act, 409]);
      expect(await text(Promise.resolve(refused)), act).toMatch(
        new RegExp(`href="/sv${FOLDER}/details/${part}"[^>]*>Tillbaka</a>`),
      );
    }
    expect(await text(open(company, `${FOLDER}/list?status=${status}`))).toContain(`details/${part}"`);
    for (const other of others)
      expect(await text(open(company, `${FOLDER}/list?status=${other}`))).not.toContain(`details/${part}"`);
  }
  // A client of the API knows neither word.
  const { body } = await callApi(ask, silent, 'GET', `/company/quote-requests/${ofSilent}`, undefined);
  expect(body).toContain('"status":"expired"');
});

it('an offer that the office has withdrawn reads withdrawn to its company, in the list and on its page', async () => {
  const admin = await createPerson('SYSTEM_ADMIN');
  const { number, offer } = await soldBy(admin, null);
  const { companies } = await seeQuoteRequest(admin.actor!, number);
  const company = await createPerson('COMPANY_ADMIN');
  await User.update({ companyId: offer.companyId }, { where: { id: company.actor!.userId } });
  const { id } = await Quote.findOne({ order: [['id', 'DESC']], rejectOnEmpty: true });
  // Nor does it read that the company has replied, until then.
  const part = `details/${companies[0]!.id}`;
  for (const [status, isFound] of [
    ['offered', true],
    ['answered', false],
  ] as const)
    expect((await text(open(company, `${FOLDER}/list?status=${status}`))).includes(`${part}"`), status).toBe(isFound);
  expect(await text(open(company, `${FOLDER}/${part}`))).toMatch(/badge_[^>]*>Erbjuden åt er</);
  await send(admin, `${PAGE}/withdraw/${id}`, { reason: 'Priset blev fel' });
  const [list, page] = [
    await text(open(company, `${FOLDER}/list`)),
    await text(open(company, `${FOLDER}/details/${companies[0]!.id}`)),
  ];
  expect(list.match(/<span[^>]*>Tillbakadragen</g)).toHaveLength(1);
  expect(page.match(/<span[^>]*>Tillbakadragen</g)).toHaveLength(2);
  for (const read of [list, page]) {
    expect(read).not.toMatch(/<span[^>]*>Utgången</);
    expect(read).toContain('>Vi lämnade offerten i ert namn och drog tillbaka den<');
  }
  expect(page).toContain('Offert i ert namn');
  expect(page).not.toContain('Er offert');
  expect(await text(open(company, `${FOLDER}/list.csv`))).toMatch(
    /;–?;"?Tillbakadragen, Vi lämnade offerten i ert namn/,
  );
});

it('a withdrawn quote says to its company who withdrew it, which may be the office, and who had made it', async () => {
  const [admin, company] = [await createPerson('SYSTEM_ADMIN'), await createPerson('COMPANY_ADMIN')];
  const customer = await createPerson('PRIVATE_CUSTOMER');
  const said = async (who: Person, asked: number) => {
    const page = await text(open(who, `${FOLDER}/details/${asked}`));
    return /badge_[^>]*>(?:<span>)?Tillbakadragen<.*?<span>([^<]+)<\/span>/.exec(page)?.[1];
  };
  const own = await newQuote(customer, company);
  await send(company, `${FOLDER}/withdraw/${own.askedId}`, { reason: 'Bussen är trasig' });
  expect(await said(company, own.askedId)).toBe('Ni drog tillbaka offerten');
  const byOffice = await newQuote(customer, company);
  await send(admin, `${PAGE}/withdraw/${byOffice.id}`, { reason: 'Bolaget ringde' });
  expect(await said(company, byOffice.askedId)).toBe('Vi drog tillbaka offerten');
  const { number, offer } = await soldBy(admin, null);
  const [part] = (await seeQuoteRequest(admin.actor!, number)).companies;
  const seller = await createPerson('COMPANY_ADMIN');
  await User.update({ companyId: offer.companyId }, { where: { id: seller.actor!.userId } });
  await send(seller, `${FOLDER}/withdraw/${part!.id}`, { reason: 'Bussen är trasig' });
  expect(await said(seller, part!.id)).toBe('Vi lämnade offerten i ert namn, ni drog tillbaka den');
  // Once nobody can answer any more, the list says it too; the company's own is told as its own.
  await QuoteRequestCompany.update({ expiresAt: new Date() }, { where: { id: own.askedId } });
  expect(await text(open(company, `${FOLDER}/list?status=withdrawn`))).toContain('>Ni drog tillbaka offerten<');
});
