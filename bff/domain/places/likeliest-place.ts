import { straightLineMetres } from '@bff/domain/shared/position';
import type { Place } from './place';

/** A town this large is meant when nothing says otherwise, if it is this many times larger than its namesakes. */
const LARGE_TOWN = 10_000;
const TIMES_LARGER = 5;
/** Where no population is known. */
const UNKNOWN_POPULATION = 1_000;
/** A namesake abroad counts beside a Swedish one only if it is a city many times larger. */
const FOREIGN_CITY = 100_000;
const FOREIGN_TIMES_LARGER = 20;
/** The station and the postal place of a town lie within this distance; two records of one village within a few km. */
export const SAME_TOWN_METRES = 15_000;
const SAME_VILLAGE_METRES = 3_000;

/**
 * Of places with one name, ordered by weight: the one that is clearly meant, or else all of them, as they are suggested: whoever must choose
 * anyway may mean one abroad.
 */
export function likeliestPlaces(places: readonly Place[]): readonly Place[] {
  const rivals = withoutDoubles(withoutForeignNamesakes(places));
  const [first, second] = [...rivals].sort((a, b) => (b.population ?? 0) - (a.population ?? 0));
  if (!first || !second) return rivals;
  const all = withoutDoubles(places);
  const size = first.population ?? 0;
  const isClearlyMeant =
    size >= LARGE_TOWN &&
    rivals.every((rival) => rival === first || (size >= TIMES_LARGER * population(rival) && isNoFarther(first, rival)));
  return isClearlyMeant ? [first] : all;
}

/** Size alone does not send a coach abroad when a place in Sweden has the name. */
const isNoFarther = (place: Place, rival: Place) => place.country === 'SE' || rival.country !== 'SE';

const population = (place: Place) => place.population ?? UNKNOWN_POPULATION;

function withoutForeignNamesakes(places: readonly Place[]): readonly Place[] {
  const swedish = places.filter((place) => place.country === 'SE');
  if (swedish.length === 0) return places;
  const largest = Math.max(...swedish.map(population));
  return places.filter(
    (place) => place.country === 'SE' || population(place) >= Math.max(FOREIGN_CITY, FOREIGN_TIMES_LARGER * largest),
  );
}

/** Leaves out what is the same spot under another heading. An airport is not: whoever means it is not helped by a bus to the town. */
function withoutDoubles(places: readonly Place[]): readonly Place[] {
  const kept: Place[] = [];
  const byHeading = [...places].sort((a, b) => Number(b.kind === 'locality') - Number(a.kind === 'locality'));
  for (const place of byHeading) {
    const within = place.kind === 'locality' ? SAME_VILLAGE_METRES : SAME_TOWN_METRES;
    if (place.kind === 'airport' || !kept.some((other) => straightLineMetres(other, place) <= within)) kept.push(place);
  }
  return kept;
}
