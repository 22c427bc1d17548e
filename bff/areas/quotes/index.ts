/** Quote requests for customers, companies and administrators. */
export { likeliestQuote, type QuotedBuses, quoteForm, quoteView } from './quote-pages';
export type { ChosenQuote } from '@bff/domain/quotes';
export {
  type OwnQuoteListRow,
  type QuoteListRow,
  type UnitQuoteListRow,
  latestQuotes,
  numbersToChoose,
  quoteListSpec,
  quotesToChoose,
  readOrganisationQuotes,
  readQuotes,
  readUnitQuotes,
} from './quote-list';
export {
  colleagueQuoteRequest,
  organisationQuoteRequest,
  quoteRequestView,
  type QuoteRequestView,
  type WatchedCompany,
} from './quote-request-view';
export { type OfficeCompany, type OfficeQuoteRequest, officeQuoteRequest } from './office-quote-request';
export { askedPage } from './asked-page';
export { newestRequestsOf, type OfficeRequest, officeListSpec, readOfficeRequests } from './office-list';
export { type AskedSummary, askedListSpec, readAsked } from './asked-list';
