import type { PLACE_KINDS } from '@states/place-kinds';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCsv } from '@bff/domain/shared/csv';
import { placeKey } from '@bff/domain/places/place-key';

/** The data folder's files that places are made of (data/geo/README.md). */
export const PLACE_FILES = ['places-nordic.csv', 'postcodes-se.csv', 'rail-stations-nordic.csv', 'names-added.csv'];

/** A place as the register keeps it. `names` are all ways to write it, the display names first. */
export interface PlaceRecord {
  id: string;
  kind: (typeof PLACE_KINDS)[number];
  nameSv: string;
  nameEn: string;
  municipality: string;
  county: string;
  countryCode: string;
  lat: number;
  lon: number;
  population: number | null;
  weight: number;
  names: readonly string[];
}

type Unweighted = Omit<PlaceRecord, 'weight'>;

/** Every place of the data folder, the likeliest meant first (`weight` is the place in that order). */
export function readPlaceFiles(dataFolder: string): PlaceRecord[] {
  const read = <Column extends string>(file: string) => parseCsv<Column>(readFileSync(join(dataFolder, file), 'utf8'));
  const named = readPlaces(read('places-nordic.csv'), read<'place_id' | 'language' | 'name'>('names-added.csv'));
  const counties = new Map(
    named.filter(({ countryCode }) => countryCode === 'SE').map(({ municipality, county }) => [municipality, county]),
  );
  const all = [
    ...named,
    ...readStations(read('rail-stations-nordic.csv'), counties),
    ...readPostcodes(read('postcodes-se.csv'), counties, named),
  ];
  // Numbered, so that equal ones keep the files' order on every machine.
  return all
    .sort((a, b) => Number(b.countryCode === 'SE') - Number(a.countryCode === 'SE') || importance(b) - importance(a))
    .map((place, weight) => ({ ...place, weight }));
}

/** Stands for the population where none is known: what people ask a coach for comes before a hamlet. */
function importance({ kind, population, nameSv }: Unweighted): number {
  if (population !== null) return population;
  switch (kind) {
    case 'airport':
      return 15_000;
    case 'station':
      return nameSv.endsWith(' C') ? 10_000 : 1_500;
    case 'locality':
      return 200;
    case 'postal-place':
      return 100;
    case 'postcode':
      return 0;
  }
}

type PlaceRow = Record<
  'id' | 'name' | 'alt_names' | 'type' | 'municipality' | 'county' | 'country' | 'lat' | 'lon' | 'population' | 'iata',
  string
>;

function readPlaces(
  rows: readonly PlaceRow[],
  added: readonly Record<'place_id' | 'language' | 'name', string>[],
): Unweighted[] {
  const swedish = new Set(rows.filter((row) => row.country === 'SE' && row.type !== 'airport').map((row) => row.name));
  return rows.map((row) => {
    const extra = added.filter(({ place_id }) => place_id === row.id);
    const own = row.type === 'airport' ? airportNames(row.name, swedish) : { sv: row.name, en: row.name };
    const shown = (language: 'sv' | 'en') => extra.find((name) => name.language === language)?.name ?? own[language];
    const [nameSv, nameEn] = [shown('sv'), shown('en')];
    return {
      id: row.id,
      kind: row.type as 'locality' | 'postal-place' | 'airport',
      nameSv,
      nameEn,
      municipality: row.municipality,
      county: row.county,
      countryCode: row.country,
      lat: Number(row.lat),
      lon: Number(row.lon),
      population: row.population === '' ? null : Number(row.population),
      names: unique([
        nameSv,
        nameEn,
        own.sv,
        own.en,
        ...extra.map(({ name }) => name),
        ...row.alt_names.split('|'),
        row.iata,
      ]),
    };
  });
}

/** «Landvetters flygplats (GOT)» → Landvetters flygplats, Landvetter Airport; «Hamburg (HAM)» → Hamburg flygplats, Hamburg Airport. */
function airportNames(name: string, swedish: ReadonlySet<string>): { sv: string; en: string } {
  const bare = name.replace(/ \([A-Z]{3}\)$/, '');
  if (/(lufthavn|airport)/i.test(bare)) return { sv: bare, en: bare.replace(/ (lufthavn|airport)\b/i, ' Airport') };
  const place = bare.replace(/ flygplats$/, '');
  const nominative = place !== bare && place.endsWith('s') && !swedish.has(place) ? place.slice(0, -1) : place;
  return { sv: `${place} flygplats`, en: `${nominative} Airport` };
}

type StationRow = Record<'id' | 'name' | 'code' | 'country' | 'municipality' | 'lat' | 'lon' | 'kind', string>;

function readStations(rows: readonly StationRow[], counties: ReadonlyMap<string, string>): Unweighted[] {
  const taken = new Set<string>();
  return rows
    .filter((row) => row.kind === 'station')
    .map((row) => {
      // The register's own signature prefix tells the country better than its country column.
      const country = /^se:(No|Dk|Fi)\./.exec(row.id)?.[1]?.toUpperCase() ?? row.country;
      const stem = `${country.toLowerCase()}-${placeKey(row.name).replaceAll(' ', '-')}-station`;
      let id = stem;
      for (let again = 2; taken.has(id); again++) id = `${stem}-${again}`;
      taken.add(id);
      return {
        id,
        kind: 'station' as const,
        nameSv: row.name,
        nameEn: row.name,
        municipality: row.municipality,
        county: counties.get(row.municipality) ?? '',
        countryCode: country,
        lat: Number(row.lat),
        lon: Number(row.lon),
        population: null,
        names: unique([row.name, ...centralNames(row.name), `${row.name} station`]),
      };
    });
}

/** «Uppsala C» is said «Uppsala central», «Uppsala centralstation». */
function centralNames(name: string): string[] {
  const town = / C$/.test(name) ? name.slice(0, -2) : undefined;
  return town
    ? [`${town} central`, `${town} centralstation`, `${town}s centralstation`, `${town} central station`]
    : [];
}

type PostcodeRow = Record<'postcode' | 'place' | 'municipality' | 'lat' | 'lon' | 'in_municipality', string>;

function readPostcodes(
  rows: readonly PostcodeRow[],
  counties: ReadonlyMap<string, string>,
  places: readonly Unweighted[],
): Unweighted[] {
  const key = (place: string, municipality: string) => `${placeKey(place)}/${municipality}`;
  const swedish = places.filter(({ countryCode, kind }) => countryCode === 'SE' && kind !== 'airport');
  const named = new Map(swedish.map((place) => [key(place.nameSv, place.municipality), place]));
  const seats = new Map<string, Unweighted>();
  for (const place of swedish) {
    const known = seats.get(place.municipality);
    if (!known || (place.population ?? 0) > (known.population ?? 0)) seats.set(place.municipality, place);
  }
  return rows.map((row) => {
    const shown = `${row.postcode.slice(0, 3)} ${row.postcode.slice(3)}`;
    // A point outside its own municipality is wrong: the place of that name, or the municipality's largest, is nearer the truth.
    const better =
      row.in_municipality === '0'
        ? (named.get(key(row.place, row.municipality)) ?? seats.get(row.municipality))
        : undefined;
    return {
      id: `se-postcode-${row.postcode}`,
      kind: 'postcode' as const,
      nameSv: `${shown} ${row.place}`,
      nameEn: `${shown} ${row.place}`,
      municipality: row.municipality,
      county: counties.get(row.municipality) ?? '',
      countryCode: 'SE',
      lat: better?.lat ?? Number(row.lat),
      lon: better?.lon ?? Number(row.lon),
      population: null,
      names: [shown, row.postcode],
    };
  });
}

const unique = (names: readonly string[]) => Array.from(new Set(names.filter(Boolean)));
