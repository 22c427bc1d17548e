import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Op } from 'sequelize';
import { type EmbeddedServer, startEmbeddedServer } from '@db/embedded-server';
import { connect } from '@db/connection';
import { next } from '@db/factories/numbers';
import { Vehicle } from '@db/models';
import { selectOne } from '@db/query';
import { seedScale } from '@bff/seeds/scale';
import { prepareDatabase } from '../scripts/support/prepare-database';

/** More than a run uses for orders and buses after its last user. */
const NUMBERS_AFTER_LAST_USER = 10_000;

export interface Scale {
  name: string;
  operators: number;
  vehicles: number;
  occupancies: number;
}

export const FULL: Scale = { name: 'full', operators: 2_000, vehicles: 20_000, occupancies: 1_000_000 };
export const QUICK: Scale = { name: 'quick', operators: 200, vehicles: 2_000, occupancies: 100_000 };

/** Ten times as many vehicles, none of them within anybody's pick-up distance; one occupancy each. */
const ELSEWHERE = 9;
/** Occupancies are spread over this many days from the day of the fill. */
export const SPREAD_DAYS = 150;
/** Trips are requested in the middle of that period: older data is filled again. */
const MOST_AGE_DAYS = 45;
const DAY = 86_400_000;

interface Filled {
  at: number;
  seconds: number;
}

export interface BenchDatabase {
  server: EmbeddedServer;
  filledAt: number;
  /** How long the fill took, whenever it was. */
  seconds: number;
  /** False if kept from an earlier run. */
  isNew: boolean;
}

const folderOf = (scale: Scale, more: boolean) => resolve('.cache/bench', `${scale.name}${more ? '-elsewhere' : ''}`);
// One size for both, so that the larger data set is not penalised for outgrowing the cache.
const SERVER = ['--innodb-buffer-pool-size=1G'];

/**
 * A private server with that much data, filled once and kept; migrated to the newest schema, and filled again when its period has passed.
 */
export async function openDatabase(scale: Scale, say: (line: string) => void): Promise<BenchDatabase> {
  return open(folderOf(scale, false), say, async (url) => {
    const database = connect(url);
    await seedScale(database, { ...scale, days: SPREAD_DAYS });
    await database.query('ANALYZE TABLE starting_positions, busy_vehicles, occupancies, vehicles');
    await database.close();
  });
}

/** The same data and ten times as many vehicles elsewhere. The first server must be stopped while its files are copied. */
export async function openDatabaseWithMore(scale: Scale, say: (line: string) => void): Promise<BenchDatabase> {
  const folder = folderOf(scale, true);
  return open(
    folder,
    say,
    async (url) => {
      const database = connect(url);
      // Buses that earlier measurements have added: the new ones may get their numbers.
      await Vehicle.update({ status: 'removed' }, { where: { companyId: { [Op.gt]: scale.operators } } });
      await seedScale(database, {
        operators: scale.operators * ELSEWHERE,
        vehicles: scale.vehicles * ELSEWHERE,
        occupancies: scale.vehicles * ELSEWHERE,
        days: SPREAD_DAYS,
        where: 'elsewhere',
        seed: 2,
      });
      await database.query('ANALYZE TABLE starting_positions, busy_vehicles, occupancies, vehicles');
      await database.close();
    },
    () => cpSync(folderOf(scale, false), folder, { recursive: true, filter: (path) => !path.endsWith('.sock') }),
    (JSON.parse(readFileSync(resolve(folderOf(scale, false), 'filled.json'), 'utf8')) as Filled).at,
  );
}

async function open(
  folder: string,
  say: (line: string) => void,
  fill: (url: string) => Promise<void>,
  before: () => void = () => undefined,
  /** Data filled before this is filled again. */
  notBefore = 0,
): Promise<BenchDatabase> {
  const note = resolve(folder, 'filled.json');
  const known = existsSync(note) ? (JSON.parse(readFileSync(note, 'utf8')) as Filled) : undefined;
  const isKept = known !== undefined && known.at >= notBefore && Date.now() - known.at < MOST_AGE_DAYS * DAY;
  let filled = known;
  if (!isKept) {
    const started = Date.now();
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    before();
    rmSync(note, { force: true });
    say(`Filling ${folder} (kept for the next run) …`);
    // Not durable while it is filled; measured with production settings.
    const server = await startEmbeddedServer({ dataFolder: folder, durable: false, serverArguments: SERVER, log: say });
    try {
      await prepareDatabase({ url: server.url, demo: false, log: say });
      await fill(server.url);
    } finally {
      await server.stop();
    }
    filled = { at: Date.now(), seconds: (Date.now() - started) / 1000 };
    writeFileSync(note, JSON.stringify(filled));
  }
  const server = await startEmbeddedServer({ dataFolder: folder, durable: true, serverArguments: SERVER, log: say });
  await prepareDatabase({ url: server.url, demo: false, log: say });
  return { server, filledAt: filled!.at, seconds: filled!.seconds, isNew: !isKept };
}

/** The database is kept between runs, and factories count from one: this run's numbers start after all earlier ones. */
export async function countFromAnew(url: string): Promise<void> {
  const database = connect(url);
  try {
    const users =
      "SELECT MAX(CAST(SUBSTRING(username, 5) AS UNSIGNED)) AS last FROM users WHERE username REGEXP '^user[0-9]+$'";
    const from = Number((await selectOne<{ last: number | null }>(users))?.last ?? 0) + NUMBERS_AFTER_LAST_USER;
    while (next() < from);
  } finally {
    await database.close();
  }
}
