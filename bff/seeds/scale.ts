import type { Sequelize } from 'sequelize';
import { parseDate } from '@internationalized/date';
import { fromLocalText, toLocalDate } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { loadOccupancies } from './world/load-occupancies';
import type { LoadedOperator } from './world/load-price-lists';
import { loadWorld } from './world/load-world';
import { Random } from './world/random';
import { swedishTowns, type Town } from './world/towns';
import { makeWorld } from './world/world';

export interface ScaleOptions {
  /** Default 2,000. */
  operators?: number;
  /** Default 20,000. */
  vehicles?: number;
  /** Default 1,000,000, shared out evenly. */
  occupancies?: number;
  /** The local day of the first occupancies, 2027-03-10; default: today. */
  firstDay?: string;
  /** Over how many days they are spread. Default 150. */
  days?: number;
  /** `elsewhere`: on the continent, out of everybody's pick-up distance in Sweden. Default `sweden`. */
  where?: 'sweden' | 'elsewhere';
  /** Another one for each load into the same database. Default 1. */
  seed?: number;
}

const CONTINENT = { south: 48, north: 53, west: 8, east: 22 };
const CONTINENTAL_TOWNS = 400;
/** Running numbers of one load: organisation and registration numbers of two loads never meet. */
const INDEXES_A_LOAD = 300_000;

/**
 * Fills a database for measurements with the same made-up operators as the demo's, in other numbers. Every row goes through the triggers.
 * Not durable work: use a server that may forget. Answers what it wrote.
 */
export async function seedScale(database: Sequelize, options: ScaleOptions = {}): Promise<LoadedOperator[]> {
  if (process.env['NODE_ENV'] === 'production') throw new Error('data for measurements is never loaded in production');
  const {
    operators = 2_000,
    vehicles = 20_000,
    occupancies = 1_000_000,
    days = 150,
    where = 'sweden',
    seed = 1,
  } = options;
  const random = new Random(seed);
  const today = toLocalDate(clock.now());
  const world = makeWorld(
    {
      operators,
      vehicles,
      towns: where === 'sweden' ? swedishTowns() : continentalTowns(random),
      spread: 0.12,
      firstIndex: seed * INDEXES_A_LOAD,
      today,
    },
    random,
  );
  const loaded = await loadWorld(database, world);
  const firstDay = fromLocalText(`${parseDate(options.firstDay ?? today).toString()}T00:00`)?.getTime() ?? 0;
  let left = occupancies;
  let vehiclesLeft = vehicles;
  await loadOccupancies(database, loaded, random, {
    firstDay,
    days,
    countFor: () => {
      const share = Math.round(left / vehiclesLeft--);
      left -= share;
      return share;
    },
  });
  return loaded;
}

function continentalTowns(random: Random): Town[] {
  return Array.from({ length: CONTINENTAL_TOWNS }, (_, i) => ({
    name: `Ort ${i + 1}`,
    county: '',
    lat: random.between(CONTINENT.south, CONTINENT.north),
    lon: random.between(CONTINENT.west, CONTINENT.east),
    population: random.whole(8_000, 500_000),
  }));
}
