import { placeNames } from '@bff/domain/places';
import type { Language } from '@bff/domain/shared/actor';
import type { TripVersion } from './trip-version';

/** Versions of a trip with their stops named for who reads in that language. */
export async function versionsIn<Versions extends readonly TripVersion[]>(
  language: Language,
  versions: readonly [...Versions],
): Promise<Versions> {
  const named = await placeNames(language);
  return versions.map((version) => ({
    ...version,
    stops: version.stops.map((stop) => ({ ...stop, name: named(stop.name) })),
  })) as unknown as Versions;
}
