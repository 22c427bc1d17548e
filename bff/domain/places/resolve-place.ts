import { getPlace } from './get-places';
import { likeliestPlaces } from './likeliest-place';
import type { Place, PlaceLanguage, PlaceResolution } from './place';
import { placesByName, placesByPrefix, type NamedPlace } from './place.store';
import { isQualifiedBy, parsePlaceText, parsePosition, type TypedPlace } from './place-text';

/** So many are shown to choose from. */
const CHOICES = 12;
const MOST = 50;

/**
 * What a typed text means: a place id, «lat,lon», a postcode or a name, which may say which one («Berga, Högsby»). One when one is clearly
 * meant; many when the person must choose; none when nothing is called so.
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
  const begun = await placesByPrefix(typed.key, typed.qualifiers.length > 0 ? MOST : CHOICES, language);
  return answer(matching(typed, begun));
}

/** Keeps to the qualifiers, and to the very spelling where something is spelled so: «Ås» is not «As». */
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
