import { formatCountries } from '@formats';
import { straightLineMetres } from '@bff/domain/shared/position';
import { perConnection } from '@db/per-connection';
import { keep } from './kept';
import { likeliestPlaces, SAME_TOWN_METRES } from './likeliest-place';
import type { Place, PlaceLanguage } from './place';
import { placesByName } from './place.store';
import { placeKey } from './place-key';
import { municipalityName, regionName } from './region-name';

/** Whom a name alone means, by language and name. */
const keptHere = perConnection(() => new Map<string, readonly Place[]>());

async function meantBy(name: string, language: PlaceLanguage): Promise<readonly Place[]> {
  const kept = keptHere();
  const key = `${language}|${placeKey(name)}`;
  const known = kept.get(key);
  if (known) return known;
  const meant = likeliestPlaces((await placesByName(placeKey(name), language)).map(({ place }) => place));
  keep(kept, key, meant);
  return meant;
}

/** The place under a name that no other has: «Berg, Åtvidaberg». Left as it is where the name alone means it, and where it has a kind of its own. */
export async function toldApart(place: Place, language: PlaceLanguage): Promise<Place> {
  if (place.kind !== 'locality' && place.kind !== 'postal-place') return place;
  const [meant, another] = await meantBy(place.name, language);
  if (!meant || (!another && straightLineMetres(meant, place) <= SAME_TOWN_METRES)) return place;
  const where = place.country === 'SE' ? [municipalityName(place, language), regionName(place, language)] : [formatCountries([place.country], language)]; // prettier-ignore
  const which = where.find((one) => one !== '' && one !== place.name);
  return which === undefined ? place : { ...place, name: `${place.name}, ${which}` };
}
