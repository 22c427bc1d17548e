// Traces: S3-016, S4-018, S4-019, S4-021, S4-061, S6-031, S8-659, S8-661, S8-662, S8-663
import { occupancyStore } from '@bff/domain/availability';
import { holdQuote, type OrderedQuotes, readOrderDetails } from '@bff/domain/bookings';
import type { Offer } from '@bff/domain/offers';
import { type Actor, system } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { clock } from '@bff/platform/clock';
import { inTransaction } from '@bff/platform/transaction';
import { closeQuote } from './close-quote';
import { mailAnswered, mailClosed } from './quote-mail';
import { quotePolicy } from './quote.policy';
import { type QuoteRequestRow, quoteRequestStore } from './quote-request.store';
import { type QuoteRow, quoteStore } from './quote.store';
import { choosableRequests } from './see-quote-requests';
import { ownOrderNumber } from './see-quotes';

const quotes = system('quotes');

/**
 * A quote on a request on which the actor chooses. @throws DomainError `quote.notFound`, also for somebody else's; `auth.noPermission` for
 * whoever asked but leaves the choice to others
 */
async function ownQuote(actor: Actor, id: number): Promise<{ quote: QuoteRow; request: QuoteRequestRow }> {
  const quote = await quoteStore.find(id);
  const request = quote && (await quoteRequestStore.byId(quote.quoteRequestId));
  must(quote && request, 'quote.notFound');
  must(
    (await choosableRequests(actor))(request),
    quotePolicy.ask(actor, request) ? 'auth.noPermission' : 'quote.notFound',
  );
  return { quote, request };
}

/** With the request locked: checks that the quote can be chosen now. */
function mustBeOpen(all: readonly QuoteRow[], id: number): QuoteRow {
  const quote = all.find((one) => one.id === id);
  must(quote, 'quote.notFound');
  const isChosen = all.some(
    ({ id: other, status }) => other !== id && (status === 'inProgress' || status === 'accepted'),
  );
  must(!isChosen, 'quote.anotherChosen');
  must(quote.status !== 'expired' && (quote.status !== 'open' || quote.expiresAt > clock.now()), 'quote.expired');
  must(quote.status === 'open', 'quote.notOpen');
  return quote;
}

/**
 * The customer accepts a quote: this makes an order at its price, paid like any other. Until it is paid the quote is in progress and does
 * not expire. Of two simultaneous acceptances one succeeds; the other finds its order, or that another quote is chosen.
 * @throws DomainError `auth.noPermission`, `quote.notFound`, `quote.expired`, `quote.notOpen`, `quote.anotherChosen`; those of a hold
 */
export async function acceptQuote(actor: Actor, id: number): Promise<{ orderNumber: string }> {
  const { quote, request } = await ownQuote(actor, id);
  const begun = quote.status === 'inProgress' ? await ownOrderNumber(actor, request, quote) : null;
  if (begun !== null) return { orderNumber: begun };
  mustBeOpen(await quoteStore.allOfRequest(request.id), id);
  const offer: Offer = {
    trip: request.trip,
    companyId: quote.companyId,
    buses: quote.buses,
    countries: quote.countries,
    expires: quote.expiresAt,
  };
  let open = quote;
  return holdQuote(actor, {
    offer,
    wishes: { comment: request.message, specialRequests: request.specialRequests },
    lock: async () => void (open = mustBeOpen(await quoteStore.lockRequest(request.id), id)),
    release: () => occupancyStore.releaseQuotes([id]),
    ordered: async (orderNumber) => {
      const order = await readOrderDetails(orderNumber);
      must(order, 'booking.notFound');
      await quoteStore.move(open, 'inProgress', { actor, set: { orderId: order.id } });
    },
  });
}

/** The customer rejects the quote, and may say why. @throws DomainError `auth.noPermission`, `quote.notFound`, `quote.expired`, `quote.notOpen` */
export async function rejectQuote(actor: Actor, id: number, reason: string): Promise<void> {
  const { request } = await ownQuote(actor, id);
  await inTransaction(async () => {
    const open = (await quoteStore.lockRequest(request.id)).find((one) => one.id === id);
    must(open, 'quote.notFound');
    must(open.status === 'open', open.status === 'expired' ? 'quote.expired' : 'quote.notOpen');
    await close(open, request, { actor, by: 'customer', reason });
    if (actor.kind === 'user') await mailAnswered(request, open, { buyerId: actor.userId, reason });
  });
}

async function close(
  quote: QuoteRow,
  request: QuoteRequestRow,
  { actor, by, reason }: { actor: Actor; by: 'customer' | 'anotherChosen'; reason: string | null },
): Promise<void> {
  await closeQuote(quote, { actor, by, reason });
  await mailClosed(request, quote, { by, reason });
}

/** What happens to quotes when the orders made from them are paid, or end unpaid. */
export const orderedQuotesOfRequests: OrderedQuotes = {
  async lock(orderId) {
    const requestId = await quoteStore.requestOfOrder(orderId);
    if (requestId !== undefined) await quoteStore.lockRequest(requestId);
  },

  async onOrderConfirmed(orderId) {
    const requestId = await quoteStore.requestOfOrder(orderId);
    if (requestId === undefined) return;
    const all = await quoteStore.lockRequest(requestId);
    const paid = all.find((quote) => quote.orderId === orderId && quote.status === 'inProgress');
    const request = await quoteRequestStore.byId(requestId);
    if (!paid || !request) return;
    await quoteStore.move(paid, 'accepted', { actor: quotes });
    if (paid.orderBy) await mailAnswered(request, paid, { buyerId: paid.orderBy.userId, reason: null });
    for (const other of all)
      if (other.status === 'open') await close(other, request, { actor: quotes, by: 'anotherChosen', reason: null });
    // Otherwise a bus would be held for nobody.
    await quoteRequestStore.closeUnanswered(requestId, clock.now());
  },

  async onOrderEnded(orderId) {
    const requestId = await quoteStore.requestOfOrder(orderId);
    if (requestId === undefined) return;
    const quote = (await quoteStore.lockRequest(requestId)).find((one) => one.orderId === orderId);
    if (quote?.status !== 'inProgress') return;
    const wanted = quote.buses.map(({ vehicleId, start, end }) => ({
      vehicleId,
      start: new Date(start),
      end: new Date(end),
    }));
    const isOpen = quote.expiresAt > clock.now() && (await occupancyStore.areFree(wanted));
    await quoteStore.move(quote, isOpen ? 'open' : 'expired', { actor: quotes });
    if (isOpen) await occupancyStore.holdForQuote(quote.id, wanted, quote.expiresAt);
  },
};
