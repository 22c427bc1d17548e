/** Quote requests for customers, companies and administrators. */
export { likeliestQuote, quoteForm, quoteView } from './quote-pages';
export {
  type OwnQuoteListRow,
  type QuoteListRow,
  quoteListSpec,
  readOrganisationQuotes,
  readQuotes,
} from './quote-list';
export {
  officeQuoteRequest,
  organisationQuoteRequest,
  quoteRequestView,
  type QuoteRequestView,
} from './quote-request-view';
export { askedPage } from './asked-page';
export { type OfficeRequest, officeListSpec, readOfficeRequests } from './office-list';
export { type AskedSummary, askedListSpec, readAsked } from './asked-list';
