// Traces: S2-114
import { expect, it } from 'vitest';
import { quickFind } from '@bff/areas/quick-find';
import { sellQuote } from '@bff/domain/quotes';
import { useRoads } from '@bff/domain/bookings/testing/market';
import { Customer, User } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { asking } from './messages/asking';
import { createPerson } from './testing/people';
import { newQuoteRequest } from './testing/quote-subjects';
import { newSale } from './testing/sale-subjects';
import { wholeApp } from './testing/whole-app';

useTestDatabase();
const { ask } = wholeApp();
const { open } = asking(ask, 'sv');
const text = async (answer: Promise<Response>) => (await answer).text();
const PAGE = '/dashboard/admin/quote-requests';

it('a request is found by the telephone number and the address of who asked, by the office alone', async () => {
  const admin = await createPerson('SYSTEM_ADMIN');
  const [customer, company] = [await createPerson('PRIVATE_CUSTOMER'), await createPerson('COMPANY_ADMIN')];
  const reached = { email: 'ringer@test.invalid', phone: '+46701740691' };
  await Customer.update(reached, { where: { id: customer.actor!.customerId! } });
  const { number, id } = await newQuoteRequest(customer, company.companyId!);
  const asker = await createPerson('DEAL_CUSTOMER_USER');
  await User.update({ email: 'enhet@test.invalid', phone: '+46701740692' }, { where: { id: asker.actor!.userId } });
  const ofUnit = await newQuoteRequest(asker, company.companyId!);
  for (const [found, other, ...texts] of [
    [number, ofUnit.number, 'ringer@test.invalid', 'Ringer@Test', '+46701740691', '0701740691', '070-174 06 91'],
    [ofUnit.number, number, 'enhet@test.invalid', '070-174 06 92'],
  ] as const)
    for (const said of texts) {
      const list = await text(open(admin, `${PAGE}?q=${encodeURIComponent(said)}`));
      expect(list, said).toContain(`/quote-requests/${found}"`);
      expect(list, said).not.toContain(`/quote-requests/${other}"`);
      const quick = (await quickFind(admin.actor!, said)).filter(({ kind }) => kind === 'quoteRequest');
      expect(quick, said).toMatchObject([{ id: found }]);
    }
  // A company is not told whom it could call before anything is agreed.
  for (const said of ['ringer@test.invalid', '0701740691']) {
    const list = await text(open(company, `/dashboard/company/quote-requests/list?q=${encodeURIComponent(said)}`));
    expect(list, said).not.toContain(`details/${id}"`);
    expect(await quickFind(company.actor!, said)).toEqual([]);
  }
  // Whoever sold a trip has not asked for it.
  await User.update({ email: 'saljare@test.invalid' }, { where: { id: admin.actor!.userId } });
  useRoads();
  const { customerId, query, offer } = await newSale();
  const sale = { customerId, offer: query.offer, customerPrice: offer.buses[0]!.customerPrice, expiryHours: 24, language: 'sv', message: null } as const; // prettier-ignore
  const sold = await sellQuote(admin.actor!, { ...sale, sendKey: crypto.randomUUID() });
  expect(await text(open(admin, `${PAGE}?q=saljare@test.invalid`))).not.toContain(`/quote-requests/${sold.number}"`);
});
