import { all, CUSTOMERS, DEAL_ASKERS, DEAL_BUYERS, outcomes } from '../outcomes';
import type { EndpointRow } from '../rows';
import {
  aNewQuoteRequestBody,
  anAskedQuote,
  anAskedQuoteWithABus,
  anExpiredQuote,
  anOpenQuote,
  aQuoteById,
  aQuoteRequest,
} from '../testing/quote-subjects';

const bearer = { visitor: 'login', integration: 'unsigned' } as const;
const buyers = outcomes('forbidden', bearer, all([...CUSTOMERS, ...DEAL_BUYERS], 'allowed'));
const askers = outcomes('forbidden', bearer, all([...CUSTOMERS, ...DEAL_ASKERS], 'allowed'));
const companies = outcomes('forbidden', bearer, { COMPANY_ADMIN: 'allowed' });

export const rows: readonly EndpointRow[] = [
  {
    endpoint: 'POST /quote-requests',
    may: askers,
    subject: aNewQuoteRequestBody,
    // It names companies, which everybody may see.
    others: all([...CUSTOMERS, ...DEAL_ASKERS], 'allowed'),
  },
  { endpoint: 'GET /quote-requests', may: askers },
  { endpoint: 'GET /quote-requests/:number', may: askers, subject: aQuoteRequest },
  { endpoint: 'POST /quotes/:id/accept', may: buyers, subject: aQuoteById, body: {} },
  { endpoint: 'POST /quotes/:id/reject', may: buyers, subject: aQuoteById },
  { endpoint: 'GET /company/quote-requests', may: companies },
  { endpoint: 'GET /company/quote-requests/:id', may: companies, subject: anAskedQuote },
  { endpoint: 'POST /company/quote-requests/:id/quote', may: companies, subject: anAskedQuoteWithABus },
  { endpoint: 'POST /company/quote-requests/:id/renew', may: companies, subject: anExpiredQuote, body: {} },
  { endpoint: 'POST /company/quote-requests/:id/reject', may: companies, subject: anAskedQuote },
  { endpoint: 'POST /company/quote-requests/:id/withdraw', may: companies, subject: anOpenQuote },
];
