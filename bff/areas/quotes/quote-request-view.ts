import { requestedTripMap, type StopsMap } from '@bff/domain/maps';
import {
  hasNoAnswer,
  type QuoteRequestRow,
  quotesOfOrganisationRequest,
  quotesOfRequest,
  readQuoteRequest,
  seeOrganisationRequest,
  seeQuoteRequest,
  type WatchedQuote,
} from '@bff/domain/quotes';
import type { UserActor } from '@bff/domain/shared/actor';
import type { TripRequest } from '@bff/domain/trips';
import { clock } from '@bff/platform/clock';
import type { AskedStatus, ShownQuoteStatus } from '@states/quote-states';

export interface AskedCompany {
  id: number;
  name: string;
  status: AskedStatus;
  message: string | null;
  answerBy: Date;
}

/** A quote request with each company's answer. */
export interface QuoteRequestView {
  number: string;
  trip: TripRequest;
  message: string | null;
  specialRequests: string | null;
  created: Date;
  companies: AskedCompany[];
}

export const viewOf = (request: QuoteRequestRow): QuoteRequestView => ({
  number: request.number,
  trip: request.trip,
  message: request.message,
  specialRequests: request.specialRequests,
  created: request.createdAt,
  companies: request.companies.map(({ companyId, companyName, reads, message, expiresAt }) => ({
    id: companyId,
    name: companyName,
    status: reads,
    message,
    answerBy: expiresAt,
  })),
});

interface OwnQuoteRequest extends QuoteRequestView {
  canAskOthers: boolean;
  /** The colleague who asked; missing for one's own. */
  askedBy?: { name: string; email: string };
  map: StopsMap;
}

/**
 * A request of the actor's, or of somebody for whom they buy. `canAskOthers`: nobody gives a quote, so others can be asked.
 * @throws DomainError `quoteRequest.notFound`, also for another's
 */
export async function quoteRequestView(actor: UserActor, number: string): Promise<OwnQuoteRequest> {
  const request = await seeQuoteRequest(actor, number);
  const isOwn = request.organisationId === null || request.userId === actor.userId;
  return {
    ...viewOf(request),
    ...(!isOwn && { askedBy: { name: request.askerName, email: request.askerEmail } }),
    canAskOthers: hasNoAnswer(request) && request.trip.departure > clock.now(),
    map: await requestedTripMap(request.trip),
  };
}

/** A company asked by an organisation's people, and its quote. */
export interface WatchedCompany extends AskedCompany {
  /** Null if there is none. */
  quote: {
    status: ShownQuoteStatus;
    buses: number;
    drivers: number;
    expiresAt: Date;
    /** It was accepted, and its order is canceled. */
    isCanceled: boolean;
    /** In öre, incl. VAT; only for those who may know amounts. */
    total?: number;
  } | null;
}

/** A request with each company's quote. */
const withQuotes = (
  request: QuoteRequestRow,
  { quotes, isCanceled }: { quotes: readonly (WatchedQuote & { total?: number })[]; isCanceled: boolean },
): QuoteRequestView & { companies: WatchedCompany[] } => {
  const view = viewOf(request);
  const quoteOf = (id: number): WatchedCompany['quote'] => {
    const quote = quotes.find(({ companyId }) => companyId === id);
    if (!quote) return null;
    const { shown: status, buses, drivers, expiresAt, total } = quote;
    const ended = isCanceled && status === 'accepted';
    return {
      status,
      buses: buses.length,
      drivers,
      expiresAt,
      isCanceled: ended,
      ...(total !== undefined && { total }),
    };
  };
  return { ...view, companies: view.companies.map((company) => ({ ...company, quote: quoteOf(company.id) })) };
};

/** A request of the organisation that a traffic controller acts for. @throws DomainError `quoteRequest.notFound`, also for another's */
export async function organisationQuoteRequest(
  actor: UserActor,
  organisationId: number,
  number: string,
): Promise<QuoteRequestView & { companies: WatchedCompany[] }> {
  const request = await seeOrganisationRequest(actor, organisationId, number);
  return withQuotes(request, await quotesOfOrganisationRequest(actor, organisationId, number));
}

/** A request of somebody whom the actor administers in their organisation. @throws DomainError `quoteRequest.notFound`, also for another's */
export async function colleagueQuoteRequest(
  actor: UserActor,
  number: string,
): Promise<QuoteRequestView & { companies: WatchedCompany[]; askedBy: { name: string; email: string } }> {
  const request = await readQuoteRequest(actor, number);
  const quotes = await quotesOfRequest(actor, number);
  return { ...withQuotes(request, quotes), askedBy: { name: request.askerName, email: request.askerEmail } };
}
