import { select } from '@db/query';
import { straightLineMetres, type Position } from '@bff/domain/shared/position';
import type { Place, PlaceLanguage } from './place';

interface PlaceRow extends Omit<Place, 'name'> {
  nameSv: string;
  nameEn: string;
}

/** A place as a name found it. */
export interface NamedPlace {
  place: Place;
  /** The name that matched, as it is written. */
  spelling: string;
}

const COLUMNS = `p.id, p.kind, p.name_sv AS nameSv, p.name_en AS nameEn, p.municipality, p.county, p.country_code AS country,
  p.lat, p.lon, p.population`;

const toPlace = ({ nameSv, nameEn, ...rest }: PlaceRow, language: PlaceLanguage): Place => ({
  ...rest,
  name: language === 'en' ? nameEn : nameSv,
});

/** Places with a name that begins with `key` (made by placeKey): whole names first, then beginnings of names, then later words; each by weight. */
export async function placesByPrefix(key: string, limit: number, language: PlaceLanguage): Promise<NamedPlace[]> {
  // A place may be found by several of its names: a few rows more than places are wanted.
  const rows = await select<PlaceRow & { spelling: string }>(
    `SELECT ${COLUMNS}, n.spelling
      FROM (
        SELECT place_id, spelling, search_key = :key AND NOT is_part AS is_whole, is_part, weight
          FROM place_names WHERE search_key LIKE :prefix
          ORDER BY is_whole DESC, is_part, weight LIMIT :most
      ) n JOIN places p ON p.id = n.place_id
      ORDER BY n.is_whole DESC, n.is_part, n.weight`,
    { key, prefix: `${key}%`, most: limit * 4 },
  );
  return distinct(rows, language).slice(0, limit);
}

/** Places of which `key` is a whole name, by weight. */
export async function placesByName(key: string, language: PlaceLanguage): Promise<NamedPlace[]> {
  const rows = await select<PlaceRow & { spelling: string }>(
    `SELECT ${COLUMNS}, n.spelling FROM place_names n JOIN places p ON p.id = n.place_id
      WHERE n.search_key = :key AND NOT n.is_part ORDER BY n.weight`,
    { key },
  );
  return distinct(rows, language);
}

export async function placesById(ids: readonly string[], language: PlaceLanguage): Promise<Map<string, Place>> {
  if (ids.length === 0) return new Map();
  const rows = await select<PlaceRow>(`SELECT ${COLUMNS} FROM places p WHERE p.id IN (:ids)`, { ids });
  return new Map(rows.map((row) => [row.id, toPlace(row, language)]));
}

/** The town or village nearest to a position, within about 50 km. */
export async function nearestPlace(position: Position, language: PlaceLanguage): Promise<Place | undefined> {
  for (const reach of [0.1, 0.45]) {
    const rows = await select<PlaceRow>(
      `SELECT ${COLUMNS} FROM places p
        WHERE p.kind = 'locality' AND p.lat BETWEEN :south AND :north AND p.lon BETWEEN :west AND :east`,
      {
        south: position.lat - reach,
        north: position.lat + reach,
        west: position.lon - 2 * reach,
        east: position.lon + 2 * reach,
      },
    );
    const [nearest] = rows.sort((a, b) => straightLineMetres(a, position) - straightLineMetres(b, position));
    if (nearest) return toPlace(nearest, language);
  }
  return undefined;
}

function distinct(rows: readonly (PlaceRow & { spelling: string })[], language: PlaceLanguage): NamedPlace[] {
  const byId = new Map<string, NamedPlace>();
  for (const { spelling, ...row } of rows)
    if (!byId.has(row.id)) byId.set(row.id, { place: toPlace(row, language), spelling });
  return Array.from(byId.values());
}
