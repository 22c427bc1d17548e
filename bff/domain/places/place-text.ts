import { LANGUAGES } from '@states/languages';
import type { Position } from '@bff/domain/shared/position';
import { placeKey } from './place-key';
import type { Place } from './place';
import { municipalityName, regionName } from './region-name';

/** «59.8585, 17.6455» or «59.8585;17.6455» in WGS 84 degrees, rounded to the 6 decimals that are stored; undefined for anything else. */
export function parsePosition(text: string): Position | undefined {
  const match = /^\s*([+-]?\d{1,2}(?:\.\d+)?)\s*[,;]\s*([+-]?\d{1,3}(?:\.\d+)?)\s*$/.exec(text);
  if (!match) return undefined;
  const [lat, lon] = [match[1], match[2]].map((degrees) => Math.round(Number(degrees) * 1e6) / 1e6) as [number, number];
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : undefined;
}

/** A typed text in parts: in «Berga, Högsby», Berga is the name and Högsby says which. */
export interface TypedPlace {
  /** As typed, for telling å from a. */
  name: string;
  key: string;
  qualifiers: readonly string[];
}

export function parsePlaceText(text: string): TypedPlace {
  const [name = '', ...rest] = text.replace(/\(([^)]*)\)/g, ', $1').split(',');
  // A postcode may be written as in an address from abroad.
  const key = placeKey(name).replace(/^se (?=\d)/, '');
  return { name: name.trim(), key, qualifiers: rest.map(placeKey).filter(Boolean) };
}

const CENTRAL = /^central(?:station(?:en)?|en)?$/;

/** What the register calls a central station, «Göteborg C», for the ways people say it: «Göteborgs centralstation», «Centralen i Göteborg». */
export function centralStationKeys(key: string): string[] {
  const words = key.split(' ');
  if (!words.some((word) => CENTRAL.test(word))) return [];
  const town = words.filter((word) => !CENTRAL.test(word) && word !== 'station' && word !== 'i').join(' ');
  // A genitive, or a name that ends so: Borås.
  return town === '' ? [] : [...new Set([`${town} c`, `${town.replace(/s$/, '')} c`])];
}

/** The characters of an address. */
const ADDRESS = /^[\p{L}\p{M}\p{N}\s.,:/&()’'-]{1,120}$/u;
/** How many words of an address are tried as the name of a place. */
const NAME_WORDS = 4;

/**
 * How an address may be split, the likeliest first: «Storgatan 12, Gävle», «Storgatan 12 Gävle», «Storgatan 12, 803 20 Gävle», and «Arlanda
 * terminal 5», where the place comes first. The street keeps its spelling.
 */
export function addressSplits(text: string): { street: string; place: string }[] {
  const words = text.trim().split(/\s+/).filter(Boolean).slice(0, 12);
  const splits: { street: string; place: string }[] = [];
  if (!ADDRESS.test(text)) return splits;
  const cut = (at: number) => {
    const [before, after] = [words.slice(0, at), words.slice(at)].map((part) =>
      part.join(' ').replace(/^[,\s]+|[,\s]+$/g, ''),
    );
    return { before: before!, after: after! };
  };
  for (let at = Math.max(1, words.length - NAME_WORDS); at < words.length; at++) {
    const { before, after } = cut(at);
    // A street has a name, and ends with a number or at a comma.
    if (/\p{L}/u.test(before) && (/\d/.test(before) || words[at - 1]!.endsWith(',')))
      splits.push({ street: before, place: after });
  }
  for (let at = Math.min(NAME_WORDS, words.length - 1); at > 0; at--) {
    const { before, after } = cut(at);
    splits.push({ street: after, place: before });
  }
  return splits;
}

const KIND_WORDS: Record<Place['kind'], string> = {
  locality: 'ort town',
  'postal-place': 'postort ort town',
  airport: 'flygplats airport',
  station: 'jarnvagsstation station',
  postcode: 'postnummer postcode',
  position: '',
};

const countryNames = LANGUAGES.map((language) => new Intl.DisplayNames([language], { type: 'region' }));

/** Whether every qualifier is, or begins, the place's municipality, county, country or kind. */
export function isQualifiedBy(place: Place, qualifiers: readonly string[]): boolean {
  if (qualifiers.length === 0) return true;
  const facts = [
    ...LANGUAGES.map((language) => municipalityName(place, language)),
    ...LANGUAGES.map((language) => regionName(place, language)),
    place.county,
    place.country,
    ...countryNames.map((names) => names.of(place.country) ?? ''),
    place.name,
  ].map(placeKey);
  const words = [...facts, ...KIND_WORDS[place.kind].split(' ')].filter(Boolean);
  return qualifiers.every((qualifier) => words.some((word) => word.startsWith(qualifier)));
}
