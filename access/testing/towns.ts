import { Place, PlaceName } from '@db/models';

const town = (id: string, name: string, municipality: string, lat: number, lon: number) => ({
  id,
  municipality,
  lat,
  lon,
  nameSv: name,
  nameEn: name,
  kind: 'locality' as const,
  county: `${municipality}s län`,
  countryCode: 'SE',
  population: 100,
  weight: 100,
});
const TOWNS = [
  town('se-uppsala', 'Uppsala', 'Uppsala', 59.8586, 17.6389),
  town('se-berga-hogsby', 'Berga', 'Högsby', 57.22, 16.03),
  town('se-berga-linkoping', 'Berga', 'Linköping', 58.4, 15.6),
];

/** Three towns in the register of places, two with the same name. May be called again. */
export async function someTowns(): Promise<void> {
  await Place.bulkCreate(TOWNS, { ignoreDuplicates: true });
  await PlaceName.bulkCreate(
    TOWNS.map(({ id, nameSv, weight }) => ({
      searchKey: nameSv.toLowerCase(),
      isPart: false,
      weight,
      placeId: id,
      spelling: nameSv,
    })),
    { ignoreDuplicates: true },
  );
}
