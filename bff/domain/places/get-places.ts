import { perConnection } from '@db/per-connection';
import { keep } from './kept';
import type { Place, PlaceLanguage } from './place';
import { nearestPlace, placesById } from './place.store';
import { parsePosition } from './place-text';

/** A place by its id, or by «lat,lon» for a bare position; undefined if there is none. */
export async function getPlace(id: string, language: PlaceLanguage = 'sv'): Promise<Place | undefined> {
  const [place] = await getPlaces([id], language);
  return place;
}

/** By language and id: sorting, filtering and paging through one search need the same two places each time. */
const keptHere = perConnection(() => new Map<string, Place>());

/** Places by id, in the order asked for; undefined if there is none. */
export async function getPlaces(
  ids: readonly string[],
  language: PlaceLanguage = 'sv',
): Promise<readonly (Place | undefined)[]> {
  const kept = keptHere();
  const keyOf = (id: string) => `${language}|${id}`;
  const unknown = ids.filter((id) => !kept.has(keyOf(id)));
  if (unknown.length === 0) return ids.map((id) => kept.get(keyOf(id)));
  const known = await placesById(unknown, language);
  return Promise.all(
    ids.map(async (id) => {
      const place = kept.get(keyOf(id)) ?? known.get(id) ?? (await placeAt(id, language));
      if (place) keep(kept, keyOf(id), place);
      return place;
    }),
  );
}

/** A typed position as a place: with the municipality and country of the nearest town, or none if no town is near. */
async function placeAt(text: string, language: PlaceLanguage): Promise<Place | undefined> {
  const position = parsePosition(text);
  const near = position && (await nearestPlace(position, language));
  if (!near) return undefined;
  const { lat, lon } = position;
  return {
    id: `${lat.toFixed(6)},${lon.toFixed(6)}`,
    name: `${lat}, ${lon}`,
    kind: 'position',
    municipality: near.municipality,
    county: near.county,
    country: near.country,
    lat,
    lon,
    population: null,
  };
}
