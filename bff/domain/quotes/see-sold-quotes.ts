// Traces: S2-114, S2-134
import type { Actor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import type { ShownQuoteStatus } from '@states/quote-states';
import { quotePolicy } from './quote.policy';
import { type QuoteRequestRow, quoteRequestStore } from './quote-request.store';
import { quoteStore } from './quote.store';

/** What an administrator has offered a customer. The total in öre. */
export interface SoldQuote {
  /** Of the request that was made for it. */
  number: string;
  /** Canceled: it was accepted, and no bus of its order is left. */
  status: ShownQuoteStatus | 'canceled';
  total: number;
  expiresAt: Date;
  /** The customer can accept it, or has and the trip is not canceled: another one would be a second trip. */
  isStanding: boolean;
}

/** Number of the last offer that the customer can accept, or has. */
export const lastStanding = (sold: readonly SoldQuote[] = []): string | null =>
  sold.findLast(({ isStanding }) => isStanding)?.number ?? null;

type Sold = Pick<QuoteRequestRow, 'id' | 'number' | 'previousId' | 'seller'>;

const STANDING: readonly SoldQuote['status'][] = ['open', 'inProgress', 'accepted'];

async function quotesOn(sold: readonly Sold[]): Promise<Map<number, SoldQuote>> {
  if (sold.length === 0) return new Map();
  const ids = sold.map(({ id }) => id);
  const [quotes, ordered] = await Promise.all([quoteStore.ofRequests(ids), quoteStore.orderedOf(ids)]);
  const numbers = new Map(sold.map(({ id, number }) => [id, number]));
  return new Map(
    quotes.map(({ quoteRequestId, shown, total, expiresAt }) => {
      const isCanceled = shown === 'accepted' && ordered.get(quoteRequestId)?.stands === 'canceled';
      const status = isCanceled ? 'canceled' : shown;
      const number = numbers.get(quoteRequestId)!;
      return [quoteRequestId, { number, status, total, expiresAt, isStanding: STANDING.includes(status) }];
    }),
  );
}

/**
 * What administrators have offered from the pages of these requests, the first first, by id; those without are not in the result. An offer
 * that was begun from an earlier offer's page belongs to both: the trip is the same. One statement for each such step, however many the
 * requests. @throws DomainError `auth.noPermission`
 */
export async function soldAfter(actor: Actor, ids: readonly number[]): Promise<Map<number, SoldQuote[]>> {
  must(quotePolicy.listAll(actor), 'auth.noPermission');
  const sold = new Map<number, Sold>();
  for (let from = [...ids]; from.length > 0;) {
    const next = (await quoteRequestStore.after(from)).filter(({ seller }) => seller !== null);
    for (const request of next) sold.set(request.id, request);
    from = next.map(({ id }) => id).filter((id) => !ids.includes(id));
  }
  const quotes = await quotesOn([...sold.values()]);
  const found = new Map<number, SoldQuote[]>();
  for (const [id, quote] of [...quotes].sort(([a], [b]) => a - b))
    for (let request = sold.get(id); request?.previousId != null; request = sold.get(request.previousId))
      if (ids.includes(request.previousId))
        found.set(request.previousId, [...(found.get(request.previousId) ?? []), quote]);
  return found;
}

/**
 * What stands of all that administrators have offered a customer for the trip of a request, whether that is the customer's own or one of the
 * offers. None for a request that is not that customer's: no offer can follow it. @throws DomainError `auth.noPermission`
 */
export async function standingOffers(
  actor: Actor,
  { number, customerId }: { number: string; customerId: number },
): Promise<SoldQuote[]> {
  must(quotePolicy.listAll(actor), 'auth.noPermission');
  let first = await quoteRequestStore.find(number);
  if (first?.customerId !== customerId) return [];
  while (first.seller !== null && first.previousId !== null) {
    const before = await quoteRequestStore.byId(first.previousId);
    if (!before) break;
    first = before;
  }
  const own = await quotesOn(first.seller === null ? [] : [first]);
  const after = (await soldAfter(actor, [first.id])).get(first.id) ?? [];
  return [...own.values(), ...after].filter(({ isStanding }) => isStanding);
}
