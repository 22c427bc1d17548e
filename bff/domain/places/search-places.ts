import { describeAddress, describePlace, placeFieldText } from './describe-place';
import { nearPlaces } from './near-places';
import type { Place, PlaceLanguage } from './place';
import { placesByPrefix } from './place.store';
import { placeKey } from './place-key';
import { addressSplits, centralStationKeys, isQualifiedBy, parsePlaceText } from './place-text';
import { resolvePlace } from './resolve-place';

const MOST = 50;

/**
 * Places whose name a text begins, the likeliest first: whole names, then beginnings, Sweden first, then by population. Diacritics are
 * ignored; Swedish and English names, postcodes, stations and airports are found alike; «Berga, Högs» narrows down.
 */
export async function searchPlaces(
  text: string,
  { limit, language }: { limit: number; language: PlaceLanguage },
): Promise<readonly Place[]> {
  const { key, qualifiers } = parsePlaceText(text);
  if (!key) return [];
  for (const one of [key, ...centralStationKeys(key)]) {
    const found = (await placesByPrefix(one, qualifiers.length > 0 ? MOST : Math.min(limit, MOST), language))
      .map(({ place }) => place)
      .filter((place) => isQualifiedBy(place, qualifiers));
    if (found.length > 0) return found.slice(0, limit);
  }
  return [];
}

/** A suggested place: the text for the field once it is picked, and what tells it from the others. */
export interface SuggestedPlace {
  place: Place;
  text: string;
  detail: string;
  /** Nothing has the name that was typed; this one is near it. */
  isNear: boolean;
}

/** What to suggest for a text: places whose name it begins, or else the place of an address, which keeps its street, or else near names. */
export async function suggestPlaces(
  text: string,
  { limit, language }: { limit: number; language: PlaceLanguage },
): Promise<readonly SuggestedPlace[]> {
  const found = await searchPlaces(text, { limit, language });
  if (found.length > 0) return suggested(found, language);
  const address = await resolvePlace(text, language);
  if (address.kind === 'one' && address.street) return [addressIn(address.place, address.street, language)];
  const begun = await begunAddresses(text, { limit, language });
  if (begun.length > 0) return begun;
  return address.kind === 'none' ? suggested(await nearPlaces(text, language), language, true) : [];
}

/** Addresses in every place that the end of a text begins the name of: «Storgatan 12 gäv», «Storgatan 12, Berg». */
async function begunAddresses(
  text: string,
  { limit, language }: { limit: number; language: PlaceLanguage },
): Promise<SuggestedPlace[]> {
  for (const { street, place } of addressSplits(text)) {
    const isStreetFirst = text.trimStart().startsWith(street);
    if (!isStreetFirst || placeKey(place).length < FEWEST_LETTERS) continue;
    const found = (await searchPlaces(place, { limit, language })).filter(hasStreets);
    if (found.length > 0) return found.map((one) => addressIn(one, street, language, found));
  }
  return [];
}

const hasStreets = ({ kind }: Place): boolean => kind !== 'station' && kind !== 'airport';
/** Fewer mean too much. */
const FEWEST_LETTERS = 2;

const suggested = (places: readonly Place[], language: PlaceLanguage, isNear = false): SuggestedPlace[] =>
  places.map((place) => {
    const text = placeFieldText(place, places, language);
    const detail = describePlace(place, places, language);
    // Nothing is said twice: some texts say it all.
    return { place, text, detail: text.endsWith(`(${detail})`) ? '' : detail, isNear };
  });

/** An address as it is picked: its street begins with a capital, as streets are written, whatever was typed. */
function addressIn(place: Place, typed: string, language: PlaceLanguage, among: readonly Place[] = []): SuggestedPlace {
  const street = typed.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase('sv'));
  return {
    place,
    text: `${street}, ${placeFieldText(place, among, language)}`,
    detail: describeAddress(place, language),
    isNear: false,
  };
}
