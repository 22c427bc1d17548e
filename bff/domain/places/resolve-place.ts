import { getPlace } from './get-places';
import { likeliestPlaces } from './likeliest-place';
import type { Place, PlaceLanguage, PlaceResolution } from './place';
import { placesByName, placesByPrefix, type NamedPlace } from './place.store';
import { placeKey } from './place-key';
import {
  addressSplits,
  centralStationKeys,
  isQualifiedBy,
  parsePlaceText,
  parsePosition,
  type TypedPlace,
} from './place-text';
import { toldApart } from './told-apart';

/** How many are shown to choose from. */
const CHOICES = 12;
const MOST = 50;

/**
 * The meaning of a typed text: a place id, «lat,lon», a postcode or a name, which may have a qualifier («Berga, Högsby»). One when one is
 * clearly meant; many when the person must choose; none when nothing has that name.
 */
export async function resolvePlace(text: string, language: PlaceLanguage = 'sv'): Promise<PlaceResolution> {
  const id = text.trim();
  if (parsePosition(id) || /^[a-z]{2}-[a-z0-9-]+$/.test(id)) {
    const place = await getPlace(id, language);
    if (place) return { kind: 'one', place };
  }
  const typed = parsePlaceText(text);
  if (!typed.key) return { kind: 'none' };
  const named = matching(typed, await placesByName(typed.key, language));
  if (named.length > 0) return answer(likeliestPlaces(named));
  for (const key of [typed.key, ...centralStationKeys(typed.key)]) {
    const begun = matching(typed, await placesByPrefix(key, typed.qualifiers.length > 0 ? MOST : CHOICES, language));
    if (begun.length > 0) return answer(begun);
  }
  return resolveAddress(text, language);
}

/** An address: the place that it ends or begins with, and the rest as the street. */
async function resolveAddress(text: string, language: PlaceLanguage): Promise<PlaceResolution> {
  for (const { street, place } of addressSplits(text)) {
    const typed = parsePlaceText(place);
    const found = answer(likeliestPlaces(matching(typed, await placesByName(typed.key, language))));
    if (found.kind === 'one') return { ...found, street };
    if (found.kind === 'many') return found;
  }
  return { kind: 'none' };
}

/**
 * A text whose place was picked from a list: that place, while the text still names it; otherwise the meaning of the text. One of several of a
 * name is called by more than its name from here on: whoever has chosen «Berg, Åtvidaberg» reads that until they have the receipt.
 */
export async function resolvePicked(
  text: string,
  pickedId: string | undefined,
  language: PlaceLanguage = 'sv',
): Promise<PlaceResolution> {
  const found = await resolveChosen(text, pickedId, language);
  return found.kind === 'one' ? { ...found, place: await toldApart(found.place, language) } : found;
}

async function resolveChosen(
  text: string,
  pickedId: string | undefined,
  language: PlaceLanguage,
): Promise<PlaceResolution> {
  const place = pickedId ? await getPlace(pickedId, language) : undefined;
  if (!place) return resolvePlace(text, language);
  if (names(place, text)) return { kind: 'one', place };
  const typed = await resolvePlace(text, language);
  // Another place was typed over it.
  if (typed.kind === 'one' && !typed.street) return typed;
  const split = addressSplits(text).find((one) => names(place, one.place));
  return split ? { kind: 'one', place, street: split.street } : typed;
}

/** Whether a text is, or begins, a place's name, with only qualifiers that match. */
function names(place: Place, text: string): boolean {
  const { key, qualifiers } = parsePlaceText(text);
  return key !== '' && placeKey(place.name).startsWith(key) && isQualifiedBy(place, qualifiers);
}

/** Applies the qualifiers, and the exact spelling where something is spelled so: «Ås» is not «As». */
function matching({ name, qualifiers }: TypedPlace, found: readonly NamedPlace[]): Place[] {
  const qualified = found.filter(({ place }) => isQualifiedBy(place, qualifiers));
  const spelling = name.toLocaleLowerCase('sv');
  const spelled = qualified.filter((match) => match.spelling.toLocaleLowerCase('sv') === spelling);
  return (spelled.length > 0 ? spelled : qualified).map(({ place }) => place);
}

function answer(places: readonly Place[]): PlaceResolution {
  const [place, ...others] = places;
  if (!place) return { kind: 'none' };
  return others.length === 0 ? { kind: 'one', place } : { kind: 'many', places: places.slice(0, CHOICES) };
}
