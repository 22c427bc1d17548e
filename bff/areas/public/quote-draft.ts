import { requestedTripMap, type StopsMap } from '@bff/domain/maps';
import { checkRequestedTrip, operatorsToAsk, type QuoteRequestRow, seeQuoteRequest } from '@bff/domain/quotes';
import { TripRefused } from '@bff/domain/offers';
import { resolvePicked } from '@bff/domain/places';
import type { UserActor } from '@bff/domain/shared/actor';
import { DomainError } from '@bff/domain/shared/errors';
import type { TripRequest } from '@bff/domain/trips';
import type { SearchQuery } from './search-query';
import { tripOfQuery } from './search-results';

/** A quote request before it is sent. */
export interface QuoteDraft {
  trip: TripRequest;
  map: StopsMap;
  /** The operators that it can be sent to, likeliest first. */
  operators: {
    id: number;
    name: string;
    rating: number | null;
    ratings: number;
    /** Of all its buses near the start. */
    seats: number;
    /** About as far as it is by road, in whole kilometres. */
    metres: number;
  }[];
  /** Why no operator can be asked for this trip, as `key,param`; null if they can. */
  refusal: string | null;
  message: string | null;
  specialRequests: string | null;
}

/**
 * The request that a search leads to, or one to further companies after an earlier request has ended. Undefined if a place of the search is
 * ambiguous: the search asks which.
 * @throws DomainError `quoteRequest.notFound` (the previous one), `booking.noRoute`, `route.unavailable`
 */
export async function quoteDraft(
  actor: UserActor,
  from: { query: SearchQuery } | { previous: string },
): Promise<QuoteDraft | undefined> {
  const previous = 'previous' in from ? await seeQuoteRequest(actor, from.previous) : undefined;
  const trip = previous?.trip ?? ('query' in from ? await tripOf(actor, from.query) : undefined);
  if (!trip) return undefined;
  const [refusal, map] = await Promise.all([refusalOf(trip), requestedTripMap(trip)]);
  return {
    trip,
    map,
    refusal,
    operators: refusal === null ? await operators(trip, previous) : [],
    message: previous?.message ?? null,
    specialRequests: previous?.specialRequests ?? null,
  };
}

async function tripOf({ language }: UserActor, query: SearchQuery): Promise<TripRequest | undefined> {
  const found = await Promise.all(query.stops.map(({ text, id }) => resolvePicked(text, id, language)));
  const places = found.flatMap((one) => (one.kind === 'one' ? [one] : []));
  return places.length === found.length ? tripOfQuery(query, places) : undefined;
}

async function refusalOf(trip: TripRequest): Promise<string | null> {
  try {
    await checkRequestedTrip(trip);
    return null;
  } catch (error) {
    const [fault] = error instanceof TripRefused ? error.faults : error instanceof DomainError ? [error] : [];
    if (!fault) throw error;
    return [fault.key, ...fault.params].join(',');
  }
}

/** Which road a bus takes is not known before it is chosen. */
const DETOUR = 1.2;
const aboutByRoad = (straightMetres: number): number =>
  Math.max(1, Math.round((straightMetres * DETOUR) / 1_000)) * 1_000;

const operators = async (trip: TripRequest, after: QuoteRequestRow | undefined): Promise<QuoteDraft['operators']> =>
  (await operatorsToAsk(trip, after)).map(({ companyId, name, ratingSum, ratingCount, seats, metres }) => ({
    id: companyId,
    name,
    rating: ratingCount === 0 ? null : ratingSum / ratingCount,
    ratings: ratingCount,
    seats,
    metres: aboutByRoad(metres),
  }));
