import { Op } from 'sequelize';
import type { PriceListScope } from '@states/price-list-scopes';
import { DriverCostList, DrivingCostList, VehicleCostList } from '@db/models';
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
  /** Vehicles with an exception on any day. */
  excepted: Set<number>;
}

/** The three lists that a vehicle is priced with, and their row ids. */
export interface PickedLists {
  vehicleCost: VehicleCost;
  drivingCost: DrivingCost;
  driverCost: DriverCost;
  ids: { vehicle: number; driving: number; driver: number };
}

const addition = (amount: number | null, basisPoints: number | null): HourlyAddition | null =>
  amount !== null ? { amount } : basisPoints !== null ? { basisPoints } : null;

/** What the three kinds have in common; an exception's vehicles are read separately. */
const datedOf = (
  list: VehicleCostList | DrivingCostList | DriverCostList,
  vehicles: readonly { vehicleId: number }[] = [],
): DatedList => ({
  id: list.id,
  scope: list.scope,
  validFrom: list.validFrom,
  validTo: list.validTo,
  subjects: vehicles.map(({ vehicleId }) => vehicleId),
});

const vehicleListOf = (list: VehicleCostList): Listed<VehicleCost> => ({
  ...datedOf(list, list.vehicles),
  pricePerHour: list.pricePerHour,
  minimumMinutes: list.minimumMinutes,
  maximumPerDay: list.maximumPerDay,
  minimumPrice: list.minimumPrice,
  nightPerHour: list.nightPerHour,
  weekendPerHour: list.weekendPerHour,
});

const drivingListOf = (list: DrivingCostList): Listed<DrivingCost> => ({
  ...datedOf(list, list.vehicles),
  pricePerKm: list.pricePerKm,
  freeMetres: list.freeMetres,
  minimumMetres: list.minimumMetres,
  maximumMetres: list.maximumMetres,
  noPickupMetres: list.noPickupMetres,
});

const driverListOf = (list: DriverCostList): Listed<DriverCost> => ({
  ...datedOf(list),
  costPerHour: list.costPerHour,
  minimumMinutes: list.minimumMinutes,
  obWeekday: addition(list.obWeekdayAmount, list.obWeekdayBasisPoints),
  obWeekend: addition(list.obWeekendAmount, list.obWeekendBasisPoints),
  overtimeNormal: addition(list.overtimeNormalAmount, list.overtimeNormalBasisPoints),
  overtimeQualified: addition(list.overtimeQualifiedAmount, list.overtimeQualifiedBasisPoints),
  standbyPerHour: list.standbyPerHour,
  overnightPerNight: list.overnightPerNight,
});

/**
 * All price lists of some companies that end on the local day `from` or later, except those of deals. A company without any is left out.
 */
export async function companyPriceLists(
  companyIds: readonly number[],
  from: string,
): Promise<Map<number, CompanyLists>> {
  const companies = new Map<number, CompanyLists>();
  if (companyIds.length === 0) return companies;
  // A deal's list applies only to its own customers, who are looked up by name; a search has none.
  const counting = (scopes: readonly PriceListScope[]) => ({
    companyId: [...companyIds],
    scope: [...scopes],
    validTo: { [Op.or]: [null, { [Op.gte]: from }] },
  });
  const ofBuses = {
    where: counting(['basic', 'temporary', 'exception']),
    include: { association: 'vehicles', separate: true },
  };
  const [vehicle, driving, driver] = await Promise.all([
    VehicleCostList.findAll(ofBuses),
    DrivingCostList.findAll(ofBuses),
    // Exceptions of this kind are for drivers, and none is chosen yet.
    DriverCostList.findAll({ where: counting(['basic', 'temporary']) }),
  ]);
  const of = (companyId: number): CompanyLists => {
    let lists = companies.get(companyId);
    if (!lists) companies.set(companyId, (lists = noLists()));
    return lists;
  };
  for (const list of vehicle) of(list.companyId).vehicle.push(vehicleListOf(list));
  for (const list of driving) of(list.companyId).driving.push(drivingListOf(list));
  for (const list of driver) of(list.companyId).driver.push(driverListOf(list));
  for (const lists of companies.values())
    for (const { subjects } of [...lists.vehicle, ...lists.driving]) for (const id of subjects) lists.excepted.add(id);
  return companies;
}

/** For a company without any. */
export const noLists = (): CompanyLists => ({ vehicle: [], driving: [], driver: [], excepted: new Set() });

/** A company's price lists of one local day, as they apply to each of its vehicles. */
export class DayLists {
  /** The lists of each requested vehicle with an exception, and under 0 those of all others. */
  private readonly known = new Map<number, PickedLists | undefined>();

  constructor(
    private readonly lists: CompanyLists,
    private readonly localDate: string,
  ) {}

  /** Undefined if one of the three kinds is missing. Vehicles with the same lists get the same object. */
  pick(vehicleId: number): PickedLists | undefined {
    const subject = this.lists.excepted.has(vehicleId) ? vehicleId : 0;
    const known = this.known.get(subject);
    if (known || this.known.has(subject)) return known;
    const picked = this.picked(subject);
    this.known.set(subject, picked);
    return picked;
  }

  /** The list of each kind that applies to a vehicle, if any. */
  counting(vehicleId: number) {
    const { lists, localDate } = this;
    return {
      vehicle: pickList(lists.vehicle, localDate, vehicleId),
      driving: pickList(lists.driving, localDate, vehicleId),
      driver: pickList(lists.driver, localDate, 0),
    };
  }

  private picked(vehicleId: number): PickedLists | undefined {
    const { vehicle, driving, driver } = this.counting(vehicleId);
    if (!vehicle || !driving || !driver) return undefined;
    return {
      vehicleCost: vehicle,
      drivingCost: driving,
      driverCost: driver,
      ids: { vehicle: vehicle.id, driving: driving.id, driver: driver.id },
    };
  }
}
