import { all, CUSTOMERS, outcomes } from '../outcomes';
import type { EndpointRow } from '../rows';
import { aNewQuoteRequestBody, anAskedQuote, aQuoteById, aQuoteRequest } from '../testing/quote-subjects';

const bearer = { visitor: 'login', integration: 'unsigned' } as const;
const customers = outcomes('forbidden', bearer, all(CUSTOMERS, 'allowed'));
const companies = outcomes('forbidden', bearer, { COMPANY_ADMIN: 'allowed' });

export const rows: readonly EndpointRow[] = [
  {
    endpoint: 'POST /quote-requests',
    may: customers,
    subject: aNewQuoteRequestBody,
    // It names companies, which are there for everybody.
    others: all(CUSTOMERS, 'allowed'),
  },
  { endpoint: 'GET /quote-requests', may: customers },
  { endpoint: 'GET /quote-requests/:number', may: customers, subject: aQuoteRequest },
  { endpoint: 'POST /quotes/:id/accept', may: customers, subject: aQuoteById, body: {} },
  { endpoint: 'POST /quotes/:id/reject', may: customers, subject: aQuoteById },
  { endpoint: 'GET /company/quote-requests', may: companies },
  { endpoint: 'POST /company/quote-requests/:id/reject', may: companies, subject: anAskedQuote },
];
