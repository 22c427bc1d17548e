// Traces: S2-031, S2-082, S2-083
import { randomUUID } from 'node:crypto';
import { aTrip, inDays } from '@bff/domain/bookings/testing/market';
import { quotePolicy, requestQuotes, seeQuoteRequest } from '@bff/domain/quotes';
import { createCompany } from '@db/factories';
import type { SubjectKind } from '../rows';
import { createPerson, type Person } from './people';

let made = 0;
const customers: SubjectKind['owners'] = ['CUSTOMER', 'PRIVATE_CUSTOMER', 'CORPORATE_CUSTOMER'];

/** A request that a customer has sent to a company: as the customer knows it, and as the company does. */
export async function newQuoteRequest(customer: Person, companyId: number) {
  const mark = `Hemlig kör ${++made}`;
  const { number } = await requestQuotes(customer.actor!, {
    trip: aTrip({ departure: inDays(30 + (made % 200)) }),
    message: mark,
    specialRequests: null,
    companyIds: [companyId],
    sendKey: randomUUID(),
  });
  const { companies } = await seeQuoteRequest(customer.actor!, number);
  return { number, id: companies[0]!.id, mark };
}

/** A request by its number, as its customer sees it. */
export const aQuoteRequest: SubjectKind = {
  owners: customers,
  make: async (owner) => {
    const customer = owner.actor && quotePolicy.request(owner.actor) ? owner : await createPerson('PRIVATE_CUSTOMER');
    const { number, mark } = await newQuoteRequest(customer, (await createCompany()).id);
    return { params: { id: number, number }, secrets: [mark] };
  },
};

/** What a company was asked. */
export const anAskedQuote: SubjectKind = {
  owners: ['COMPANY_ADMIN'],
  make: async ({ companyId }) => {
    const customer = await createPerson('PRIVATE_CUSTOMER');
    const { id, mark } = await newQuoteRequest(customer, companyId ?? 0);
    return {
      params: { id: String(id) },
      fields: { reason: 'Fullbokat den dagen' },
      body: { message: 'Fullbokat den dagen' },
      secrets: [mark],
    };
  },
};

/** A request that is about to be sent. */
export const aNewQuoteRequest: SubjectKind = {
  owners: customers,
  make: async (owner) => {
    // After one that nobody answers: asked again of others, so that the address names what is the owner's.
    const customer = owner.actor && quotePolicy.request(owner.actor) ? owner : await createPerson('PRIVATE_CUSTOMER');
    const { number: previous, mark } = await newQuoteRequest(customer, (await createCompany()).id);
    const { id } = await createCompany();
    const sendKey = randomUUID();
    const departure = inDays(40 + (++made % 200)).toISOString();
    return {
      query: { previous },
      secrets: [mark],
      fields: { companies: String(id), message: 'Vi är en kör', specialRequests: '', sendKey },
      body: {
        tripType: 'one-way',
        stops: [{ place: '59.85882,17.63889' }, { place: '60.67452,17.14174' }],
        departure,
        adults: 40,
        companies: [id],
        sendKey,
      },
    };
  },
};

/** The same for the API. */
export const aNewQuoteRequestBody: SubjectKind = {
  owners: customers,
  make: async (owner) => ({ body: (await aNewQuoteRequest.make(owner)).body }),
};
