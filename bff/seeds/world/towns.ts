import { readFileSync } from 'node:fs';
import { parseCsv } from '@bff/domain/shared/csv';

export interface Town {
  name: string;
  county: string;
  lat: number;
  lon: number;
  population: number;
}

type Column = 'name' | 'type' | 'county' | 'country' | 'lat' | 'lon' | 'population';
const SMALLEST = 8_000;

/** Swedish towns, the largest first. */
export function swedishTowns(): Town[] {
  return parseCsv<Column>(readFileSync('data/geo/places-nordic.csv', 'utf8'))
    .filter((row) => row.country === 'SE' && row.type === 'locality' && Number(row.population) >= SMALLEST)
    .map(({ name, county, lat, lon, population }) => ({
      name,
      county,
      lat: Number(lat),
      lon: Number(lon),
      population: Number(population),
    }))
    .sort((a, b) => b.population - a.population);
}

/** How much less than in proportion a large town gets: bus companies are everywhere. */
const FLATTENING = 0.55;

/** The home towns of `count` operators, shared out by population (Sainte-Laguë on a flattened one), each town as often as it gets. */
export function shareOut(towns: readonly Town[], count: number): Town[] {
  const seats = new Map<Town, number>();
  const quotient = (town: Town) => town.population ** FLATTENING / (2 * (seats.get(town) ?? 0) + 1);
  const homes: Town[] = [];
  while (homes.length < count) {
    let best = towns[0];
    for (const town of towns) if (best && quotient(town) > quotient(best)) best = town;
    if (!best) throw new RangeError('no towns');
    seats.set(best, (seats.get(best) ?? 0) + 1);
    homes.push(best);
  }
  return homes;
}
