// Traces: S2-031, S2-082, S2-083
import { randomUUID } from 'node:crypto';
import { aTrip, inDays, useRoads } from '@bff/domain/bookings/testing/market';
import { makeQuote, quotePolicy, requestQuotes, seeQuoteRequest } from '@bff/domain/quotes';
import { completePriceLists, createCompany, createDepot, createVehicle } from '@db/factories';
import { Occupancy, Quote } from '@db/models';
import { perConnection } from '@db/per-connection';
import { DEAL_ASKERS, DEAL_BUYERS } from '../outcomes';
import type { SubjectKind } from '../rows';
import { createPerson, type Person } from './people';

let made = 0;
/** Who asks, and who can also accept. */
const askers: SubjectKind['owners'] = ['CUSTOMER', 'PRIVATE_CUSTOMER', 'CORPORATE_CUSTOMER', ...DEAL_ASKERS];
const buyers: SubjectKind['owners'] = ['CUSTOMER', 'PRIVATE_CUSTOMER', 'CORPORATE_CUSTOMER', ...DEAL_BUYERS];

/** A request sent by a customer to a company, with the number the customer uses and the id the company uses. */
export async function newQuoteRequest(customer: Person, companyId: number) {
  const mark = `Hemlig kör ${++made}`;
  const { number } = await requestQuotes(customer.actor!, {
    trip: aTrip({ departure: inDays(60 + (made % 200)) }),
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
  owners: askers,
  make: async (owner) => {
    const customer = owner.actor && quotePolicy.request(owner.actor) ? owner : await createPerson('PRIVATE_CUSTOMER');
    const { number, mark } = await newQuoteRequest(customer, (await createCompany()).id);
    return { params: { id: number, number }, secrets: [mark] };
  },
};

/** A request at the company that was asked. */
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

/** A request about to be sent. */
export const aNewQuoteRequest: SubjectKind = {
  owners: askers,
  make: async (owner) => {
    // After one without a quote: it is repeated to other companies, so that the address names the owner's.
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
        stops: [{ place: 'se-uppsala' }, { place: 'se-gavle' }],
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
  owners: askers,
  make: async (owner) => ({ body: (await aNewQuoteRequest.make(owner)).body }),
};

/** One after the other for each company: one person's subjects may be made simultaneously. */
const stocking = perConnection(() => new Map<number, Promise<unknown>>());

/** Gives the company a bus of its own that can be quoted, with price lists of each kind. */
async function aBusOf({ companyId }: Person): Promise<number> {
  const id = companyId ?? 0;
  const stock = () => completePriceLists(id);
  const stocked = Promise.resolve(stocking().get(id)).then(stock, stock);
  stocking().set(id, stocked);
  await stocked;
  return (await createVehicle(id, (await createDepot(id)).id)).id;
}

/** The company's quote on the customer's request; with `other`, also one of that company. `silent` are asked too and do not answer. */
export async function newQuote(customer: Person, company: Person, other?: Person, silent: readonly Person[] = []) {
  useRoads();
  const companies = [company, ...(other ? [other] : [])];
  const { number } = await requestQuotes(customer.actor!, {
    trip: aTrip({ departure: inDays(60 + (++made % 200)) }),
    message: `Hemlig kör ${made}`,
    specialRequests: null,
    sendKey: randomUUID(),
    companyIds: [...companies, ...silent].map(({ companyId }) => companyId!),
  });
  const request = await seeQuoteRequest(customer.actor!, number);
  const quotes: { quoteId: number; vehicleId: number }[] = [];
  for (const [place, one] of companies.entries()) {
    const vehicleId = await aBusOf(one);
    const wanted = { vehicleIds: [vehicleId], operatorPrice: 1_234_500, message: `Hemlig offert ${made}` };
    quotes.push({ ...(await makeQuote(one.actor!, request.companies[place]!.id, wanted)), vehicleId });
  }
  return {
    number,
    askedId: request.companies[0]!.id,
    vehicleId: quotes[0]!.vehicleId,
    id: quotes[0]!.quoteId,
    otherId: quotes[1]?.quoteId ?? 0,
    secrets: [`Hemlig offert ${made}`],
  };
}

/** A customer's request with a quote, about to be accepted or rejected. */
export const aQuote: SubjectKind = {
  owners: askers,
  make: async (owner) => {
    const customer = owner.actor && quotePolicy.request(owner.actor) ? owner : await createPerson('PRIVATE_CUSTOMER');
    const { number, id, secrets } = await newQuote(customer, await createPerson('COMPANY_ADMIN'));
    const fields = { quote: String(id), reason: 'För dyrt' };
    return { params: { id: number, quote: String(id) }, fields, body: { reason: 'För dyrt' }, secrets };
  },
};

/** The same, with nothing typed. */
export const aQuoteToAccept: SubjectKind = {
  owners: buyers,
  make: async (owner) => {
    const { params, fields, secrets } = await aQuote.make(owner);
    return { params: params!, fields: { quote: fields!['quote']! }, secrets: [...(secrets ?? [])] };
  },
};

/** The same for the API, by the quote's own id. */
export const aQuoteById: SubjectKind = {
  owners: buyers,
  make: async (owner) => {
    const { params, body, secrets } = await aQuote.make(owner);
    return { params: { id: params!['quote']! }, body, secrets: [...(secrets ?? [])] };
  },
};

/** A request at the company that was asked, with a bus to quote. */
export const anAskedQuoteWithABus: SubjectKind = {
  owners: ['COMPANY_ADMIN'],
  make: async (owner) => {
    useRoads();
    const company = owner.companyId === null ? await createPerson('COMPANY_ADMIN') : owner;
    const vehicleId = await aBusOf(company);
    const { params, secrets } = await anAskedQuote.make(company);
    return {
      params: params!,
      secrets: secrets!,
      fields: { vehicleIds: String(vehicleId), operatorPrice: '9000', message: '' },
      body: { vehicleIds: [vehicleId], operatorPrice: 900_000 },
    };
  },
};

/** The company's open quote, about to be withdrawn. */
export const anOpenQuote: SubjectKind = {
  owners: ['COMPANY_ADMIN'],
  make: async (owner) => {
    const company = owner.companyId === null ? await createPerson('COMPANY_ADMIN') : owner;
    const { askedId, secrets } = await newQuote(await createPerson('PRIVATE_CUSTOMER'), company);
    const said = 'Vi skrev fel pris';
    return { params: { id: String(askedId) }, fields: { reason: said }, body: { message: said }, secrets };
  },
};

/** Any company's open quote, about to be withdrawn by an administrator; it belongs to none of them. */
export const anOfficeQuote: SubjectKind = {
  owners: ['SYSTEM_ADMIN', 'SYSTEM_OWNER'],
  make: async () => {
    const { id } = await newQuote(await createPerson('PRIVATE_CUSTOMER'), await createPerson('COMPANY_ADMIN'));
    return { params: { id: String(id) }, fields: { reason: 'Vi skrev fel pris' }, secrets: [] };
  },
};

/** The company's expired quote. */
export const anExpiredQuote: SubjectKind = {
  owners: ['COMPANY_ADMIN'],
  make: async (owner) => {
    const company = owner.companyId === null ? await createPerson('COMPANY_ADMIN') : owner;
    const { id, askedId, secrets } = await newQuote(await createPerson('PRIVATE_CUSTOMER'), company);
    await Quote.update({ status: 'expired' }, { where: { id } });
    await Occupancy.destroy({ where: { quoteId: id } });
    return { params: { id: String(askedId) }, secrets };
  },
};
