import { ADMINS, all, askersOwn, buyersOwn, generalWithLogin, only, sent } from '../outcomes';
import type { PageRow } from '../rows';
import {
  aNewQuoteRequest,
  anAskedQuote,
  anAskedQuoteWithABus,
  anOfficeQuote,
  anOpenQuote,
  anExpiredQuote,
  aQuote,
  aQuoteToAccept,
} from '../testing/quote-subjects';
import { aSale } from '../testing/sale-subjects';

const admins = only('SYSTEM_ADMIN', 'SYSTEM_OWNER');
/** Requests and sales belong to no administrator: each may see or make any. */
const others = all(ADMINS, 'allowed');
const company = only('COMPANY_ADMIN');
const may = sent(company);
export const rows: readonly PageRow[] = [
  {
    route: 'quotes/request',
    subject: aNewQuoteRequest,
    see: askersOwn,
    forms: { '': { may: sent(askersOwn) } },
  },
  { route: 'quotes/list', see: generalWithLogin },
  {
    route: 'quotes/details/:id',
    subject: aQuote,
    see: askersOwn,
    forms: { accept: { subject: aQuoteToAccept, may: sent(buyersOwn) }, reject: { may: sent(buyersOwn) } },
  },
  { route: 'dashboard/company/quote-requests/list', see: company },
  { route: 'dashboard/company/quote-requests/list.csv', see: company },
  {
    route: 'dashboard/company/quote-requests/details/:id',
    subject: anExpiredQuote,
    see: company,
    forms: { renew: { may } },
  },
  {
    route: 'dashboard/company/quote-requests/price/:id',
    subject: anAskedQuoteWithABus,
    see: company,
  },
  {
    route: 'dashboard/company/quote-requests/quote/:id',
    subject: anAskedQuoteWithABus,
    see: company,
    forms: { '': { may } },
  },
  {
    route: 'dashboard/company/quote-requests/reject/:id',
    subject: anAskedQuote,
    see: company,
    forms: { '': { may } },
  },
  {
    route: 'dashboard/company/quote-requests/withdraw/:id',
    subject: anOpenQuote,
    see: company,
    forms: { '': { may } },
  },
  { route: 'dashboard/admin/quote-requests', see: admins },
  { route: 'dashboard/admin/quote-requests.csv', see: admins },
  {
    route: 'dashboard/admin/quote-requests/:id',
    subject: aQuote,
    see: admins,
    others,
    forms: { sendAgain: { subject: aQuoteToAccept, may: sent(admins), others } },
  },
  {
    route: 'dashboard/admin/quote-requests/withdraw/:id',
    subject: anOfficeQuote,
    see: admins,
    others,
    forms: { '': { may: sent(admins), others } },
  },
  { route: 'dashboard/admin/sales-system/select-customer', see: admins },
  { route: 'dashboard/admin/sales-system/explain-trip', subject: aSale, see: admins, others },
  { route: 'dashboard/admin/sales-system/price', see: admins },
  {
    route: 'dashboard/admin/sales-system/make-offer',
    subject: aSale,
    see: admins,
    others,
    forms: { '': { may: sent(admins), others } },
  },
];
