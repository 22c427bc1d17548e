// Traces: S8-033, S8-045, S8-650, S8-651, S8-652
import type { ErrorKey } from '@bff/domain/shared/error-catalogue';
import { HOUR } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { createCompany } from '@db/factories';
import { QuoteRequestCompany } from '@db/models';
import { createPerson } from '../testing/people';
import { aNewQuoteRequest, newQuoteRequest } from '../testing/quote-subjects';
import { customer, opened, type StateCase } from './state-case';

const company = () => createPerson('COMPANY_ADMIN');
const REJECT = '/dashboard/company/quote-requests/reject';

/** The form of a request by its customer, with something changed in it. */
const asked =
  (change: Record<string, string>): StateCase =>
  async ({ send }) => {
    const person = await customer();
    const { fields, query } = await aNewQuoteRequest.make(person);
    return send(person, `/quotes/request?previous=${query!['previous']}`, { ...fields, ...change });
  };

/** Requests for quotes. */
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
