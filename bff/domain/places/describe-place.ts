import { formatCountries } from '@formats';
import type { Place, PlaceKind, PlaceLanguage } from './place';
import { placeKey } from './place-key';
import { municipalityName, regionName } from './region-name';

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

/**
 * What tells a place from the others shown beside it: «ort, Åtvidaberg, Östergötlands län». Abroad the region and the country do; a
 * municipality, which the register names in that country's language or in English, only between namesakes in one region.
 */
export const describePlace = (place: Place, among: readonly Place[], language: PlaceLanguage): string =>
  described(KINDS[language][place.kind], place, among, language);

const ADDRESS: Record<PlaceLanguage, string> = { sv: 'adress', en: 'address' };

/** The same beside an address in that place: «adress, Gävleborgs län». */
export const describeAddress = (place: Place, language: PlaceLanguage): string =>
  described(ADDRESS[language], place, [], language);

function described(kind: string, place: Place, among: readonly Place[], language: PlaceLanguage): string {
  const isAbroad = place.country !== 'SE';
  const region = regionName(place, language);
  const municipality = municipalityName(place, language);
  const isRivalled = namesakesOf(place, among).some((other) => regionName(other, language) === region);
  const parts = [
    kind,
    municipality === place.name || (isAbroad && !isRivalled) ? '' : municipality,
    isAbroad && region === place.name ? '' : region,
    isAbroad ? formatCountries([place.country], language) : '',
  ];
  return parts.filter(Boolean).join(', ');
}

const namesakesOf = (place: Place, among: readonly Place[]) =>
  among.filter((other) => other.id !== place.id && placeKey(other.name) === placeKey(place.name));

/** The text of a picked place in the field: read again, it is that place. `among`: the others that were shown beside it. */
export function placeFieldText(place: Place, among: readonly Place[], language: PlaceLanguage): string {
  if (place.kind === 'station' && !/station/i.test(place.name)) return `${place.name} (station)`;
  const rivals = namesakesOf(place, among).filter(({ kind }) => kind !== 'station');
  if (rivals.length === 0) return place.name;
  // The narrowest that says more than the name: «Berg, Åtvidaberg», but «Karlstad, Värmlands län».
  const where = [(one: Place) => municipalityName(one, language), (one: Place) => regionName(one, language)];
  const tells = where.find(
    (of) => of(place) && of(place) !== place.name && rivals.every((rival) => of(rival) !== of(place)),
  );
  if (tells) return `${place.name}, ${tells(place)}`;
  return `${place.name} (${describePlace(place, among, language)})`;
}
