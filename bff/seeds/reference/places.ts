import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sequelize } from 'sequelize';
import { placeKey } from '@bff/domain/places/place-key';
import { Place, PlaceName, ReferenceDataVersion } from '@db/models';
import { PLACE_FILES, readPlaceFiles, type PlaceRecord } from './place-files';

/** Goes up when this program makes other rows of the same files. */
const EDITION = 3;
const ROWS_A_STATEMENT = 2_000;

/** Loads the register of places from the data folder; true when it did, false when that edition was there already. */
export async function seedPlaces(sequelize: Sequelize, dataFolder = 'data/geo'): Promise<boolean> {
  const fingerprint = fingerprintOf(dataFolder);
  const loaded = await ReferenceDataVersion.findByPk('places');
  if (loaded?.fingerprint === fingerprint) return false;
  const places = readPlaceFiles(dataFolder);
  await sequelize.transaction(async () => {
    await PlaceName.destroy({ where: {} });
    await Place.destroy({ where: {} });
    await insert(sequelize, 'places', places.map(placeRow));
    await insert(sequelize, 'place_names', places.flatMap(nameRows));
    await ReferenceDataVersion.upsert({ name: 'places', fingerprint });
  });
  return true;
}

function fingerprintOf(dataFolder: string): string {
  const hash = createHash('sha256').update(`edition ${EDITION}`);
  for (const file of PLACE_FILES) hash.update(readFileSync(join(dataFolder, file)));
  return hash.digest('hex');
}

const placeRow = ({ nameSv, nameEn, countryCode, names: _, ...place }: PlaceRecord) => ({
  ...place,
  name_sv: nameSv,
  name_en: nameEn,
  country_code: countryCode,
});

/** One row for each name, and for each later word that a name can be searched by. */
function nameRows({ id, kind, weight, names }: PlaceRecord) {
  const rows = new Map<
    string,
    { search_key: string; is_part: boolean; weight: number; place_id: string; spelling: string }
  >();
  const add = (key: string, isPart: boolean, spelling: string) => {
    if (key && !rows.has(key)) rows.set(key, { search_key: key, is_part: isPart, weight, place_id: id, spelling });
  };
  for (const name of names) add(placeKey(name), false, name);
  if (kind !== 'postcode')
    for (const name of names) {
      const words = placeKey(name).split(' ');
      for (let from = 1; from < words.length; from++) add(words.slice(from).join(' '), true, name);
    }
  return Array.from(rows.values());
}

async function insert(sequelize: Sequelize, table: string, rows: readonly object[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT)
    await sequelize.getQueryInterface().bulkInsert(table, rows.slice(from, from + ROWS_A_STATEMENT));
}
