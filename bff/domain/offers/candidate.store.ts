import { select, selectOne } from '@db/query';
import type { Position } from '@bff/domain/shared/position';
import type { EpochMillis } from '@bff/domain/shared/time';

/** A bus that may do the trip, as far as seats and starting position tell. */
export interface FoundVehicle {
  vehicleId: number;
  companyId: number;
  /** Where it starts from, when that is not its depot. */
  startsAt?: Position;
  /** Known to have nothing else to do while the passengers travel. */
  isFreeMeanwhile?: boolean;
}

export interface Area {
  minLat: number;
  maxLat: number;
  minLon: number;
  maxLon: number;
}

const METRES_PER_DEGREE = 111_195;

/** The box around a position that a road of that length cannot leave. */
export function areaAround({ lat, lon }: Position, metres: number): Area {
  const dLat = metres / METRES_PER_DEGREE;
  const dLon = dLat / Math.max(0.05, Math.cos((Math.min(89, Math.abs(lat) + dLat) * Math.PI) / 180));
  return { minLat: lat - dLat, maxLat: lat + dLat, minLon: lon - dLon, maxLon: lon + dLon };
}

const rowOf = (lat: number) => Math.floor((lat + 90) * 4);
const columnOf = (lon: number) => Math.floor((lon + 180) * 2);
/** The cell of the search grid, ¼° × ½°, as the generated column `cell` counts them. */
const cellOf = (lat: number, lon: number) => rowOf(lat) * 720 + columnOf(lon);

/** Cells of the search grid that the box touches. */
export function cellsOf({ minLat, maxLat, minLon, maxLon }: Area): number[] {
  const cells: number[] = [];
  for (let row = rowOf(minLat); row <= rowOf(maxLat); row++)
    for (let column = columnOf(minLon); column <= columnOf(maxLon); column++) cells.push(row * 720 + column);
  return cells;
}

/** Regions of 1° × 2° that the box touches, as the generated column `region` counts them. */
function regionsOf({ minLat, maxLat, minLon, maxLon }: Area): number[] {
  const regions: number[] = [];
  for (let row = Math.floor(minLat + 90); row <= Math.floor(maxLat + 90); row++)
    for (let column = Math.floor((minLon + 180) / 2); column <= Math.floor((maxLon + 180) / 2); column++)
      regions.push(row * 180 + column);
  return regions;
}

/** What a search asks of a vehicle before its way is known. */
export interface Wanted {
  seats: number;
  wheelchairs: number;
  /** The passengers' first departure: where a vehicle starts from is asked for this instant. */
  at: Date;
  /** A vehicle that is busy at any time of [at, until) cannot do the trip, whatever way it takes. */
  until: Date;
}

/** A temporary starting position at the instant of the search, wherever it is. */
interface Moved extends Position {
  vehicleId: number;
  companyId: number;
  seats: number;
  wheelchairPlaces: number;
  active: number;
}

// Nothing more: a search knows the rest of each already.
const VEHICLE = 'p.vehicle_id AS vehicleId, p.company_id AS companyId';

/**
 * Active vehicles with that many seats, not busy while the passengers travel, that start inside `near` at that instant, or inside `far` when
 * they come from farther than `usualMetres` by their own wish. A vehicle on a temporary starting position is there and not at its depot.
 */
export async function candidatesIn(
  { near, far, usualMetres }: { near: Area; far: Area | undefined; usualMetres: number },
  wanted: Wanted,
): Promise<FoundVehicle[]> {
  const [usual, fromFar, moved] = await Promise.all([
    nearCandidates(near, wanted),
    far ? farCandidates(far, near, usualMetres, wanted) : [],
    select<Moved>(
      `SELECT ${VEHICLE}, p.lat, p.lon, p.seats, p.wheelchair_places AS wheelchairPlaces, p.active FROM starting_positions p WHERE p.kind = 'temporary' AND p.starts_at <= :at AND p.ends_at > :at`,
      { at: wanted.at },
    ),
  ]);
  const atDepot = [...usual, ...fromFar];
  if (moved.length === 0) return atDepot;
  const elsewhere = new Set(moved.map((row) => row.vehicleId));
  const whole = far ?? near;
  const inside = moved.filter(
    (row) =>
      row.active &&
      row.seats >= wanted.seats &&
      row.wheelchairPlaces >= wanted.wheelchairs &&
      row.lat >= whole.minLat &&
      row.lat <= whole.maxLat &&
      row.lon >= whole.minLon &&
      row.lon <= whole.maxLon,
  );
  // Whether these are busy is asked with their way, as for every candidate.
  return [
    ...atDepot.filter((row) => !elsewhere.has(row.vehicleId)),
    ...inside.map(({ vehicleId, companyId, lat, lon }) => ({ vehicleId, companyId, startsAt: { lat, lon } })),
  ];
}

/** One row an operator: a search finds thousands of vehicles, and a row costs more than they do. */
async function nearCandidates(near: Area, wanted: Wanted): Promise<FoundVehicle[]> {
  const rows = await select<{ companyId: number; vehicleIds: string }>(
    `SELECT p.company_id AS companyId, GROUP_CONCAT(p.vehicle_id) AS vehicleIds FROM starting_positions p
     WHERE p.cell IN (:cells) AND p.seats >= :seats AND p.lat BETWEEN :minLat AND :maxLat AND p.lon BETWEEN :minLon AND :maxLon
       AND p.active AND p.wheelchair_places >= :wheelchairs AND p.kind = 'default'
       AND p.vehicle_id NOT IN (SELECT b.vehicle_id FROM busy_vehicles b
         WHERE b.day IN (:days) AND b.cell IN (:cells) AND b.starts_at < :until AND b.ends_at > :at)
     GROUP BY p.company_id`,
    { ...near, ...wanted, cells: cellsOf(near), days: daysOf(wanted.at, wanted.until) },
  );
  const found: FoundVehicle[] = [];
  for (const { companyId, vehicleIds } of rows)
    for (const id of vehicleIds.split(',')) found.push({ vehicleId: Number(id), companyId, isFreeMeanwhile: true });
  return found;
}

/** Those that come from farther than usual are few: found by an index of their own, each looked at by itself. */
const farCandidates = (far: Area, near: Area, usualMetres: number, wanted: Wanted): Promise<FoundVehicle[]> =>
  select<FoundVehicle>(
    `SELECT ${VEHICLE} FROM starting_positions p FORCE INDEX (starting_positions_far)
     WHERE p.region IN (:regions) AND p.pickup_distance_metres > :usualMetres AND p.seats >= :seats
       AND p.lat BETWEEN :minLat AND :maxLat AND p.lon BETWEEN :minLon AND :maxLon
       AND NOT (p.lat BETWEEN :nearMinLat AND :nearMaxLat AND p.lon BETWEEN :nearMinLon AND :nearMaxLon)
       AND p.active AND p.wheelchair_places >= :wheelchairs AND p.kind = 'default'`,
    {
      ...far,
      ...wanted,
      regions: regionsOf(far),
      usualMetres,
      nearMinLat: near.minLat,
      nearMaxLat: near.maxLat,
      nearMinLon: near.minLon,
      nearMaxLon: near.maxLon,
    },
  );

/** The UTC days that [start, end) touches. */
function daysOf(start: Date, end: Date): string[] {
  const days: string[] = [];
  for (
    let day = Date.UTC(start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate());
    day < end.getTime();
    day += 86_400_000
  )
    days.push(new Date(day).toISOString().slice(0, 10));
  return days;
}

export type BusyTimes = Map<number, [EpochMillis, EpochMillis][]>;

/**
 * When those vehicles are busy, of all that touches [start, end): vehicle → intervals in milliseconds. Most of them are known to be free while
 * the passengers travel: of the others in their cells nothing is read.
 */
export async function busyTimes(
  candidates: readonly { vehicleId: number; start: Position; isFreeMeanwhile: boolean }[],
  { at, until }: Pick<Wanted, 'at' | 'until'>,
  start: Date,
  end: Date,
): Promise<BusyTimes> {
  const known = candidates.filter((candidate) => candidate.isFreeMeanwhile);
  const others = candidates.filter((candidate) => !candidate.isFreeMeanwhile);
  const period = { days: daysOf(start, end), start, end, at, until };
  const touching = (where: string, values: Record<string, unknown>) =>
    select<BusyRow>(
      `SELECT vehicle_id AS vehicleId, starts_at AS startsAt, ends_at AS endsAt FROM busy_vehicles
       WHERE day IN (:days) AND starts_at < :end AND ends_at > :start AND ${where}`,
      { ...period, ...values },
    );
  const [aroundKnown, ofOthers] = await Promise.all([
    known.length === 0
      ? []
      : touching('cell IN (:cells) AND (starts_at >= :until OR ends_at <= :at)', {
          cells: [...new Set([...new Set(known.map(({ start }) => start))].map(({ lat, lon }) => cellOf(lat, lon)))],
        }),
    others.length === 0
      ? []
      : touching('vehicle_id IN (:vehicleIds)', { vehicleIds: others.map((candidate) => candidate.vehicleId) }),
  ]);
  const busy: BusyTimes = new Map();
  for (const { vehicleId, startsAt, endsAt } of [...aroundKnown, ...ofOthers]) {
    const times = busy.get(vehicleId);
    if (times) times.push([startsAt.getTime(), endsAt.getTime()]);
    else busy.set(vehicleId, [[startsAt.getTime(), endsAt.getTime()]]);
  }
  return busy;
}

interface BusyRow {
  vehicleId: number;
  startsAt: Date;
  endsAt: Date;
}

/** The longest pick-up distance that any vehicle has of its own, in metres. */
export async function longestOwnPickupDistance(): Promise<number> {
  const row = await selectOne<{ metres: number | null }>('SELECT MAX(pickup_distance_metres) AS metres FROM vehicles');
  return row?.metres ?? 0;
}
