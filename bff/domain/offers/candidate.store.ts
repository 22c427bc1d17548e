import { select, selectOne } from '@db/query';
import type { Position } from '@bff/domain/shared/position';
import type { EpochMillis } from '@bff/domain/shared/time';

/** A bus that may do the trip, as far as seats and starting position tell. */
export interface Candidate {
  vehicleId: number;
  companyId: number;
  lat: number;
  lon: number;
  seats: number;
  wheelchairPlaces: number;
  /** Known to have nothing else to do while the passengers travel. */
  isFreeMeanwhile?: boolean;
}

/** With the name of the place that it starts from. */
export interface NamedCandidate extends Candidate {
  startName: string;
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
interface Moved extends Candidate {
  active: number;
}

const POSITION =
  'p.vehicle_id AS vehicleId, p.company_id AS companyId, p.lat, p.lon, p.seats, p.wheelchair_places AS wheelchairPlaces';

/**
 * Active vehicles with that many seats, not busy while the passengers travel, that start inside `near` at that instant, or inside `far` when
 * they come from farther than `usualMetres` by their own wish. A vehicle on a temporary starting position is there and not at its depot.
 */
export async function candidatesIn(
  { near, far, usualMetres }: { near: Area; far: Area | undefined; usualMetres: number },
  wanted: Wanted,
): Promise<Candidate[]> {
  const found = (area: Area, alsoWhere: string, values: Record<string, unknown>) =>
    select<Candidate>(
      `SELECT ${POSITION} FROM starting_positions p
       WHERE p.cell IN (:cells) AND p.seats >= :seats AND p.lat BETWEEN :minLat AND :maxLat AND p.lon BETWEEN :minLon AND :maxLon
         AND p.active AND p.wheelchair_places >= :wheelchairs AND p.kind = 'default' ${alsoWhere}
         AND p.vehicle_id NOT IN (SELECT b.vehicle_id FROM busy_vehicles b
           WHERE b.day IN (:days) AND b.cell IN (:cells) AND b.starts_at < :until AND b.ends_at > :at)`,
      { ...area, ...wanted, cells: cellsOf(area), days: daysOf(wanted.at, wanted.until), ...values },
    );
  const [usual, fromFar, moved] = await Promise.all([
    found(near, '', {}),
    far ? farCandidates(far, near, usualMetres, wanted) : [],
    select<Moved>(
      `SELECT ${POSITION}, p.active FROM starting_positions p WHERE p.kind = 'temporary' AND p.starts_at <= :at AND p.ends_at > :at`,
      { at: wanted.at },
    ),
  ]);
  for (const row of usual) row.isFreeMeanwhile = true;
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
  return [...atDepot.filter((row) => !elsewhere.has(row.vehicleId)), ...inside];
}

/** Those that come from farther than usual are few: found by an index of their own, each looked at by itself. */
const farCandidates = (far: Area, near: Area, usualMetres: number, wanted: Wanted): Promise<Candidate[]> =>
  select<Candidate>(
    `SELECT ${POSITION} FROM starting_positions p FORCE INDEX (starting_positions_far)
     WHERE p.cell IN (:cells) AND p.pickup_distance_metres > :usualMetres AND p.seats >= :seats
       AND p.lat BETWEEN :minLat AND :maxLat AND p.lon BETWEEN :minLon AND :maxLon
       AND NOT (p.lat BETWEEN :nearMinLat AND :nearMaxLat AND p.lon BETWEEN :nearMinLon AND :nearMaxLon)
       AND p.active AND p.wheelchair_places >= :wheelchairs AND p.kind = 'default'`,
    {
      ...far,
      ...wanted,
      cells: cellsOf(far),
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
  candidates: readonly Candidate[],
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
          cells: [...new Set(known.map(({ lat, lon }) => cellOf(lat, lon)))],
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

/** The vehicles that are to be offered again, with where they start at that instant; inactive ones are left out. */
export function candidatesById(vehicleIds: readonly number[], at: Date): Promise<NamedCandidate[]> {
  return select<NamedCandidate>(
    `SELECT p.vehicle_id AS vehicleId, p.company_id AS companyId, p.name AS startName, p.lat, p.lon, p.seats, p.wheelchair_places AS wheelchairPlaces
     FROM starting_positions p WHERE p.vehicle_id IN (:vehicleIds) AND p.active
       AND p.id = COALESCE(
         (SELECT t.id FROM starting_positions t WHERE t.vehicle_id = p.vehicle_id AND t.kind = 'temporary' AND t.starts_at <= :at AND t.ends_at > :at LIMIT 1),
         (SELECT d.id FROM starting_positions d WHERE d.vehicle_id = p.vehicle_id AND d.kind = 'default'))`,
    { vehicleIds, at },
  );
}

/** What an offer shows of a bus and its operator, and what filters look at. */
export interface OfferedVehicle {
  vehicleId: number;
  companyId: number;
  busType: 'touristBus' | 'doubleDecker' | 'minibus';
  model: string;
  modelYear: number | null;
  fuelType: 'diesel' | 'diesel18' | 'hvo100' | 'b30' | 'petrol' | 'electric';
  fuelPerKm: number;
  pickupDistanceMetres: number | null;
  companyName: string;
  offersSecondDriver: boolean;
  allowsTenHourDays: boolean;
  ratingSum: number;
  ratingCount: number;
  certificates: string[];
}

const CERTIFICATES = ['lgbti', 'roadSafety', 'environment', 'iso39001', 'iso14001'] as const;

type VehicleRow = Pick<
  OfferedVehicle,
  'vehicleId' | 'companyId' | 'busType' | 'model' | 'modelYear' | 'fuelType' | 'fuelPerKm' | 'pickupDistanceMetres'
>;
type CompanyRow = Omit<OfferedVehicle, keyof VehicleRow | 'certificates'> & { companyId: number; certified: string };

/** An operator has many vehicles: its own facts are read once. */
export async function vehiclesOf(
  vehicleIds: readonly number[],
  companyIds: readonly number[],
): Promise<Map<number, OfferedVehicle>> {
  if (vehicleIds.length === 0) return new Map();
  const [vehicles, companies] = await Promise.all([
    select<VehicleRow>(
      `SELECT id AS vehicleId, company_id AS companyId, bus_type AS busType, model, model_year AS modelYear, fuel_type AS fuelType,
         fuel_per_km AS fuelPerKm, pickup_distance_metres AS pickupDistanceMetres FROM vehicles WHERE id IN (:vehicleIds)`,
      { vehicleIds },
    ),
    select<CompanyRow>(
      `SELECT id AS companyId, name AS companyName, offers_second_driver AS offersSecondDriver, allows_ten_hour_days AS allowsTenHourDays,
         rating_sum AS ratingSum, rating_count AS ratingCount,
         CONCAT(lgbti_certified, road_safety_certified, environment_certified, iso39001_certified, iso14001_certified) AS certified
       FROM companies WHERE id IN (:companyIds)`,
      { companyIds },
    ),
  ]);
  const owners = new Map(
    companies.map(({ certified, ...row }) => [
      row.companyId,
      {
        companyName: row.companyName,
        offersSecondDriver: Boolean(row.offersSecondDriver),
        allowsTenHourDays: Boolean(row.allowsTenHourDays),
        ratingSum: row.ratingSum,
        ratingCount: row.ratingCount,
        certificates: CERTIFICATES.filter((_, index) => certified[index] === '1'),
      },
    ]),
  );
  const offered = new Map<number, OfferedVehicle>();
  for (const vehicle of vehicles) {
    const owner = owners.get(vehicle.companyId);
    if (owner) offered.set(vehicle.vehicleId, { ...vehicle, ...owner });
  }
  return offered;
}

/** Equipment codes of each vehicle. */
export async function equipmentOf(vehicleIds: readonly number[]): Promise<Map<number, string[]>> {
  if (vehicleIds.length === 0) return new Map();
  const rows = await select<{ vehicleId: number; code: string }>(
    'SELECT vehicle_id AS vehicleId, code FROM vehicle_equipment WHERE vehicle_id IN (:vehicleIds) ORDER BY vehicle_id, code',
    { vehicleIds },
  );
  const groups = new Map<number, string[]>();
  for (const { vehicleId, code } of rows) {
    const known = groups.get(vehicleId);
    if (known) known.push(code);
    else groups.set(vehicleId, [code]);
  }
  return groups;
}

/** The longest pick-up distance that any vehicle has of its own, in metres. */
export async function longestOwnPickupDistance(): Promise<number> {
  const row = await selectOne<{ metres: number | null }>('SELECT MAX(pickup_distance_metres) AS metres FROM vehicles');
  return row?.metres ?? 0;
}

/** The commission of each company that has one of its own on that day, in basis points. */
export async function commissionsOn(companyIds: readonly number[], localDate: string): Promise<Map<number, number>> {
  const rows = await select<{ companyId: number; basisPoints: number }>(
    `SELECT company_id AS companyId, basis_points AS basisPoints FROM company_commissions
     WHERE company_id IN (:companyIds) AND valid_from <= :localDate AND (valid_to IS NULL OR valid_to >= :localDate)`,
    { companyIds, localDate },
  );
  return new Map(rows.map((row) => [row.companyId, row.basisPoints]));
}
