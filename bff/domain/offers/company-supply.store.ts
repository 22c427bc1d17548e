import type { Position } from '@bff/domain/shared/position';
import { CompanyCommission } from '@db/models';
import { perConnection } from '@db/per-connection';
import { select, selectOne } from '@db/query';
import type { EquipmentCode } from '@states/equipment';

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
  certificates: readonly (typeof CERTIFICATES)[number][];
  /** The last local day of the operator's traffic permit; null if unknown. */
  permitUntil: string | null;
  /** Where the operator drives; ISO 3166-1 alpha-2. */
  countries: readonly string[];
}

/** An offered vehicle with its depot and capacity. */
export interface SuppliedVehicle extends OfferedVehicle {
  /** The same object for all vehicles of a depot. */
  depot: Position;
  seats: number;
  wheelchairPlaces: number;
  equipment: readonly EquipmentCode[];
  /** Codes from the accessibility catalogue. */
  accessibility: readonly string[];
}

const CERTIFICATES = ['lgbti', 'roadSafety', 'environment', 'iso39001', 'iso14001'] as const;

type CompanyRow = Pick<OfferedVehicle, 'companyId' | 'companyName' | 'ratingSum' | 'ratingCount' | 'permitUntil'> & {
  offersSecondDriver: number;
  allowsTenHourDays: number;
  certified: string;
  /** Comma-separated; null if it has none. */
  drivesIn: string | null;
};
type VehicleRow = Omit<
  SuppliedVehicle,
  keyof Omit<CompanyRow, 'companyId'> | 'certificates' | 'countries' | 'equipment' | 'accessibility' | 'depot'
> & {
  depotId: number;
} & Position;

/**
 * The vehicles of some companies, active or not, with what is known of them for any trip: company → vehicles. Raw SQL: the first searches
 * after a start read ten thousand rows, and a model instance costs 20 µs each.
 */
export async function suppliedVehicles(companyIds: readonly number[]): Promise<Map<number, SuppliedVehicle[]>> {
  const [companies, vehicles, equipment, accessibility] = await Promise.all([
    select<CompanyRow>(
      `SELECT id AS company_id, name AS company_name, offers_second_driver, allows_ten_hour_days,
         rating_sum, rating_count, DATE_FORMAT(traffic_permit_until, '%Y-%m-%d') AS permit_until,
         CONCAT(lgbti_certified, road_safety_certified, environment_certified, iso39001_certified, iso14001_certified) AS certified,
         (SELECT GROUP_CONCAT(c.country_code) FROM company_countries c WHERE c.company_id = companies.id) AS drives_in
       FROM companies WHERE id IN (:companyIds)`,
      { companyIds },
    ),
    select<VehicleRow>(
      `SELECT v.id AS vehicle_id, v.company_id, v.bus_type, v.model, v.model_year, v.fuel_type,
         v.fuel_per_km, v.pickup_distance_metres, v.seats, v.wheelchair_places, p.depot_id, p.lat, p.lon
       FROM vehicles v JOIN starting_positions p ON p.vehicle_id = v.id AND p.kind = 'default' WHERE v.company_id IN (:companyIds)`,
      { companyIds },
    ),
    select<{ vehicleId: number; code: EquipmentCode }>(
      `SELECT e.vehicle_id, e.code FROM vehicles v JOIN vehicle_equipment e ON e.vehicle_id = v.id
       WHERE v.company_id IN (:companyIds) ORDER BY e.vehicle_id, e.code`,
      { companyIds },
    ),
    select<{ vehicleId: number; code: string }>(
      `SELECT a.vehicle_id, p.code FROM vehicles v JOIN vehicle_accessibility a ON a.vehicle_id = v.id
         JOIN accessibility_properties p ON p.id = a.property_id
       WHERE v.company_id IN (:companyIds) ORDER BY a.vehicle_id, p.code`,
      { companyIds },
    ),
  ]);
  const one = sameText();
  const certificates = new Map<string, OfferedVehicle['certificates']>();
  const certificatesOf = (certified: string) => {
    let known = certificates.get(certified);
    if (!known) certificates.set(certified, (known = CERTIFICATES.filter((_, index) => certified[index] === '1')));
    return known;
  };
  const owners = new Map(
    companies.map(({ certified, drivesIn, ...company }) => [
      company.companyId,
      {
        ...company,
        offersSecondDriver: Boolean(company.offersSecondDriver),
        allowsTenHourDays: Boolean(company.allowsTenHourDays),
        countries: drivesIn?.split(',') ?? [],
        certificates: certificatesOf(certified),
      },
    ]),
  );
  const codesOf = wordsOf(equipment, one);
  const accessibilityOf = wordsOf(accessibility, one);
  const depots = new Map<number, Position>();
  const supplied = vehicles.flatMap(({ depotId, lat, lon, ...vehicle }): SuppliedVehicle[] => {
    const owner = owners.get(vehicle.companyId);
    if (!owner) return [];
    const depot = depots.get(depotId) ?? { lat, lon };
    depots.set(depotId, depot);
    return [
      {
        ...owner,
        ...vehicle,
        busType: one(vehicle.busType),
        fuelType: one(vehicle.fuelType),
        depot,
        equipment: codesOf(vehicle.vehicleId),
        accessibility: accessibilityOf(vehicle.vehicleId),
      },
    ];
  });
  return grouped(supplied, (vehicle) => vehicle.companyId);
}

/** Texts read in this process: the driver makes a new one for each row. Few different ones, because they are words of a catalogue. */
const textsHere = perConnection(() => new Map<string, string>());

/**
 * Makes equal words the same object. Counting a search's filters looks at tens of thousands of words, and most of that time would go to
 * fetching each vehicle's own copies from memory.
 */
function sameText(): <Word extends string>(word: Word) => Word {
  const texts = textsHere();
  return <Word extends string>(word: Word) => {
    const known = texts.get(word);
    if (known === undefined) texts.set(word, word);
    return (known ?? word) as Word;
  };
}

/** The codes of each vehicle: vehicles with equal lists share one, because thousands are kept and counted. */
function wordsOf<Code extends string>(
  rows: readonly { vehicleId: number; code: Code }[],
  one: (code: Code) => Code,
): (vehicleId: number) => readonly Code[] {
  const ofVehicle = grouped(rows, (row) => row.vehicleId);
  const lists = new Map<string, readonly Code[]>();
  return (vehicleId) => {
    const codes = ofVehicle.get(vehicleId)?.map(({ code }) => one(code)) ?? [];
    const name = codes.join();
    const known = lists.get(name);
    if (!known) lists.set(name, codes);
    return known ?? codes;
  };
}

function grouped<Row>(rows: readonly Row[], by: (row: Row) => number): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(by(row));
    if (group) group.push(row);
    else groups.set(by(row), [row]);
  }
  return groups;
}

/** A company's own commission; local days, the last one included, null while open-ended. */
export interface Commission {
  companyId: number;
  basisPoints: number;
  validFrom: string;
  validTo: string | null;
}

/** The own commissions of some companies, including those that have ended: company → commissions. */
export async function companyCommissions(companyIds: readonly number[]): Promise<Map<number, Commission[]>> {
  const rows = await CompanyCommission.findAll({ where: { companyId: [...companyIds] } });
  return grouped(
    rows.map(({ companyId, basisPoints, validFrom, validTo }) => ({ companyId, basisPoints, validFrom, validTo })),
    ({ companyId }) => companyId,
  );
}

/** How often what is known of each company has changed; never, for a missing company. Triggers count it in a table without a model. */
export async function companyRevisions(companyIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await select<{ companyId: number; revision: number }>(
    'SELECT company_id, revision FROM company_revisions WHERE company_id IN (:companyIds)',
    { companyIds },
  );
  return new Map(rows.map((row) => [row.companyId, row.revision]));
}

/** How often what is known of any company has changed: it only rises. While it is the same, nothing has changed. */
export async function totalOfRevisions(): Promise<number> {
  const row = await selectOne<{ total: number }>(
    'SELECT CAST(COALESCE(SUM(revision), 0) AS SIGNED) AS total FROM company_revisions',
  );
  return row?.total ?? 0;
}
