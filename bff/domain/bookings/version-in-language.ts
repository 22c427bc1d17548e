import { placeNames } from '@bff/domain/places';
import type { Language } from '@bff/domain/shared/actor';
import type { TripVersion } from './trip-version';

/** Names the stops of versions of a trip for who reads in that language. */
export async function versionIn(language: Language): Promise<(version: TripVersion) => TripVersion> {
  const named = await placeNames(language);
  return (version) => ({ ...version, stops: version.stops.map((stop) => ({ ...stop, name: named(stop.name) })) });
}
