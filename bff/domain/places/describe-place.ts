import { formatCountries } from '@formats';
import type { Place, PlaceKind, PlaceLanguage } from './place';
import { placeKey } from './place-key';

/** The kind of a place, as shown beside its name. */
const KINDS: Record<PlaceLanguage, Record<PlaceKind, string>> = {
  sv: {
    locality: 'ort',
    'postal-place': 'postort',
    airport: 'flygplats',
    station: 'station',
    postcode: 'postnummer',
    position: 'position',
  },
  en: {
    locality: 'town',
    'postal-place': 'postal town',
    airport: 'airport',
    station: 'station',
    postcode: 'postcode',
    position: 'position',
  },
};

/** The counties whose English name is not the Swedish one without «län» and the s of the genitive. */
const COUNTIES_AS_THEY_ARE = new Set(['Uppsala', 'Kalmar', 'Blekinge', 'Skåne', 'Värmland', 'Örebro', 'Dalarna']);

/** «Östergötlands län» is «Östergötland County». */
export function countyName(county: string, language: PlaceLanguage): string {
  if (language === 'sv' || !county.endsWith(' län')) return county;
  const name = county.slice(0, -' län'.length);
  return `${COUNTIES_AS_THEY_ARE.has(name) ? name : name.replace(/s$/, '')} County`;
}

/** What tells a place from its namesakes: «ort, Åtvidaberg, Östergötlands län», and the country if abroad. */
export function describePlace(place: Place, language: PlaceLanguage): string {
  const isAbroad = place.country !== 'SE';
  const parts = [
    KINDS[language][place.kind],
    place.municipality === place.name ? '' : place.municipality,
    countyName(place.county, language),
    isAbroad ? formatCountries([place.country], language) : '',
  ];
  return parts.filter(Boolean).join(', ');
}

/** The text of a picked place in the field: read again, it is that place. `among`: the others that were shown beside it. */
export function placeFieldText(place: Place, among: readonly Place[], language: PlaceLanguage): string {
  const namesakes = among.filter((other) => other.id !== place.id && placeKey(other.name) === placeKey(place.name));
  if (place.kind === 'station' && !/station/i.test(place.name)) return `${place.name} (station)`;
  const rivals = namesakes.filter(({ kind }) => kind !== 'station');
  if (rivals.length === 0) return place.name;
  const isOnlyThere = rivals.every(({ municipality }) => municipality !== place.municipality);
  if (place.municipality && isOnlyThere) return `${place.name}, ${place.municipality}`;
  return `${place.name} (${describePlace(place, language)})`;
}
