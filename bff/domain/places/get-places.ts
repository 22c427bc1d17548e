import type { Place, PlaceLanguage } from './place';
import { nearestPlace, placesById } from './place.store';
import { parsePosition } from './place-text';

/** A place by its id, or by «lat,lon» for a bare position; undefined when there is none. */
export async function getPlace(id: string, language: PlaceLanguage = 'sv'): Promise<Place | undefined> {
  const [place] = await getPlaces([id], language);
  return place;
}

/** Places by id, in the order asked for; undefined where there is none. */
export async function getPlaces(
  ids: readonly string[],
  language: PlaceLanguage = 'sv',
): Promise<readonly (Place | undefined)[]> {
  const known = await placesById(ids, language);
  return Promise.all(ids.map(async (id) => known.get(id) ?? (await placeAt(id, language))));
}

/** A typed position as a place: it gets the municipality and country of the nearest town, and none where no town is near. */
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
