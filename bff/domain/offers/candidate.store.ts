import { select, selectOne } from '@db/query';
import type { Position } from '@bff/domain/shared/position';
import type { EpochMillis } from '@bff/domain/shared/time';

// Raw SQL: this is the search, and its cost is the cost of the page. One row per operator or cell, from covering indexes.

/** A bus that may do the trip, judging by seats and starting position. */
export interface FoundVehicle {
  vehicleId: number;
  companyId: number;
  /** Its starting position, when that is not its depot. */
  startsAt?: Position;
  /** When else it is busy on the UTC days of the passengers' travel, never while they travel; left out until it has been read. */
  busyThen?: readonly Interval[];
}

/** From, until. */
export type Interval = readonly [EpochMillis, EpochMillis];

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
/** The cell of the search grid, ¼° × ½°, numbered as in the generated column `cell`. */
const cellOf = (lat: number, lon: number) => rowOf(lat) * 720 + columnOf(lon);

/** Cells of the search grid that the box touches. */
export function cellsOf({ minLat, maxLat, minLon, maxLon }: Area): number[] {
  const cells: number[] = [];
  for (let row = rowOf(minLat); row <= rowOf(maxLat); row++)
    for (let column = columnOf(minLon); column <= columnOf(maxLon); column++) cells.push(row * 720 + column);
  return cells;
}

/** The 1° × 2° regions that the box touches, numbered as in the generated column `region`. */
function regionsOf({ minLat, maxLat, minLon, maxLon }: Area): number[] {
  const regions: number[] = [];
  for (let row = Math.floor(minLat + 90); row <= Math.floor(maxLat + 90); row++)
    for (let column = Math.floor((minLon + 180) / 2); column <= Math.floor((maxLon + 180) / 2); column++)
      regions.push(row * 180 + column);
  return regions;
}

/** What a search requires of a vehicle before its route is known. */
export interface Wanted {
  seats: number;
  wheelchairs: number;
  /** The passengers' first departure: starting positions are those of this instant. */
  at: Date;
  /** A vehicle that is busy at any time of [at, until) cannot do the trip, whatever its route. */
  until: Date;
  /** Vehicles that the searcher already holds for this very trip: they count as free. */
  held?: ReadonlySet<number> | undefined;
}

/** A temporary starting position at the instant of the search, wherever it is. */
interface Moved extends Position {
  vehicleId: number;
  companyId: number;
  seats: number;
  wheelchairPlaces: number;
  active: number;
}

// Nothing more: a search knows everything else about each already.
const VEHICLE = 'p.vehicle_id, p.company_id';

/** Where a trip begins, and how far vehicles come: the usual distance, and the longest that any vehicle allows itself. */
export interface Reach {
  first: Position;
  usualMetres: number;
  mostMetres: number;
}

/**
 * Active vehicles with that many seats whose starting position at that instant is within the box of the usual distance, or within their own
 * longer distance. A vehicle on a temporary starting position is there and not at its depot. The near ones are free while the passengers
 * travel; for the few others that is checked with their route (busyTimes).
 */
export async function candidatesFor(reach: Reach, wanted: Wanted): Promise<FoundVehicle[]> {
  const [usual, fromFar, moved] = await Promise.all([
    nearCandidates(areaAround(reach.first, reach.usualMetres), wanted),
    reach.mostMetres > reach.usualMetres ? farCandidates(reach, wanted) : [],
    select<Moved>(
      `SELECT ${VEHICLE}, p.lat, p.lon, p.seats, p.wheelchair_places, p.active FROM starting_positions p WHERE p.kind = 'temporary' AND p.starts_at <= :at AND p.ends_at > :at`,
      { at: wanted.at },
    ),
  ]);
  const atDepot = [...usual, ...fromFar];
  if (moved.length === 0) return atDepot;
  const elsewhere = new Set(moved.map((row) => row.vehicleId));
  const whole = areaAround(reach.first, reach.mostMetres);
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
  return [
    ...atDepot.filter((row) => !elsewhere.has(row.vehicleId)),
    ...inside.map(({ vehicleId, companyId, lat, lon }) => ({ vehicleId, companyId, startsAt: { lat, lon } })),
  ];
}

/**
 * Asks in parallel which vehicles start there and which are busy there, and subtracts here: having the server look up each vehicle among
 * the busy ones takes half as long again.
 */
async function nearCandidates(near: Area, { held, ...wanted }: Wanted): Promise<FoundVehicle[]> {
  const [fleets, { meanwhile, around }] = await Promise.all([fleetsIn(near, wanted), busyIn(near, wanted)]);
  const found: FoundVehicle[] = [];
  for (const { companyId, vehicleIds } of fleets)
    for (const id of vehicleIds.split(',')) {
      const vehicleId = Number(id);
      if (held?.has(vehicleId)) found.push({ vehicleId, companyId, busyThen: NEVER });
      else if (!meanwhile.has(vehicleId))
        found.push({ vehicleId, companyId, busyThen: around.get(vehicleId) ?? NEVER });
    }
  return found;
}

const NEVER: readonly Interval[] = [];

/**
 * A fraction as a double: Sequelize writes 59.85882, which the server reads as an exact decimal and converts to a double again for every
 * row.
 */
const double = (name: string) => `(0e0 + :${name})`;

/** One row per operator: a search finds thousands of vehicles, and a row costs more than its vehicles do. */
const fleetsIn = (area: Area, wanted: Wanted) =>
  select<{ companyId: number; vehicleIds: string }>(
    `SELECT p.company_id, GROUP_CONCAT(p.vehicle_id) AS vehicle_ids FROM starting_positions p
     WHERE p.cell IN (:cells) AND p.seats >= :seats AND p.lat BETWEEN ${double('minLat')} AND ${double('maxLat')} AND p.lon BETWEEN ${double('minLon')} AND ${double('maxLon')}
       AND p.active AND p.wheelchair_places >= :wheelchairs AND p.kind = 'default'
     GROUP BY p.company_id`,
    { ...area, ...wanted, cells: cellsOf(area) },
  );

/**
 * The vehicles of an area's cells that are busy at any time of [at, until), and when others are on the UTC days that it touches. One text
 * per cell, as above: `7,8 1804636800000 1804644000000` is vehicle 7, busy meanwhile, and 8 with its times. An interval has a row for each
 * of its days and counts on the first of them.
 */
async function busyIn(area: Area, { at, until }: Wanted): Promise<{ meanwhile: Set<number>; around: BusyTimes }> {
  const days = daysOf(at, until);
  const rows = await select<{ busy: string }>(
    `SELECT GROUP_CONCAT(IF(starts_at < TIMESTAMP :until AND ends_at > TIMESTAMP :at, vehicle_id,
         CONCAT_WS(' ', vehicle_id, ${millis('starts_at')}, ${millis('ends_at')}))) AS busy
     FROM busy_vehicles WHERE day IN (:days) AND cell IN (:cells) AND (day = :firstDay OR starts_at >= day)
     GROUP BY day, cell`,
    { days, firstDay: days[0], cells: cellsOf(area), at, until },
  );
  const meanwhile = new Set<number>();
  const around: BusyTimes = new Map();
  for (const { busy } of rows)
    for (const text of busy.split(',')) {
      if (!text.includes(' ')) {
        meanwhile.add(Number(text));
        continue;
      }
      const [vehicleId, from, to] = text.split(' ').map(Number) as [number, number, number];
      addTime(around, vehicleId, from, to);
    }
  return { meanwhile, around };
}

/** Milliseconds since 1970, whatever the session's time zone. */
const millis = (column: string) => `TIMESTAMPDIFF(MICROSECOND, '1970-01-01', ${column}) DIV 1000`;

/**
 * The few vehicles that come from farther than usual: found with an index of their own, each checked by itself, and only if the box of its
 * own distance contains the place.
 */
function farCandidates(
  { first, usualMetres, mostMetres }: Reach,
  { held: _held, ...wanted }: Wanted,
): Promise<FoundVehicle[]> {
  const far = areaAround(first, mostMetres);
  return select<FoundVehicle>(
    `SELECT ${VEHICLE} FROM starting_positions p FORCE INDEX (starting_positions_far)
     WHERE p.region IN (:regions) AND p.pickup_distance_metres > :usualMetres AND p.seats >= :seats
       AND ABS(p.lat - ${double('lat')}) * ${double('metresNorth')} <= p.pickup_distance_metres
       AND ABS(p.lon - ${double('lon')}) * ${double('metresEast')} <= p.pickup_distance_metres
       AND NOT (p.lat BETWEEN ${double('minLat')} AND ${double('maxLat')} AND p.lon BETWEEN ${double('minLon')} AND ${double('maxLon')})
       AND p.active AND p.wheelchair_places >= :wheelchairs AND p.kind = 'default'`,
    {
      ...areaAround(first, usualMetres),
      ...first,
      ...wanted,
      regions: regionsOf(far),
      usualMetres,
      metresNorth: mostMetres / (far.maxLat - first.lat),
      metresEast: mostMetres / (far.maxLon - first.lon),
    },
  );
}

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

/** Vehicle → when it is busy. */
export type BusyTimes = Map<number, Interval[]>;

function addTime(busy: BusyTimes, vehicleId: number, from: EpochMillis, until: EpochMillis): void {
  const times = busy.get(vehicleId);
  if (times) times.push([from, until]);
  else busy.set(vehicleId, [[from, until]]);
}

/**
 * When those vehicles are busy: every interval that touches [start, end). For those already known in part, only the days outside the
 * passengers' travel are read.
 */
export async function busyTimes(
  candidates: readonly { vehicleId: number; start: Position; busyThen: readonly Interval[] | undefined }[],
  { at, until }: Pick<Wanted, 'at' | 'until'>,
  start: Date,
  end: Date,
): Promise<BusyTimes> {
  const known = candidates.filter(({ busyThen }) => busyThen);
  const others = candidates.filter(({ busyThen }) => !busyThen);
  const days = daysOf(start, end);
  const readDays = daysOf(at, until);
  const otherDays = days.filter((day) => !readDays.includes(day));
  const [aroundKnown, ofOthers] = await Promise.all([
    known.length === 0 || otherDays.length === 0
      ? []
      : touching('cell IN (:cells)', {
          start,
          end,
          days: otherDays,
          cells: [...new Set([...new Set(known.map((one) => one.start))].map(({ lat, lon }) => cellOf(lat, lon)))],
        }),
    others.length === 0
      ? []
      : ofVehicles(
          others.map(({ vehicleId }) => vehicleId),
          start,
          end,
        ),
  ]);
  return timesOf([...aroundKnown, ...ofOthers]);
}

/** The same for vehicles about which nothing is known yet. */
export const busyTimesOf = async (vehicleIds: readonly number[], start: Date, end: Date): Promise<BusyTimes> =>
  timesOf(await ofVehicles(vehicleIds, start, end));

const ofVehicles = (vehicleIds: readonly number[], start: Date, end: Date) =>
  touching('vehicle_id IN (:vehicleIds)', { start, end, days: daysOf(start, end), vehicleIds: [...vehicleIds] });

const touching = (where: string, values: { start: Date; end: Date; days: string[] } & Record<string, unknown>) =>
  select<BusyRow>(
    `SELECT vehicle_id, starts_at, ends_at FROM busy_vehicles
     WHERE day IN (:days) AND starts_at < :end AND ends_at > :start AND ${where}`,
    values,
  );

function timesOf(rows: readonly BusyRow[]): BusyTimes {
  const times: BusyTimes = new Map();
  for (const { vehicleId, startsAt, endsAt } of rows) addTime(times, vehicleId, startsAt.getTime(), endsAt.getTime());
  return times;
}

/** When those vehicles start elsewhere than at their depot: every interval that touches [start, end). */
export async function awayTimes(vehicleIds: readonly number[], start: Date, end: Date): Promise<BusyTimes> {
  return timesOf(
    await select<BusyRow>(
      `SELECT p.vehicle_id, p.starts_at, p.ends_at FROM starting_positions p
       WHERE p.vehicle_id IN (:vehicleIds) AND p.kind = 'temporary' AND p.starts_at < :end AND p.ends_at > :start`,
      { vehicleIds, start, end },
    ),
  );
}

interface BusyRow {
  vehicleId: number;
  startsAt: Date;
  endsAt: Date;
}

/** The longest pick-up distance of any vehicle's own, in metres. */
export async function longestOwnPickupDistance(): Promise<number> {
  const row = await selectOne<{ metres: number | null }>('SELECT MAX(pickup_distance_metres) AS metres FROM vehicles');
  return row?.metres ?? 0;
}

/** The most seats and wheelchair places that any bus for sale has. */
export async function largestBuses(): Promise<{ seats: number; wheelchairPlaces: number }> {
  const row = await selectOne<{ seats: number | null; wheelchairPlaces: number | null }>(
    "SELECT MAX(seats) AS seats, MAX(wheelchair_places) AS wheelchair_places FROM vehicles WHERE status = 'active'",
  );
  return { seats: row?.seats ?? 0, wheelchairPlaces: row?.wheelchairPlaces ?? 0 };
}

/** An operator with buses for sale near a place, busy or not. */
export interface AbleOperator {
  companyId: number;
  name: string;
  /** Of all its buses near there together. */
  seats: number;
  wheelchairPlaces: number;
  ratingSum: number;
  ratingCount: number;
  /** To its nearest bus, as the crow flies. */
  metres: number;
}

/** Operators that drive in all those countries (none: wherever they drive), whose traffic permit is valid on that local day, and that have buses with depots in the box, nearest first. One row per operator. */
export const operatorsWithin = (
  first: Position,
  {
    metres,
    countries,
    lastDay,
    limit,
  }: { metres: number; countries: readonly string[]; lastDay: string; limit: number },
) =>
  select<AbleOperator>(
    `SELECT p.company_id, c.name, c.rating_sum, c.rating_count,
       CAST(SUM(p.seats) AS SIGNED) AS seats, CAST(SUM(p.wheelchair_places) AS SIGNED) AS wheelchair_places,
       MIN(SQRT(POW((p.lat - ${double('lat')}) * ${METRES_PER_DEGREE}, 2) + POW((p.lon - ${double('lon')}) * ${METRES_PER_DEGREE} * COS(RADIANS(${double('lat')})), 2))) AS metres
     FROM starting_positions p JOIN companies c ON c.id = p.company_id
     WHERE p.cell IN (:cells) AND p.lat BETWEEN ${double('minLat')} AND ${double('maxLat')} AND p.lon BETWEEN ${double('minLon')} AND ${double('maxLon')}
       AND p.active AND p.kind = 'default'
       AND (c.traffic_permit_until IS NULL OR c.traffic_permit_until >= :lastDay)
       ${countries.length > 0 ? 'AND (SELECT COUNT(*) FROM company_countries k WHERE k.company_id = c.id AND k.country_code IN (:countries)) = :asked' : ''}
     GROUP BY p.company_id, c.name, c.rating_sum, c.rating_count
     ORDER BY metres, company_id LIMIT :limit`,
    {
      ...first,
      ...areaAround(first, metres),
      cells: cellsOf(areaAround(first, metres)),
      countries: [...countries],
      asked: countries.length,
      lastDay,
      limit,
    },
  );
