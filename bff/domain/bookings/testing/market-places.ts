import { Place } from '@db/models';
import { type PlaceName, PLACES } from './market';

/** Stores places of the market, for tests that name them in a form; by default those of `aTrip`. */
export async function createPlaces(names: readonly PlaceName[] = ['uppsala', 'gavle']): Promise<void> {
  await Place.bulkCreate(
    names.map((key) => {
      const { id, name, country, lat, lon } = PLACES[key];
      const named = { nameSv: name, nameEn: name, municipality: name, county: `${name}s län` };
      return { id, lat, lon, ...named, kind: 'locality' as const, countryCode: country, population: 100, weight: 100 };
    }),
    { ignoreDuplicates: true },
  );
}
