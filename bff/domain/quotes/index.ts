/** Quote requests from customers, and the companies' answers. */
export { acceptQuote, orderedQuotesOfRequests, rejectQuote } from './accept-quote';
export { advanceQuoteRequests } from './advance-quote-requests';
export { expireQuotes, renewQuote } from './expire-quotes';
export { makeQuote, type QuoteChoice, quoteChoices, quotedPrice, type QuotedPrice } from './make-quote';
export { personalDataOfQuotes } from './personal-data';
export { type PriceBesideLists, sensiblePrices } from './price-meant';
export { quotePolicy } from './quote.policy';
export { hasNoAnswer } from './quote-mail';
export type { CompanyRequest, QuoteRequestRow } from './quote-request.store';
export type { QuoteRow } from './quote.store';
export { rejectQuoteRequest } from './reject-quote-request';
export { checkRequestedTrip, MOST_COMPANIES, requestQuotes } from './request-quotes';
export { leastPrice, type NewSale, sellQuote, soldPrice, takesOffers } from './sell-quote';
export {
  allQuoteRequests,
  answersDue,
  choosableRequests,
  followedRequests,
  listAsked,
  listQuoteRequests,
  newQuoteRequests,
  operatorsToAsk,
  organisationQuoteRequests,
  seeAsked,
  seeOrganisationRequest,
  seeQuoteRequest,
  readableQuoteRequests,
  readQuoteRequest,
} from './see-quote-requests';
export {
  type BestQuote,
  type ChosenQuote,
  bestQuotes,
  busNames,
  type OrderedQuote,
  type OwnQuote,
  ownOrderNumber,
  ownQuotes,
  quotesOfOrganisationRequest,
  quotesOfRequest,
  quoteOfAsked,
  quoteOfOrder,
  requestNumberOf,
  requestOfBooking,
  type RequestOfBooking,
  type WatchedQuote,
} from './see-quotes';
export { type OfficeStanding, officeStandings } from './see-office-standing';
export { officeQuote, type OfficeQuote, officeQuotes } from './see-office-quotes';
export { requestOfSale, type RequestOfSale } from './see-request-of-sale';
export { soldAfter, type SoldQuote, standingOffers } from './see-sold-quotes';
export { sendQuoteAgain } from './send-quote-again';
export { withdrawQuote, withdrawQuoteAsOffice } from './withdraw-quote';
