// Traces: S2-082, S2-083
import { screen } from '../../../screen';

const file = (name: string) => `areas/company/quote-requests/${name}`;
const folder = 'dashboard/company/quote-requests';
const facts = { area: 'company', back: `${folder}/list` } as const;

export const quoteRequestScreens = {
  companyQuoteRequests: screen(`${folder}/list`, file('list.tsx'), { area: 'company' }),
  companyQuoteRequestsFile: screen(`${folder}/list.csv`, file('list-file.ts'), { area: 'company' }),
  companyQuoteRequest: screen(`${folder}/details/:id`, file('details.tsx'), facts),
  quotePrice: screen(`${folder}/price/:id`, file('price.ts'), facts),
  makeQuote: screen(`${folder}/quote/:id`, file('quote.tsx'), facts),
  rejectQuoteRequest: screen(`${folder}/reject/:id`, file('reject.tsx'), facts),
  withdrawQuote: screen(`${folder}/withdraw/:id`, file('withdraw.tsx'), facts),
};
