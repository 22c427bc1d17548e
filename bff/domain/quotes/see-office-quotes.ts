// Traces: S2-114, S2-134
import type { Actor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { quotePolicy } from './quote.policy';
import { type QuoteRequestRow, quoteRequestStore } from './quote-request.store';
import { type BusNames, busNames } from './see-quotes';
import { type QuoteRow, quoteStore } from './quote.store';
import { requestIn } from './request-in-language';
import { seeQuoteRequest } from './see-quote-requests';
import { type OfficeStanding, officeStandings } from './see-office-standing';

/**
 * Whether an administrator has made the quote in the company's name: the first one of a request that an administrator sold. Once that is
 * withdrawn, its company can answer with one of its own.
 */
export const isSoldQuote = (
  { seller }: Pick<QuoteRequestRow, 'seller'>,
  { id, all }: { id: number; all: readonly { id: number }[] },
): boolean => seller !== null && all.every((other) => other.id >= id);

/** A quote, and whether an administrator made it. */
export type OfficeQuote = QuoteRow & { isSold: boolean };

interface OfficeQuotes extends OfficeStanding {
  request: QuoteRequestRow;
  /** Also those that a later one has replaced, the first one first. */
  quotes: OfficeQuote[];
  buses: BusNames;
  /** Number of the request that it continues. */
  before: string | null;
  /** Numbers of those in which the customer has asked others. */
  askedOthersIn: string[];
}

/** A request with all of its quotes. @throws DomainError `auth.noPermission`, `quoteRequest.notFound` */
export async function officeQuotes(actor: Actor, number: string): Promise<OfficeQuotes> {
  must(quotePolicy.listAll(actor), 'auth.noPermission');
  const request = await seeQuoteRequest(actor, number);
  const [all, before, after, standingOf] = await Promise.all([
    quoteStore.allOfRequest(request.id),
    request.previousId === null ? undefined : quoteRequestStore.byId(request.previousId),
    quoteRequestStore.after([request.id]),
    officeStandings(actor, [request]),
  ]);
  return {
    ...standingOf(request),
    request,
    before: before?.number ?? null,
    askedOthersIn: after.filter(({ seller }) => seller === null).map(({ number: later }) => later),
    quotes: all.map((quote) => ({ ...quote, isSold: isSoldQuote(request, { id: quote.id, all }) })),
    buses: await busNames(all.flatMap((quote) => quote.buses.map(({ vehicleId }) => vehicleId))),
  };
}

/** A quote that the actor may withdraw for its company, and its request. @throws DomainError `quote.notFound` */
export async function officeQuote(actor: Actor, id: number): Promise<{ quote: OfficeQuote; request: QuoteRequestRow }> {
  must(quotePolicy.withdrawAny(actor), 'quote.notFound');
  const quote = await quoteStore.find(id);
  const request = quote && (await quoteRequestStore.byId(quote.quoteRequestId));
  must(quote && request, 'quote.notFound');
  const all = await quoteStore.allOfRequest(request.id);
  return {
    quote: { ...quote, isSold: isSoldQuote(request, { id, all }) },
    request: await requestIn(actor.language, request),
  };
}
