import { requestedTripMap, type StopsMap } from '@bff/domain/maps';
import { seeAsked } from '@bff/domain/quotes';
import type { UserActor } from '@bff/domain/shared/actor';
import type { TripRequest } from '@bff/domain/trips';
import { clock } from '@bff/platform/clock';
import type { AskedStatus } from '@states/quote-states';

/** The request as the company sees it: the trip, but not whom else the customer asked. */
export interface AskedPage {
  id: number;
  number: string;
  status: AskedStatus;
  customerName: string;
  trip: TripRequest;
  message: string | null;
  specialRequests: string | null;
  created: Date;
  /** Of one that was closed, when it was. */
  answerBy: Date;
  /** Whether a quote that is withdrawn now can be followed by another. */
  mayAnswerAgain: boolean;
  /** The company's words when it rejected the request. */
  answer: string | null;
  map: StopsMap;
}

/** @throws DomainError `quoteRequest.notFound` */
export async function askedPage(actor: UserActor, id: number): Promise<AskedPage> {
  const { reads, message: answer, expiresAt, createdAt, request } = await seeAsked(actor, id);
  return {
    id,
    number: request.number,
    status: reads,
    customerName: request.customerName,
    trip: request.trip,
    message: request.message,
    specialRequests: request.specialRequests,
    created: createdAt,
    answerBy: expiresAt,
    mayAnswerAgain: expiresAt > clock.now(),
    answer,
    map: await requestedTripMap(request.trip),
  };
}
