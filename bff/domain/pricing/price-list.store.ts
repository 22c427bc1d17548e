import { select } from '@db/query';
import {
  type DatedList,
  type DriverCost,
  type DrivingCost,
  type HourlyAddition,
  pickList,
  type VehicleCost,
} from './price-lists';

type Listed<Cost> = DatedList & Cost;

/** A company's price lists of the three kinds. */
export interface CompanyLists {
  vehicle: Listed<VehicleCost>[];
  driving: Listed<DrivingCost>[];
  driver: Listed<DriverCost>[];
  /** Vehicles that an exception is for, whenever. */
  excepted: Set<number>;
}

/** The three lists that a vehicle is priced with, and which rows they are. */
export interface PickedLists {
  vehicleCost: VehicleCost;
  drivingCost: DrivingCost;
  driverCost: DriverCost;
  ids: { vehicle: number; driving: number; driver: number };
}

const COMMON = `id, company_id AS companyId, scope, DATE_FORMAT(valid_from, '%Y-%m-%d') AS validFrom, DATE_FORMAT(valid_to, '%Y-%m-%d') AS validTo`;
// A deal's list counts for its own customers only, who are asked for by name; a search has none.
const WHERE = `company_id IN (:companyIds) AND scope <> 'deal' AND (valid_to IS NULL OR valid_to >= :from)`;

const addition = (amount: number | null, basisPoints: number | null): HourlyAddition | null =>
  amount !== null ? { amount } : basisPoints !== null ? { basisPoints } : null;

interface Row extends Omit<DatedList, 'subjects'> {
  companyId: number;
}

interface Subject {
  listId: number;
  subject: number;
}

/** What the exceptions among those lists are for, asked beside the lists themselves. */
const subjectsOf = (lists: string, subjects: string, values: { companyIds: readonly number[]; from: string }) =>
  select<Subject>(
    `SELECT s.list_id AS listId, s.vehicle_id AS subject FROM ${lists} l JOIN ${subjects} s ON s.list_id = l.id
     WHERE l.company_id IN (:companyIds) AND l.scope = 'exception' AND (l.valid_to IS NULL OR l.valid_to >= :from)`,
    values,
  );

function byList(rows: readonly Subject[]): Map<number, number[]> {
  const subjects = new Map<number, number[]>();
  for (const { listId, subject } of rows) {
    const known = subjects.get(listId);
    if (known) known.push(subject);
    else subjects.set(listId, [subject]);
  }
  return subjects;
}

/** All price lists of some companies that end on the local day `from` or later, but those of deals. A company without any is left out. */
export async function companyPriceLists(
  companyIds: readonly number[],
  from: string,
): Promise<Map<number, CompanyLists>> {
  const companies = new Map<number, CompanyLists>();
  if (companyIds.length === 0) return companies;
  const values = { companyIds, from };
  const [vehicle, driving, driver, ofVehicle, ofDriving] = await Promise.all([
    select<Row & VehicleCost>(
      `SELECT ${COMMON}, price_per_hour AS pricePerHour, minimum_minutes AS minimumMinutes, maximum_per_day AS maximumPerDay,
         minimum_price AS minimumPrice, night_per_hour AS nightPerHour, weekend_per_hour AS weekendPerHour FROM vehicle_cost_lists WHERE ${WHERE}`,
      values,
    ),
    select<Row & DrivingCost>(
      `SELECT ${COMMON}, price_per_km AS pricePerKm, free_metres AS freeMetres, minimum_metres AS minimumMetres, maximum_metres AS maximumMetres,
         no_pickup_metres AS noPickupMetres FROM driving_cost_lists WHERE ${WHERE}`,
      values,
    ),
    select<Row & DriverRow>(
      `SELECT ${COMMON}, cost_per_hour AS costPerHour, minimum_minutes AS minimumMinutes, ob_weekday_amount AS obWeekdayAmount,
         ob_weekday_basis_points AS obWeekdayPoints, ob_weekend_amount AS obWeekendAmount, ob_weekend_basis_points AS obWeekendPoints,
         overtime_normal_amount AS overtimeNormalAmount, overtime_normal_basis_points AS overtimeNormalPoints,
         overtime_qualified_amount AS overtimeQualifiedAmount, overtime_qualified_basis_points AS overtimeQualifiedPoints,
         standby_per_hour AS standbyPerHour, overnight_per_night AS overnightPerNight FROM driver_cost_lists WHERE ${WHERE} AND scope <> 'exception'`,
      values,
    ),
    subjectsOf('vehicle_cost_lists', 'vehicle_cost_list_vehicles', values),
    subjectsOf('driving_cost_lists', 'driving_cost_list_vehicles', values),
  ]);
  const vehicleSubjects = byList(ofVehicle);
  const drivingSubjects = byList(ofDriving);
  const of = (companyId: number): CompanyLists => {
    let lists = companies.get(companyId);
    if (!lists) companies.set(companyId, (lists = noLists()));
    return lists;
  };
  for (const row of vehicle) of(row.companyId).vehicle.push({ ...row, subjects: vehicleSubjects.get(row.id) ?? [] });
  for (const row of driving) of(row.companyId).driving.push({ ...row, subjects: drivingSubjects.get(row.id) ?? [] });
  for (const row of driver) of(row.companyId).driver.push({ ...driverCost(row), subjects: [] });
  for (const { vehicle: ofBuses, driving: ofRoads, excepted } of companies.values())
    for (const { subjects } of [...ofBuses, ...ofRoads]) for (const id of subjects) excepted.add(id);
  return companies;
}

/** Of a company that has none. */
export const noLists = (): CompanyLists => ({ vehicle: [], driving: [], driver: [], excepted: new Set() });

/** A company's price lists of one local day: what counts for each of its vehicles. */
export class DayLists {
  /** What counts for each vehicle with an exception of its own that was asked for, and under 0 for all others. */
  private readonly known = new Map<number, PickedLists | undefined>();

  constructor(
    private readonly lists: CompanyLists,
    private readonly localDate: string,
  ) {}

  /** Undefined where one of the three kinds is missing. Vehicles with the same lists get the same object. */
  pick(vehicleId: number): PickedLists | undefined {
    const subject = this.lists.excepted.has(vehicleId) ? vehicleId : 0;
    const known = this.known.get(subject);
    if (known || this.known.has(subject)) return known;
    const picked = this.picked(subject);
    this.known.set(subject, picked);
    return picked;
  }

  private picked(vehicleId: number): PickedLists | undefined {
    const { lists, localDate } = this;
    const vehicle = pickList(lists.vehicle, localDate, vehicleId);
    const driving = pickList(lists.driving, localDate, vehicleId);
    const driver = pickList(lists.driver, localDate, 0);
    if (!vehicle || !driving || !driver) return undefined;
    return {
      vehicleCost: vehicle,
      drivingCost: driving,
      driverCost: driver,
      ids: { vehicle: vehicle.id, driving: driving.id, driver: driver.id },
    };
  }
}

type DriverRow = Pick<DriverCost, 'costPerHour' | 'minimumMinutes' | 'standbyPerHour' | 'overnightPerNight'> &
  Record<`${'obWeekday' | 'obWeekend' | 'overtimeNormal' | 'overtimeQualified'}${'Amount' | 'Points'}`, number | null>;

const driverCost = (row: Row & DriverRow): Row & DriverCost => ({
  ...row,
  obWeekday: addition(row.obWeekdayAmount, row.obWeekdayPoints),
  obWeekend: addition(row.obWeekendAmount, row.obWeekendPoints),
  overtimeNormal: addition(row.overtimeNormalAmount, row.overtimeNormalPoints),
  overtimeQualified: addition(row.overtimeQualifiedAmount, row.overtimeQualifiedPoints),
});
