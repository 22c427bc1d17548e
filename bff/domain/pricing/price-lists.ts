// Traces: S8-039
import type { PriceListScope } from '@states/price-list-scopes';
import type { Ore } from '@bff/domain/shared/money';

/** Rates are öre without tax; null means no such limit or price; minutes and metres are whole (domain.md section 5). */
export interface VehicleCost {
  pricePerHour: Ore;
  minimumMinutes: number | null;
  maximumPerDay: Ore | null;
  minimumPrice: Ore | null;
  nightPerHour: Ore | null;
  weekendPerHour: Ore | null;
}

export interface DrivingCost {
  pricePerKm: Ore;
  freeMetres: number | null;
  minimumMetres: number | null;
  maximumMetres: number | null;
  noPickupMetres: number | null;
}

/** An addition to the hourly cost: an amount per hour, or a percent of the hourly cost. */
export type HourlyAddition = { amount: Ore } | { basisPoints: number };

export interface DriverCost {
  costPerHour: Ore;
  minimumMinutes: number | null;
  obWeekday: HourlyAddition | null;
  obWeekend: HourlyAddition | null;
  overtimeNormal: HourlyAddition | null;
  overtimeQualified: HourlyAddition | null;
  standbyPerHour: Ore | null;
  overnightPerNight: Ore | null;
}

export interface PriceLists {
  vehicleCost: VehicleCost;
  drivingCost: DrivingCost;
  driverCost: DriverCost;
}

/** What decides which of several lists applies. */
export interface DatedList {
  id: number;
  scope: PriceListScope;
  /** Local days, `2027-03-10`; the last one included, null while open-ended. */
  validFrom: string;
  validTo: string | null;
  /** Vehicles (or drivers) that an exception is for. */
  subjects: readonly number[];
}

const ORDER = { deal: 0, exception: 1, temporary: 2, basic: 3 } as const;
const DAYS = 86_400_000;
const length = (list: DatedList) =>
  list.validTo === null ? Infinity : (Date.parse(list.validTo) - Date.parse(list.validFrom)) / DAYS;

/**
 * The list that applies on that local day to that vehicle or driver: a deal's, else an exception for it, else a temporary one, else the
 * basic one; of several the one with the shortest period, then the newest. Undefined: «price list missing».
 */
export function pickList<List extends DatedList>(
  lists: readonly List[],
  localDate: string,
  subject: number,
): List | undefined {
  let best: List | undefined;
  for (const list of lists) {
    if (list.validFrom > localDate || (list.validTo !== null && list.validTo < localDate)) continue;
    if (list.scope === 'exception' && !list.subjects.includes(subject)) continue;
    if (!best || precedes(list, best)) best = list;
  }
  return best;
}

function precedes(a: DatedList, b: DatedList): boolean {
  if (ORDER[a.scope] !== ORDER[b.scope]) return ORDER[a.scope] < ORDER[b.scope];
  if (length(a) !== length(b)) return length(a) < length(b);
  return a.id > b.id;
}
