import { select, selectOne } from '@db/query';
import type { Position } from '@bff/domain/shared/position';
import type { EpochMillis } from '@bff/domain/shared/time';

/** A bus that may do the trip, as far as seats and starting position tell. */
export interface Candidate {
  vehicleId: number;
  companyId: number;
  startName: string;
  lat: number;
  lon: number;
  seats: number;
  wheelchairPlaces: number;
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

/** Cells of the search grid (¼° × ½°, as the generated column `cell` counts them) that the box touches. */
export function cellsOf({ minLat, maxLat, minLon, maxLon }: Area): number[] {
  const cells: number[] = [];
  for (let row = Math.floor((minLat + 90) * 4); row <= Math.floor((maxLat + 90) * 4); row++)
    for (let column = Math.floor((minLon + 180) * 2); column <= Math.floor((maxLon + 180) * 2); column++)
      cells.push(row * 720 + column);
  return cells;
}

/**
 * Active vehicles with at least that many seats that start inside the box at that instant. A vehicle on a temporary starting position is
 * there and not at its depot.
 */
export async function candidatesIn(
  area: Area,
  wanted: { seats: number; wheelchairs: number; at: Date },
): Promise<Candidate[]> {
  const values = { ...area, ...wanted, cells: cellsOf(area) };
  const where = `cell IN (:cells) AND seats >= :seats AND lat BETWEEN :minLat AND :maxLat AND lon BETWEEN :minLon AND :maxLon
    AND active AND wheelchair_places >= :wheelchairs`;
  const columns =
    'vehicle_id AS vehicleId, company_id AS companyId, name AS startName, lat, lon, seats, wheelchair_places AS wheelchairPlaces';
  const [defaults, temporary, away] = await Promise.all([
    select<Candidate>(`SELECT ${columns} FROM starting_positions WHERE ${where} AND kind = 'default'`, values),
    select<Candidate>(
      `SELECT ${columns} FROM starting_positions WHERE ${where} AND kind = 'temporary' AND starts_at <= :at AND ends_at > :at`,
      values,
    ),
    select<{ vehicleId: number }>(
      `SELECT vehicle_id AS vehicleId FROM starting_positions WHERE kind = 'temporary' AND starts_at <= :at AND ends_at > :at`,
      values,
    ),
  ]);
  const elsewhere = new Set(away.map((row) => row.vehicleId));
  return [...defaults.filter((row) => !elsewhere.has(row.vehicleId)), ...temporary];
}

/** The vehicles that are to be offered again, with where they start at that instant; inactive ones are left out. */
export function candidatesById(vehicleIds: readonly number[], at: Date): Promise<Candidate[]> {
  return select<Candidate>(
    `SELECT p.vehicle_id AS vehicleId, p.company_id AS companyId, p.name AS startName, p.lat, p.lon, p.seats, p.wheelchair_places AS wheelchairPlaces
     FROM starting_positions p WHERE p.vehicle_id IN (:vehicleIds) AND p.active
       AND p.id = COALESCE(
         (SELECT t.id FROM starting_positions t WHERE t.vehicle_id = p.vehicle_id AND t.kind = 'temporary' AND t.starts_at <= :at AND t.ends_at > :at LIMIT 1),
         (SELECT d.id FROM starting_positions d WHERE d.vehicle_id = p.vehicle_id AND d.kind = 'default'))`,
    { vehicleIds, at },
  );
}

/** When vehicles of those cells are busy, of all that touches [start, end): vehicle → intervals in milliseconds. */
export async function busyIn(area: Area, start: Date, end: Date): Promise<Map<number, [EpochMillis, EpochMillis][]>> {
  const days: string[] = [];
  for (
    let day = Date.UTC(start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate());
    day < end.getTime();
    day += 86_400_000
  )
    days.push(new Date(day).toISOString().slice(0, 10));
  const rows = await select<{ vehicleId: number; startsAt: Date; endsAt: Date }>(
    `SELECT vehicle_id AS vehicleId, starts_at AS startsAt, ends_at AS endsAt FROM busy_vehicles
     WHERE day IN (:days) AND cell IN (:cells) AND starts_at < :end AND ends_at > :start`,
    { days, cells: cellsOf(area), start, end },
  );
  const busy = new Map<number, [EpochMillis, EpochMillis][]>();
  for (const { vehicleId, startsAt, endsAt } of rows) {
    const known = busy.get(vehicleId);
    if (known) known.push([startsAt.getTime(), endsAt.getTime()]);
    else busy.set(vehicleId, [[startsAt.getTime(), endsAt.getTime()]]);
  }
  return busy;
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

export async function vehiclesById(vehicleIds: readonly number[]): Promise<Map<number, OfferedVehicle>> {
  if (vehicleIds.length === 0) return new Map();
  const rows = await select<Omit<OfferedVehicle, 'certificates'> & { certified: string }>(
    `SELECT v.id AS vehicleId, v.company_id AS companyId, v.bus_type AS busType, v.model, v.model_year AS modelYear, v.fuel_type AS fuelType,
       v.fuel_per_km AS fuelPerKm, v.pickup_distance_metres AS pickupDistanceMetres, c.name AS companyName, c.offers_second_driver AS offersSecondDriver,
       c.allows_ten_hour_days AS allowsTenHourDays, c.rating_sum AS ratingSum, c.rating_count AS ratingCount,
       CONCAT(c.lgbti_certified, c.road_safety_certified, c.environment_certified, c.iso39001_certified, c.iso14001_certified) AS certified
     FROM vehicles v JOIN companies c ON c.id = v.company_id WHERE v.id IN (:vehicleIds)`,
    { vehicleIds },
  );
  return new Map(
    rows.map(({ certified, ...row }) => [
      row.vehicleId,
      {
        ...row,
        offersSecondDriver: Boolean(row.offersSecondDriver),
        allowsTenHourDays: Boolean(row.allowsTenHourDays),
        certificates: CERTIFICATES.filter((_, index) => certified[index] === '1'),
      },
    ]),
  );
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
