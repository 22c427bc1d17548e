// Traces: S2-134
import type { Actor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { quotePolicy } from './quote.policy';
import { quoteRequestStore } from './quote-request.store';
import { quoteStore } from './quote.store';
import { standingOffers, type SoldQuote } from './see-sold-quotes';

/** What whoever sells a trip must know of the request from whose page the sale was begun. Totals in öre. */
export interface RequestOfSale {
  /** The customer's words to the companies. */
  message: string | null;
  specialRequests: string | null;
  /** What the companies offer themselves, while the customer can accept it. */
  open: { company: string; total: number; expiresAt: Date }[];
  /** What we offer already. */
  offered: SoldQuote[];
}

/** Null if it is not that customer's: no offer can follow it. @throws DomainError `auth.noPermission` */
export async function requestOfSale(
  actor: Actor,
  { number, customerId }: { number: string; customerId: number },
): Promise<RequestOfSale | null> {
  must(quotePolicy.listAll(actor), 'auth.noPermission');
  const request = await quoteRequestStore.find(number);
  if (request?.customerId !== customerId) return null;
  const { message, specialRequests, seller, companies } = request;
  const names = new Map(companies.map(({ companyId, companyName }) => [companyId, companyName]));
  const own = seller === null ? await quoteStore.ofRequests([request.id]) : [];
  return {
    message,
    specialRequests,
    open: own
      .filter(({ shown }) => shown === 'open')
      .map(({ companyId, total, expiresAt }) => ({ company: names.get(companyId) ?? '', total, expiresAt })),
    offered: await standingOffers(actor, { number, customerId }),
  };
}
