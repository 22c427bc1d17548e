import { likeliestPlaces } from './likeliest-place';
import type { Place, PlaceLanguage } from './place';
import { placesByName } from './place.store';
import { nearKeys } from './near-keys';
import { isQualifiedBy, parsePlaceText } from './place-text';

/** More would be guessing. */
const MOST = 5;

/** Places whose whole name is one slip away from a text, the likeliest first: to ask «did you mean …?» where nothing has the name itself. */
export async function nearPlaces(text: string, language: PlaceLanguage): Promise<readonly Place[]> {
  const { key, qualifiers } = parsePlaceText(text);
  const keys = nearKeys(key);
  if (keys.length === 0) return [];
  const found = (await placesByName(keys, language))
    .map(({ place }) => place)
    .filter((place) => isQualifiedBy(place, qualifiers));
  // Of each name those that are meant by it.
  const names = [...new Set(found.map(({ name }) => name))];
  return names.flatMap((name) => likeliestPlaces(found.filter((place) => place.name === name))).slice(0, MOST);
}
