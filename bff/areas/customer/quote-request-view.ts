import { hasNoAnswer, seeQuoteRequest } from '@bff/domain/quotes';
import type { UserActor } from '@bff/domain/shared/actor';
import type { TripRequest } from '@bff/domain/trips';
import { clock } from '@bff/platform/clock';
import type { ShownRequestStatus } from '@states/quote-states';

/** A customer's request for quotes, with what each company has said. */
export interface QuoteRequestView {
  number: string;
  trip: TripRequest;
  message: string | null;
  specialRequests: string | null;
  created: Date;
  companies: { id: number; name: string; status: ShownRequestStatus; message: string | null; answerBy: Date }[];
  /** Nobody gives a quote: others can be asked. */
  canAskOthers: boolean;
}

/** @throws DomainError `quoteRequest.notFound`, also for another's */
export async function quoteRequestView(actor: UserActor, number: string): Promise<QuoteRequestView> {
  const request = await seeQuoteRequest(actor, number);
  return {
    number: request.number,
    trip: request.trip,
    message: request.message,
    specialRequests: request.specialRequests,
    created: request.createdAt,
    companies: request.companies.map(({ companyId, companyName, shown, message, expiresAt }) => ({
      id: companyId,
      name: companyName,
      status: shown,
      message,
      answerBy: expiresAt,
    })),
    canAskOthers: hasNoAnswer(request) && request.trip.departure > clock.now(),
  };
}
