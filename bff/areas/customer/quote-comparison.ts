import { tiersOf } from '@bff/domain/offers';
import { quotesOfRequest, seeQuoteRequest } from '@bff/domain/quotes';
import type { UserActor } from '@bff/domain/shared/actor';
import { clock } from '@bff/platform/clock';
import type { QuoteStatus } from '@states/quote-states';

/** A quote beside the others, as its customer compares it: what they pay, not what the company gets. */
export interface ComparedQuote {
  id: number;
  company: string;
  status: QuoteStatus;
  buses: string[];
  customerPrice: number;
  tax: number;
  total: number;
  expiresAt: Date;
  message: string | null;
  tiers: { hours: number; basisPoints: number }[];
  /** Null: none is made of it now. */
  orderNumber: string | null;
  canBeChosen: boolean;
}

/** The quotes on a customer's request, the cheapest first. @throws DomainError `quoteRequest.notFound` */
export async function quoteComparison(actor: UserActor, number: string): Promise<ComparedQuote[]> {
  const { companies } = await seeQuoteRequest(actor, number);
  const { quotes, buses } = await quotesOfRequest(actor, number);
  const tiers = await tiersOf(quotes.map(({ companyId }) => companyId));
  const isChosen = quotes.some(({ status }) => status === 'inProgress' || status === 'accepted');
  const now = clock.now();
  return quotes
    .map((quote): ComparedQuote => {
      const isOver = quote.status === 'open' && quote.expiresAt <= now;
      return {
        id: quote.id,
        company: companies.find(({ companyId }) => companyId === quote.companyId)?.companyName ?? '',
        status: isOver ? 'expired' : quote.status,
        buses: quote.buses
          .map(({ vehicleId }) => buses.get(vehicleId))
          .map((bus) => (bus ? `${bus.model} (${bus.seats})` : '')),
        customerPrice: quote.customerPrice,
        tax: quote.tax,
        total: quote.total,
        expiresAt: quote.expiresAt,
        message: quote.message,
        tiers: tiers.get(quote.companyId) ?? [],
        orderNumber: quote.status === 'inProgress' || quote.status === 'accepted' ? quote.orderNumber : null,
        canBeChosen: quote.status === 'open' && !isOver && !isChosen,
      };
    })
    .sort((one, other) => one.total - other.total);
}
