import type { Place, PlaceLanguage } from './place';
import { placesByPrefix } from './place.store';
import { isQualifiedBy, parsePlaceText } from './place-text';

const MOST = 50;

/**
 * Places that a text begins to name, the likeliest first: whole names, then beginnings, Sweden first, then by population. Diacritics do not
 * count; Swedish and English names, postcodes, stations and airports are found alike; «Berga, Högs» narrows down.
 */
export async function searchPlaces(
  text: string,
  { limit, language }: { limit: number; language: PlaceLanguage },
): Promise<readonly Place[]> {
  const { key, qualifiers } = parsePlaceText(text);
  if (!key) return [];
  const found = await placesByPrefix(key, qualifiers.length > 0 ? MOST : Math.min(limit, MOST), language);
  return found
    .map(({ place }) => place)
    .filter((place) => isQualifiedBy(place, qualifiers))
    .slice(0, limit);
}
