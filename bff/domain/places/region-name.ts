import { readFileSync } from 'node:fs';
import { parseCsv } from '@bff/domain/shared/csv';
import type { Place, PlaceLanguage } from './place';

/** What the register's regions abroad are called in each language (data/geo/README.md). Relative to the server's working directory. */
const FILE = './data/geo/regions-added.csv';

/** The counties whose English name is not the Swedish one without «län» and the s of the genitive. */
const COUNTIES_AS_THEY_ARE = new Set(['Uppsala', 'Kalmar', 'Blekinge', 'Skåne', 'Värmland', 'Örebro', 'Dalarna']);

/** The municipalities that English has a name of its own for. */
const MUNICIPALITIES_IN_ENGLISH: Readonly<Record<string, string>> = { Göteborg: 'Gothenburg' };

type Names = Record<PlaceLanguage, string>;
let abroad: ReadonlyMap<string, Names> | undefined;

/** Read once. */
function namesAbroad(): ReadonlyMap<string, Names> {
  abroad ??= new Map(
    parseCsv<'country' | 'county' | 'name_sv' | 'name_en'>(readFileSync(FILE, 'utf8')).map((row) => [
      `${row.country}/${row.county}`,
      { sv: row.name_sv, en: row.name_en },
    ]),
  );
  return abroad;
}

/** The county, or the region abroad, that a place lies in: «Östergötlands län» is «Östergötland County», «Bavaria» is «Bayern». */
export function regionName({ country, county }: Pick<Place, 'country' | 'county'>, language: PlaceLanguage): string {
  if (country !== 'SE') return namesAbroad().get(`${country}/${county}`)?.[language] ?? county;
  if (language === 'sv' || !county.endsWith(' län')) return county;
  const name = county.slice(0, -' län'.length);
  return `${COUNTIES_AS_THEY_ARE.has(name) ? name : name.replace(/s$/, '')} County`;
}

/** What the municipality that a place lies in is called; abroad as the register has it. */
export const municipalityName = (
  { country, municipality }: Pick<Place, 'country' | 'municipality'>,
  language: PlaceLanguage,
): string => (country === 'SE' && language === 'en' && MUNICIPALITIES_IN_ENGLISH[municipality]) || municipality;
