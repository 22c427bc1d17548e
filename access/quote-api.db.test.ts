// Traces: S1-013, S3-024, S6-031
import { beforeAll, expect, it } from 'vitest';
import { useRoads } from '@bff/domain/bookings/testing/market';
import { clock } from '@bff/platform/clock';
import { Quote, QuoteRequestCompany, VehicleCostList } from '@db/models';
import { selectOne } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { asking } from './messages/asking';
import { createPerson, type Person } from './testing/people';
import { callApi } from './testing/probe';
import { anAskedQuoteWithABus, newQuote } from './testing/quote-subjects';
import { wholeApp } from './testing/whole-app';

/** A company answers by the API under the same rules as on its pages. */
useTestDatabase();
const { ask } = wholeApp();

async function call(person: Person, method: 'GET' | 'POST', path: string, body?: unknown) {
  const { status, body: text } = await callApi(ask, person, method, path, body);
  const parsed = JSON.parse(text) as Record<string, unknown> & { data?: Record<string, unknown> };
  return { status, body: parsed.data ?? parsed };
}

let company: Person;
beforeAll(async () => {
  useRoads();
  company = await createPerson('COMPANY_ADMIN');
});

const asked = async (owner = company) => {
  const { params, body } = await anAskedQuoteWithABus.make(owner);
  return {
    path: `/company/quote-requests/${params!['id']}`,
    id: Number(params!['id']),
    body: body as { vehicleIds: number[] },
  };
};

it('gives a quote with the number of drivers it states, and holds the bus', async () => {
  const one = await asked();
  const quoted = await call(company, 'POST', `${one.path}/quote`, one.body);
  expect([quoted.status, quoted.body['status']]).toEqual([201, 'answered']);
  const quote = quoted.body['quote'] as Record<string, number> & { buses: { drivers: number }[] };
  expect(quote).toMatchObject({ operatorPrice: 900_000, status: 'open', buses: [{ drivers: 1 }] });
  expect(quote['customerPrice']).toBeGreaterThan(900_000);
  const held = await selectOne<{ n: number }>('SELECT COUNT(*) AS n FROM occupancies WHERE quote_id = :id', {
    id: quote['id'],
  });
  expect(held!.n).toBe(1);
  expect((await call(company, 'POST', `${one.path}/quote`, one.body)).status).toBe(409);

  const two = await asked();
  const both = await call(company, 'POST', `${two.path}/quote`, { ...two.body, twoDrivers: true });
  expect(both.body['quote']).toMatchObject({ buses: [{ drivers: 2 }] });
  // The price by the lists follows: a second driver is paid too.
  expect((both.body['quote'] as { proposedPrice: number }).proposedPrice).toBeGreaterThan(quote['proposedPrice']!);
});

it('of a company whose lists give no price is made at its own price, by the API and on its pages', async () => {
  const newcomer = await createPerson('COMPANY_ADMIN');
  const [byApi, byPage] = [await asked(newcomer), await asked(newcomer)];
  await VehicleCostList.destroy({ where: { companyId: newcomer.companyId! } });
  const made = await call(newcomer, 'POST', `${byApi.path}/quote`, byApi.body);
  expect(made.status).toBe(201);
  expect(made.body['quote']).toMatchObject({ proposedPrice: null, operatorPrice: 900_000 });
  const read = await call(newcomer, 'GET', byApi.path);
  expect(read.body['quote']).toMatchObject({ proposedPrice: null, operatorPrice: 900_000 });

  const { open, send } = asking(ask, 'en');
  const page = `/dashboard/company/quote-requests/quote/${byPage.id}`;
  expect(await (await open(newcomer, page)).text()).toContain('no price');
  const fields = { vehicleIds: String(byPage.body.vehicleIds[0]), operatorPrice: '9 000', message: '' };
  const done = await (await send(newcomer, page, fields)).text();
  expect(done).toContain('no price');
  expect((await Quote.findOne({ where: { quoteRequestCompanyId: byPage.id } }))?.operatorPrice).toBe(900_000);
});

it('refuses another’s request, another’s bus, a request that is over, and invalid amounts', async () => {
  const rival = await createPerson('COMPANY_ADMIN');
  const own = await asked();
  for (const [method, path, body] of [
    ['GET', own.path, undefined],
    ['POST', `${own.path}/quote`, own.body],
    ['POST', `${own.path}/reject`, { message: 'Nej' }],
    ['POST', `${own.path}/renew`, {}],
  ] as const)
    expect([path, (await call(rival, method, path, body)).status]).toEqual([path, 404]);
  const theirs = await asked(rival);
  const strange = { ...own.body, vehicleIds: theirs.body.vehicleIds };
  expect((await call(company, 'POST', `${own.path}/quote`, strange)).status).toBe(404);
  expect((await call(company, 'POST', `${own.path}/quote`, { ...own.body, customerPrice: 1 })).status).toBe(400);
  expect((await call(company, 'POST', `${own.path}/quote`, { ...own.body, operatorPrice: 9_000.5 })).status).toBe(400);
  await QuoteRequestCompany.update({ expiresAt: clock.now() }, { where: { id: own.id } });
  const late = await call(company, 'POST', `${own.path}/quote`, own.body);
  expect([late.status, late.body['key'] ?? JSON.stringify(late.body)]).toEqual([
    409,
    expect.stringContaining('quoteRequest.expired'),
  ]);
});

it('the customer finds the quotes to accept, without the company’s share; a competitor does not', async () => {
  const customer = await createPerson('PRIVATE_CUSTOMER');
  const { number, id, askedId } = await newQuote(customer, company);
  const found = await call(customer, 'GET', `/quote-requests/${number}`);
  expect(found.body['quotes']).toMatchObject([{ id, status: 'open', companyId: company.companyId }]);
  expect(JSON.stringify(found.body)).not.toContain('operatorPrice');
  expect((await call(company, 'GET', `/quote-requests/${number}`)).status).toBe(403);

  await Quote.update({ status: 'expired' }, { where: { id } });
  expect((await call(customer, 'POST', `/quotes/${id}/accept`, {})).status).toBe(409);
  const own = await call(company, 'GET', `/company/quote-requests/${askedId}`);
  expect(own.body['quote']).toMatchObject({ status: 'expired', isRenewable: true, operatorPrice: 1_234_500 });
});
