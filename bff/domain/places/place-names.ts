import { perConnection } from '@db/per-connection';
import { getPlaces } from './get-places';
import type { PlaceLanguage } from './place';
import { namesOfBoth } from './place.store';
import { parsePosition } from './place-text';
import { toldApart } from './told-apart';

/** The names of each language by those of the other. */
type Names = Readonly<Record<PlaceLanguage, ReadonlyMap<string, string>>>;

/** Read once per process: the register changes only with a release. */
const keptHere = perConnection(() => ({ names: undefined as Promise<Names> | undefined }));

function keptNames(): Promise<Names> {
  const kept = keptHere();
  kept.names ??= readNames().catch((error: unknown) => {
    kept.names = undefined;
    throw error;
  });
  return kept.names;
}

async function readNames(): Promise<Names> {
  const both = await namesOfBoth();
  return { sv: new Map(both.map(({ sv, en }) => [en, sv])), en: new Map(both.map(({ sv, en }) => [sv, en])) };
}

/**
 * Tells what a place of a trip is called by who reads in that language: «Göteborg» is Gothenburg in English, and the other way round. A name
 * that two places share, and that the other language tells apart, stays.
 */
export async function placeNames(language: PlaceLanguage): Promise<(name: string) => string> {
  const names = (await keptNames())[language];
  return (name) => names.get(name) ?? name;
}

/** What is looked for under the names that are stored: in «gothenburg bus» the town is Göteborg. */
export async function storedNamesIn(text: string): Promise<string> {
  if (text.trim() === '') return text;
  const { sv } = await keptNames();
  const swedish = new Map(Array.from(sv, ([en, name]) => [en.toLocaleLowerCase('en'), name]));
  return text.replace(/[^\s,]+/g, (word) => swedish.get(word.toLocaleLowerCase('en')) ?? word);
}

/** Rows of a list of trips, from where to where for who reads in that language. */
export async function waysIn<Way extends { from: string; to: string }>(
  language: PlaceLanguage,
  ways: readonly Way[],
): Promise<Way[]> {
  const named = await placeNames(language);
  return ways.map((way) => ({ ...way, from: named(way.from), to: named(way.to) }));
}

interface Named {
  place: { id: string; name: string };
}

/** A trip as it is stored: its places under their Swedish names, whatever language they were picked in. */
export async function namedInSwedish<Stop extends Named, Trip extends { stops: readonly Stop[] }>(
  trip: Trip,
): Promise<Trip> {
  const ids = trip.stops.map(({ place }) => place.id);
  const registered = await getPlaces(
    ids.filter((id) => !parsePosition(id)),
    'sv',
  );
  const byId = new Map(registered.flatMap((place) => (place ? [[place.id, place]] : [])));
  const stops = await Promise.all(
    trip.stops.map(async (stop) => {
      const known = byId.get(stop.place.id);
      if (!known) return stop;
      const { name } = await toldApart(known, 'sv');
      return { ...stop, place: { ...stop.place, name } };
    }),
  );
  return { ...trip, stops };
}
