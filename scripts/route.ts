import { join } from 'node:path';
import { placeKey } from '@bff/domain/places/place-key';
import { parsePosition } from '@bff/domain/places/place-text';
import type { Position } from '@bff/domain/shared/position';
import { createRouter, type CountryMetres, type RouteLeg } from '@bff/integrations/router';
import { readPlaceFiles } from '@bff/seeds/reference/place-files';

/**
 * `npm run --silent route -- <place or lat,lon> <place or lat,lon> …`: the whole way on one JSON line, with ferries included in metres and
 * seconds. Needs no database: names come from the data folder, and an ambiguous name means the likeliest place.
 */
const dataFolder = join(import.meta.dirname, '../data/geo');

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Looks texts up in the data folder's names, which are read when first needed. */
function placeFinder(): (text: string) => Position | undefined {
  let places: ReturnType<typeof readPlaceFiles> | undefined;
  return (text) => {
    const position = parsePosition(text);
    if (position) return position;
    places ??= readPlaceFiles(dataFolder);
    const key = placeKey(text).replace(/^se (?=\d)/, '');
    if (!key) return undefined;
    const lower = text.trim().toLowerCase();
    // Ordered by likelihood: the first of each kind of match is meant.
    return (
      places.find((place) => place.id === lower || place.nameSv.toLowerCase() === lower) ??
      places.find((place) => place.names.some((name) => name.toLowerCase() === lower)) ??
      places.find((place) => place.names.some((name) => placeKey(name) === key))
    );
  };
}

const texts = process.argv.slice(2);
if (texts.length < 2) fail('Usage: npm run --silent route -- <place or lat,lon> <place or lat,lon> …');
const find = placeFinder();
const stops = texts.map((text) => find(text) ?? fail(`No place is called «${text}».`));
const router = createRouter({ osrmUrl: process.env.OSRM_URL || undefined, dataFolder });
const legs = await router
  .route(stops)
  .catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
if (!legs) fail('No bus route is possible between the locations.');

const countries = new Map<string, CountryMetres>();
for (const { country, metres } of legs.flatMap((leg) => leg.countries))
  countries.set(country, { country, metres: (countries.get(country)?.metres ?? 0) + metres });
const total = (of: (leg: RouteLeg) => number) => legs.reduce((sum, leg) => sum + of(leg), 0);
console.log(
  JSON.stringify({
    metres: total((leg) => leg.metres + leg.ferryMetres),
    seconds: total((leg) => leg.seconds + leg.ferrySeconds),
    countries: Array.from(countries.values()),
  }),
);
