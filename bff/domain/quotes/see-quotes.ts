// Traces: S3-024, S4-017, S4-022, S6-031
import type { OrderDetails } from '@bff/domain/bookings';
import { readSettings } from '@bff/domain/settings';
import type { Actor, UserActor } from '@bff/domain/shared/actor';
import { isBuyer } from '@bff/domain/shared/buying-units';
import { must } from '@bff/domain/shared/errors';
import { unitLineOf } from '@bff/domain/shared/unit-line.store';
import { isInTime } from '@bff/domain/trips';
import { clock } from '@bff/platform/clock';
import type { ShownQuoteStatus } from '@states/quote-states';
import { quotePolicy } from './quote.policy';
import { type QuoteRequestRow, quoteRequestStore } from './quote-request.store';
import { type QuoteRow, quoteStore } from './quote.store';
import { readableRequests, readQuoteRequest, seeAsked, seeOrganisationRequest } from './see-quote-requests';

/** What is known of a quote's buses. */
export type BusNames = Awaited<ReturnType<typeof quoteStore.busNames>>;

/** The names of buses, by id. */
export const busNames = (ids: readonly number[]): Promise<BusNames> => quoteStore.busNames(ids);

/** Of what was accepted, the ids of the requests whose order is canceled: their quotes stay accepted (docs/decisions/1362). */
async function canceledOf(quotes: readonly QuoteRow[]): Promise<Set<number>> {
  const bought = quotes.filter(({ shown }) => shown === 'accepted').map(({ quoteRequestId }) => quoteRequestId);
  if (bought.length === 0) return new Set();
  const ordered = await quoteStore.orderedOf(bought);
  return new Set(bought.filter((id) => ordered.get(id)?.stands === 'canceled'));
}

/**
 * The quotes on a request that the actor may read, with the names of their buses. `isCanceled`: so is what was bought by one of them.
 * @throws DomainError `quoteRequest.notFound`
 */
export async function quotesOfRequest(
  actor: Actor,
  number: string,
): Promise<{ quotes: QuoteRow[]; buses: BusNames; isCanceled: boolean }> {
  const request = await readQuoteRequest(actor, number);
  const quotes = await quoteStore.ofRequests([request.id]);
  return {
    quotes,
    buses: await quoteStore.busNames(quotes.flatMap(({ buses }) => buses.map((bus) => bus.vehicleId))),
    isCanceled: (await canceledOf(quotes)).has(request.id),
  };
}

/** The number of the order that was made of a quote, for those who may pay and open it; null if none was. */
export async function ownOrderNumber(
  actor: Actor,
  { customerId, organisationId }: Pick<QuoteRequestRow, 'customerId' | 'organisationId'>,
  { orderNumber, orderBy }: Pick<QuoteRow, 'orderNumber' | 'orderBy'>,
): Promise<string | null> {
  if (orderBy === null) return null;
  const { userId, unitId } = orderBy;
  const unitLine = await unitLineOf(unitId);
  return isBuyer(actor, { customerId, userId, dealOrganisationId: organisationId, unitLine }) ? orderNumber : null;
}

/** The quote that an order was made of. */
export interface OrderedQuote {
  requestNumber: string;
  expiresAt: Date;
  /** It can be accepted, again if the order ended without being paid. */
  isOpen: boolean;
}

/** What the order was made of; undefined for one that was bought at a list price. */
export async function quoteOfOrder(orderId: number): Promise<OrderedQuote | undefined> {
  const quote = await quoteStore.ofOrder(orderId);
  const request = quote && (await quoteRequestStore.byId(quote.quoteRequestId));
  return request && { requestNumber: request.number, expiresAt: quote.expiresAt, isOpen: quote.shown === 'open' };
}

/** The number of the request that the order was made from, for whoever sees the order; null for one that was bought at a list price. */
export const requestNumberOf = async ({
  id,
  purchaseType,
}: Pick<OrderDetails, 'id' | 'purchaseType'>): Promise<string | null> =>
  purchaseType === 'quote' ? ((await quoteStore.sourceOf(id))?.number ?? null) : null;

/** The request that a bus of an order was bought by, for whoever handles the booking. */
export interface RequestOfBooking {
  number: string;
  /** The part of it that the booking's company was asked; null if another company's quote was bought. */
  askedId: number | null;
}

/** Null for what was bought at a list price. */
export async function requestOfBooking(
  { id, purchaseType }: Pick<OrderDetails, 'id' | 'purchaseType'>,
  { companyId }: { companyId: number },
): Promise<RequestOfBooking | null> {
  const source = purchaseType === 'quote' ? await quoteStore.sourceOf(id) : null;
  return source && { number: source.number, askedId: source.companyId === companyId ? source.askedId : null };
}

/** The best of what can still be accepted. The total in öre. */
export interface BestQuote {
  count: number;
  total: number;
  /** The earliest end of any. */
  until: Date;
}

/** The quote that was accepted. The total in öre. */
export interface ChosenQuote {
  /** While it is paid, or once it is. */
  chosen: 'inProgress' | 'accepted';
  /** No bus of its order is left. */
  isCanceled: boolean;
  total: number;
  /** Of those who may pay and open it. */
  orderNumber: string | null;
}

/**
 * What was accepted on each of these requests, by id, or else what can be; those with neither, or that the actor may not read, are not
 * in the result.
 */
export async function bestQuotes(
  actor: Actor,
  requests: readonly QuoteRequestRow[],
): Promise<Map<number, BestQuote | ChosenQuote>> {
  const seen = requests.filter(await readableRequests(actor));
  const quotes = await quoteStore.ofRequests(seen.map(({ id }) => id));
  const canceled = await canceledOf(quotes);
  const best = new Map<number, BestQuote | ChosenQuote>();
  for (const request of seen) {
    const { id } = request;
    const own = quotes.filter(({ quoteRequestId }) => quoteRequestId === id);
    const chosen = own.find(({ shown }) => shown === 'inProgress' || shown === 'accepted');
    const open = own.filter(({ shown }) => shown === 'open');
    if (chosen)
      best.set(id, {
        chosen: chosen.shown === 'accepted' ? 'accepted' : 'inProgress',
        isCanceled: canceled.has(id),
        total: chosen.total,
        orderNumber: await ownOrderNumber(actor, request, chosen),
      });
    else if (open.length > 0)
      best.set(id, {
        count: open.length,
        total: Math.min(...open.map(({ total }) => total)),
        until: new Date(Math.min(...open.map(({ expiresAt }) => expiresAt.getTime()))),
      });
  }
  return best;
}

/** A company's own quote in its list. */
export interface OwnQuote {
  status: ShownQuoteStatus;
  /** In öre; null of one that was withdrawn. */
  price: number | null;
  /** All that was bought by it is canceled. */
  isCanceled: boolean;
  /** No other of the company's on the same request was before it. */
  isFirst: boolean;
  /** Who withdrew it, if it is withdrawn. */
  byOffice: boolean;
}

/** A company's own quotes, by its part of the request. @throws DomainError `auth.noPermission` */
export async function ownQuotes(
  actor: Actor,
  companyId: number,
  askedIds: readonly number[],
): Promise<ReadonlyMap<number, OwnQuote>> {
  must(quotePolicy.listFor(actor, companyId), 'auth.noPermission');
  const quotes = await quoteStore.ofCompany(companyId, askedIds);
  const canceled = await canceledOf(quotes);
  return new Map(
    quotes.map(({ quoteRequestCompanyId, quoteRequestId, shown, operatorPrice, isFirst, byOffice }) => [
      quoteRequestCompanyId,
      {
        status: shown,
        price: shown === 'withdrawn' ? null : operatorPrice,
        isCanceled: shown === 'accepted' && canceled.has(quoteRequestId),
        isFirst,
        byOffice,
      },
    ]),
  );
}

/** A quote without its price. */
export type WatchedQuote = Pick<QuoteRow, 'companyId' | 'shown' | 'drivers' | 'expiresAt' | 'buses'>;

/** Without their prices. `isCanceled`: so is what was bought by one of them. */
interface WatchedQuotes {
  quotes: WatchedQuote[];
  isCanceled: boolean;
}

/** The quotes on a request of an organisation's people, for those who watch its traffic. @throws DomainError `quoteRequest.notFound` */
export async function quotesOfOrganisationRequest(
  actor: UserActor,
  organisationId: number,
  number: string,
): Promise<WatchedQuotes> {
  const { id } = await seeOrganisationRequest(actor, organisationId, number);
  const quotes = await quoteStore.ofRequests([id]);
  return {
    quotes: quotes.map(({ companyId, shown, drivers, expiresAt, buses }) => ({
      companyId,
      shown,
      drivers,
      expiresAt,
      buses,
    })),
    isCanceled: (await canceledOf(quotes)).has(id),
  };
}

/** What became of a company's quote that was accepted: its bookings, and whether all of the order is canceled. */
interface BoughtQuote {
  bookings: string[];
  isCanceled: boolean;
}

async function boughtBy({ quoteRequestId, companyId, shown }: QuoteRow): Promise<BoughtQuote | null> {
  const order = shown === 'accepted' ? (await quoteStore.orderedOf([quoteRequestId])).get(quoteRequestId) : undefined;
  if (!order) return null;
  // What replaces a bus that the company has canceled is another's.
  const own = order.bookings.filter((booking) => booking.companyId === companyId);
  return { bookings: own.map(({ number }) => number), isCanceled: order.stands === 'canceled' };
}

/** The company's own quote on what it was asked; `isSold`: an administrator has made it in the company's name. @throws DomainError `quoteRequest.notFound`, also for a competitor's */
export async function quoteOfAsked(
  actor: Actor,
  askedId: number,
): Promise<
  { quote: QuoteRow; isSold: boolean; buses: BusNames; isRenewable: boolean; bought: BoughtQuote | null } | undefined
> {
  const { request } = await seeAsked(actor, askedId);
  const quote = await quoteStore.ofAsked(askedId);
  if (!quote) return undefined;
  const { minimumDaysBeforeDeparture: days } = await readSettings(request.trip.departure);
  const isRenewable = quote.status === 'expired' && isInTime(request.trip.departure, clock.now(), days);
  const bought = await boughtBy(quote);
  const isSold = request.seller !== null && quote.isFirst;
  return {
    quote,
    isSold,
    isRenewable,
    bought,
    buses: await quoteStore.busNames(quote.buses.map((bus) => bus.vehicleId)),
  };
}
