import { planTrip } from '@bff/domain/offers';
import { largestNear, placeFieldText, resolvePicked } from '@bff/domain/places';
import { DomainError } from '@bff/domain/shared/errors';
import type { Language } from '@bff/domain/shared/actor';
import { HOUR, SECOND } from '@bff/domain/shared/time';
import { pointOnWay } from '@bff/domain/trips';
import type { SearchQuery } from './search-query';
import { tripOfQuery } from './search-results';

/** Towns in which a trip's passengers could sleep, on the leg that takes longest. */
export interface NightsOnTheWay {
  /** The form's row before which they come. */
  before: number;
  towns: { id: string; name: string; text: string }[];
}

/** What one driver drives between two nights. */
const DAY_OF_DRIVING = 9 * HOUR;
/** More is a tour, which people plan themselves. */
const MOST_NIGHTS = 3;

/** Suggestions for nights on the way, the fewest first: as many as one driver's days require, and one more for the way to the start. */
export async function nightsOnTheWay(query: SearchQuery, language: Language): Promise<NightsOnTheWay[]> {
  const resolved = await Promise.all(query.stops.map(({ text, id }) => resolvePicked(text, id, language)));
  const places = resolved.flatMap((found) => (found.kind === 'one' ? [found] : []));
  if (places.length < resolved.length) return [];
  const legs = await legsOf(tripOfQuery(query, places));
  const leg = legs.reduce<(typeof legs)[number] | undefined>(
    (most, one) => (most && most.seconds >= one.seconds ? most : one),
    undefined,
  );
  if (!leg) return [];
  const least = Math.max(1, Math.ceil((leg.seconds * SECOND) / DAY_OF_DRIVING) - 1);
  const before = query.rows[legs.indexOf(leg) + 1]!;
  const found = [least, least + 1]
    .filter((nights) => nights <= MOST_NIGHTS)
    .map((nights) => townsOn(leg, nights, language));
  return (await Promise.all(found)).flatMap((towns) => (towns ? [{ before, towns }] : []));
}

async function legsOf(trip: Parameters<typeof planTrip>[0]) {
  try {
    return (await planTrip(trip)).ways.legs;
  } catch (error) {
    if (error instanceof DomainError) return [];
    throw error;
  }
}

/** That many different towns, at even distances; undefined where there are none. */
async function townsOn(leg: Parameters<typeof pointOnWay>[0], nights: number, language: Language) {
  const towns = await Promise.all(
    Array.from({ length: nights }, async (_, night) => {
      const point = pointOnWay(leg, (night + 1) / (nights + 1));
      return point && largestNear(point, language);
    }),
  );
  const known = towns.flatMap((town) =>
    town ? [{ id: town.id, name: town.name, text: placeFieldText(town, [town], language) }] : [],
  );
  return new Set(known.map(({ id }) => id)).size === nights ? known : undefined;
}
