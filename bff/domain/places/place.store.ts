import { col, literal, Op } from 'sequelize';
import { Place as PlaceModel, PlaceName } from '@db/models';
import type { Position } from '@bff/domain/shared/position';
import type { Place, PlaceLanguage } from './place';
import { placeKey } from './place-key';

/** A place found by a name. */
export interface NamedPlace {
  place: Place;
  /** The matching name, as it is written. */
  spelling: string;
}

const placeOf = (row: PlaceModel, language: PlaceLanguage): Place => ({
  id: row.id,
  kind: row.kind,
  name: language === 'en' ? row.nameEn : row.nameSv,
  municipality: row.municipality,
  county: row.county,
  country: row.countryCode,
  lat: row.lat,
  lon: row.lon,
  population: row.population,
});

/** Places with a name that begins with `key` (made by placeKey): whole names first, then beginnings of names, then later words; each by weight. */
export async function placesByPrefix(key: string, limit: number, language: PlaceLanguage): Promise<NamedPlace[]> {
  const names = await PlaceName.findAll({
    where: { searchKey: { [Op.like]: `${key}%` } },
    order: [[literal('search_key = :key AND NOT is_part'), 'DESC'], 'isPart', 'weight'],
    replacements: { key },
    // A place may be found by several of its names: read some more rows than places are wanted.
    limit: limit * 4,
  });
  // Read after the names are selected: a letter begins thousands of names.
  const places = await PlaceModel.findAll({ where: { id: [...new Set(names.map(({ placeId }) => placeId))] } });
  const byId = new Map(places.map((place) => [place.id, place]));
  return distinct(names, (name) => byId.get(name.placeId), language).slice(0, limit);
}

/** Places with the key, or one of the keys, as a whole name, by weight. */
export async function placesByName(key: string | readonly string[], language: PlaceLanguage): Promise<NamedPlace[]> {
  const names = await PlaceName.findAll({
    where: { searchKey: typeof key === 'string' ? key : [...key], isPart: false },
    include: { association: 'place', required: true },
    order: ['weight'],
  });
  return distinct(names, ({ place }) => place, language);
}

export async function placesById(ids: readonly string[], language: PlaceLanguage): Promise<Map<string, Place>> {
  if (ids.length === 0) return new Map();
  const places = await PlaceModel.findAll({ where: { id: [...ids] } });
  return new Map(places.map((place) => [place.id, placeOf(place, language)]));
}

/** The names of places that have one of their own in each language; without those that leave it open which place is meant. */
export async function namesOfBoth(): Promise<{ sv: string; en: string }[]> {
  const twice = await PlaceModel.findAll({
    attributes: ['nameSv', 'nameEn'],
    where: { nameEn: { [Op.ne]: col('name_sv') } },
  });
  const known = twice.flatMap(({ nameSv, nameEn }) => [nameSv, nameEn]);
  const namesakes = await PlaceModel.findAll({
    attributes: ['nameSv', 'nameEn'],
    where: { [Op.or]: [{ nameSv: known }, { nameEn: known }] },
  });
  const isOpen = ({ nameSv, nameEn }: PlaceModel) =>
    namesakes.some(
      (other) =>
        (other.nameSv === nameSv) !== (other.nameEn === nameEn) || other.nameSv === nameEn || other.nameEn === nameSv,
    );
  return twice.filter((place) => !isOpen(place)).map(({ nameSv, nameEn }) => ({ sv: nameSv, en: nameEn }));
}

/** The town or village nearest to a position, within about 50 km. */
export async function nearestPlace({ lat, lon }: Position, language: PlaceLanguage): Promise<Place | undefined> {
  // In the database: there are hundreds around a city.
  const distance = literal(
    'POW(`Place`.`lat` - (0e0 + :lat), 2) + POW((`Place`.`lon` - (0e0 + :lon)) * COS(RADIANS(0e0 + :lat)), 2)',
  );
  for (const reach of [0.1, 0.45]) {
    const nearest = await PlaceModel.findOne({
      where: {
        kind: 'locality',
        lat: { [Op.between]: [lat - reach, lat + reach] },
        lon: { [Op.between]: [lon - 2 * reach, lon + 2 * reach] },
      },
      order: [distance],
      replacements: { lat, lon },
    });
    if (nearest) return placeOf(nearest, language);
  }
  return undefined;
}

/** The town with the most people within about 25 km of a position, else the nearest one: where a coach can stay overnight. */
export async function largestNear({ lat, lon }: Position, language: PlaceLanguage): Promise<Place | undefined> {
  const largest = await PlaceModel.findOne({
    where: {
      kind: 'locality',
      population: { [Op.not]: null },
      lat: { [Op.between]: [lat - 0.22, lat + 0.22] },
      lon: { [Op.between]: [lon - 0.44, lon + 0.44] },
    },
    order: [['population', 'DESC']],
  });
  return largest ? placeOf(largest, language) : nearestPlace({ lat, lon }, language);
}

/**
 * What people can tell a place by. Abroad many villages have only their name and country in the register: of several such nobody could pick
 * the right one, so the weightiest stands for the name.
 */
const toldBy = ({ id, kind, name, municipality, county, country }: Place): string =>
  country === 'SE' ? id : [country, county, municipality, kind, placeKey(name)].join('|');

function distinct(
  names: readonly PlaceName[],
  placeOfName: (name: PlaceName) => PlaceModel | undefined,
  language: PlaceLanguage,
): NamedPlace[] {
  const found = new Map<string, NamedPlace>();
  for (const name of names) {
    const row = placeOfName(name);
    if (!row) continue;
    const place = placeOf(row, language);
    const key = toldBy(place);
    if (!found.has(key)) found.set(key, { place, spelling: name.spelling });
  }
  return Array.from(found.values());
}
