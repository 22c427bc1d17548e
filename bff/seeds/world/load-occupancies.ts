import type { Sequelize } from 'sequelize';
import { insertRows } from './insert-rows';
import type { LoadedOperator } from './load-price-lists';
import { makeOccupancies } from './occupancies';
import type { Random } from './random';

interface Busyness {
  /** The instant of the first local midnight. */
  firstDay: number;
  days: number;
  /** Occupancies of one vehicle. */
  countFor: (random: Random) => number;
}

const VEHICLES_AT_A_TIME = 400;

/** Makes every vehicle busy, in `days` days from `firstDay`; answers how many occupancies that were. */
export async function loadOccupancies(
  database: Sequelize,
  operators: readonly LoadedOperator[],
  random: Random,
  { firstDay, days, countFor }: Busyness,
): Promise<number> {
  const vehicles = operators.flatMap(({ vehicleIds }) => {
    const sendsOwn = random.chance(0.3);
    return vehicleIds.map((id) => ({ id, sendsOwn }));
  });
  let written = 0;
  for (let from = 0; from < vehicles.length; from += VEHICLES_AT_A_TIME) {
    const rows = vehicles
      .slice(from, from + VEHICLES_AT_A_TIME)
      .flatMap(({ id, sendsOwn }) =>
        makeOccupancies(random, { firstDay, days, count: countFor(random), sendsOwn }).map(
          ({ startsAt, endsAt, kind }) => [id, startsAt, endsAt, kind],
        ),
      );
    await insertRows(database, 'occupancies', ['vehicle_id', 'starts_at', 'ends_at', 'kind'], rows);
    written += rows.length;
  }
  return written;
}
