// Traces: S8-033, S8-045, S8-650, S8-651, S8-652, S8-659, S8-660, S8-661, S8-662, S8-663, S8-664, S8-665, S8-666
import type { ErrorKey } from '@bff/domain/shared/error-catalogue';
import { HOUR } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { createCompany } from '@db/factories';
import { acceptQuote } from '@bff/domain/quotes';
import { Customer, Quote, QuoteRequestCompany } from '@db/models';
import { createPerson } from '../testing/people';
import { aNewQuoteRequest, anAskedQuoteWithABus, newQuote, newQuoteRequest } from '../testing/quote-subjects';
import { newSale } from '../testing/sale-subjects';
import { admin, customer, opened, type StateCase } from './state-case';

const company = () => createPerson('COMPANY_ADMIN');
const REJECT = '/dashboard/company/quote-requests/reject';

/** The form of a customer's request, with a change. */
const asked =
  (change: Record<string, string>): StateCase =>
  async ({ send }) => {
    const person = await customer();
    const { fields, query } = await aNewQuoteRequest.make(person);
    return send(person, `/quotes/request?previous=${query!['previous']}`, { ...fields, ...change });
  };

/** Quote requests. */
export const quotePages: Partial<Record<ErrorKey, StateCase>> = {
  'quoteRequest.notFound': opened('/dashboard/company/quote-requests/details/999999', company),
  'quoteRequest.noCompany': asked({ companies: '' }),
  'quoteRequest.tooManyCompanies': async ({ call }) => {
    const person = await customer();
    const { body } = await aNewQuoteRequest.make(person);
    return call(person, 'POST', '/quote-requests', { body: { ...(body as object), companies: [1, 2, 3, 4] } });
  },
  'quoteRequest.expired': async ({ send }) => {
    const person = await company();
    const { id } = await newQuoteRequest(await customer(), person.companyId!);
    await QuoteRequestCompany.update({ expiresAt: new Date(clock.millis() - HOUR) }, { where: { id } });
    return send(person, `${REJECT}/${id}`, { reason: 'Fullbokat' });
  },
  'booking.departureTooSoon': async ({ call }) => {
    const person = await customer();
    const { body } = await aNewQuoteRequest.make(person);
    const { id } = await createCompany();
    const departure = new Date(clock.millis() + 95 * HOUR).toISOString();
    return call(person, 'POST', '/quote-requests', { body: { ...(body as object), departure, companies: [id] } });
  },
};

/** A company's quote on a customer's request. */
const onQuote =
  (change: (made: { id: number; askedId: number }) => Promise<unknown>, intent = 'accept'): StateCase =>
  async ({ send }) => {
    const person = await customer();
    const made = await newQuote(person, await company());
    await change(made);
    const fields = { intent, quote: String(made.id), reason: 'För dyrt' };
    return send(person, `/quotes/details/${made.number}`, fields);
  };

const OFFER = '/dashboard/admin/sales-system/make-offer';

/** Quotes: chosen by customers and given by companies. */
export const chosenQuotePages: Partial<Record<ErrorKey, StateCase>> = {
  'quote.notFound': async ({ send }) => {
    const person = await customer();
    const { number } = await newQuote(person, await company());
    return send(person, `/quotes/details/${number}`, { intent: 'accept', quote: '999999' });
  },
  'quote.expired': onQuote(({ id }) => Quote.update({ status: 'expired' }, { where: { id } })),
  'quote.notOpen': onQuote(({ id }) => Quote.update({ status: 'rejected', rejectedBy: 'customer' }, { where: { id } })),
  'quote.anotherChosen': async ({ send }) => {
    const person = await customer();
    const [one, other] = [await company(), await company()];
    const made = await newQuote(person, one, other);
    await acceptQuote(person.actor!, made.id);
    const fields = { intent: 'accept', quote: String(made.otherId) };
    return send(person, `/quotes/details/${made.number}`, fields);
  },
  'quote.noVehicle': async ({ send }) => {
    const person = await company();
    const { params } = await anAskedQuoteWithABus.make(person);
    const fields = { operatorPrice: '9000', message: '' };
    return send(person, `/dashboard/company/quote-requests/quote/${params!['id']}`, fields);
  },
  'quote.farFromLists': async ({ send }) => {
    const person = await company();
    const { params, fields } = await anAskedQuoteWithABus.make(person);
    const path = `/dashboard/company/quote-requests/quote/${params!['id']}`;
    return send(person, path, { ...fields, operatorPrice: '1' });
  },
  'quote.priceBelowOperators': async ({ send }) => {
    const { query, fields } = await newSale();
    return send(await admin(), `${OFFER}?${new URLSearchParams(query)}`, { ...fields, customerPrice: '1' });
  },
  'quote.customerWithoutLogin': async ({ send }) => {
    const { customerId, query, fields } = await newSale();
    await Customer.update({ userId: null }, { where: { id: customerId } });
    return send(await admin(), `${OFFER}?${new URLSearchParams(query)}`, fields);
  },
  'vehicle.activeQuotes': async ({ send }) => {
    const person = await company();
    const { vehicleId } = await newQuote(await customer(), person);
    return send(person, `/dashboard/company/vehicles/remove/${vehicleId}`, {});
  },
};
