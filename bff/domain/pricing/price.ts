import { type Ore, percentOf, roundedRatio } from '@bff/domain/shared/money';
import { HOUR, MINUTE } from '@bff/domain/shared/time';
import type { Segment } from '@bff/domain/trips';
import { measure, type Measures } from './measure';
import type { DriverCost, HourlyAddition, PriceLists } from './price-lists';

/** In the order in which they are shown; those before `commission` sum to the operator price, all of them to the total. */
export const LINE_KINDS = [
  'vehicleTime', 'vehicleMinimum', 'night', 'weekend', 'distance', 'driverTime', 'standby', 'obWeekday', 'obWeekend', 'overtimeNormal',
  'overtimeQualified', 'overnight', 'minimumPrice', 'commission', 'surcharge', 'tax',
] as const; // prettier-ignore
export type LineKind = (typeof LINE_KINDS)[number];

/**
 * A line of a price. `s`: quantity in seconds, rate in öre per hour; `m`: metres, öre per kilometre; `night`: nights, öre each;
 * `basisPoints`: a percentage of the rate (an amount); `once`: a sum by itself. The amount (öre) is what counts: it is rounded once, half
 * away from zero, and may be lower than quantity × rate where a maximum holds.
 */
export interface PriceLine {
  kind: LineKind;
  quantity: number;
  unit: 's' | 'm' | 'night' | 'basisPoints' | 'once';
  rate: number;
  amount: Ore;
}

export interface PriceTerms {
  drivers: number;
  commissionBasisPoints: number;
  surchargeFee: Ore;
  taxBasisPoints: number;
  /** ISO codes of the countries of the legs with passengers. */
  countries: readonly string[];
}

export interface PriceCase extends PriceLists, PriceTerms {
  segments: readonly Segment[];
}

export type PriceResult = Price | { offered: false; reason: 'maximumDistance' };

export interface Price {
  offered: true;
  lines: PriceLine[];
  operatorPrice: Ore;
  customerPrice: Ore;
  tax: Ore;
  total: Ore;
}

const QUARTER = 15 * MINUTE;
const quarters = (time: number) => Math.ceil(time / QUARTER) * QUARTER;
/** time (ms) × rate (öre per hour) × times, rounded once. */
const hourly = (time: number, rate: Ore, times = 1): Ore =>
  roundedRatio(BigInt(time) * BigInt(rate) * BigInt(times), BigInt(HOUR));

/** The price of a timeline (domain.md section 5, steps 1–7). */
export const priceTrip = (priceCase: PriceCase): PriceResult =>
  priceMeasured(measure(priceCase.segments), priceCase, priceCase);

/** The same, for a timeline that has been measured: a search prices many vehicles on few timelines. */
export function priceMeasured(measures: Measures, lists: PriceLists, terms: PriceTerms): PriceResult {
  const { drivingCost } = lists;
  if (drivingCost.maximumMetres !== null && measures.metres > drivingCost.maximumMetres)
    return { offered: false, reason: 'maximumDistance' };

  const lines: PriceLine[] = [];
  const add = (kind: LineKind, quantity: number, unit: PriceLine['unit'], rate: number, amount: Ore) => {
    if (amount !== 0) lines.push({ kind, quantity, unit, rate, amount });
  };
  addVehicle(measures, lists, add);
  addDistance(measures, lists, add);
  addDrivers(measures, lists.driverCost, terms.drivers, add);

  let operatorPrice = lines.reduce((sum, line) => sum + line.amount, 0);
  const missing = (lists.vehicleCost.minimumPrice ?? 0) - operatorPrice;
  if (missing > 0) {
    add('minimumPrice', 1, 'once', missing, missing);
    operatorPrice += missing;
  }
  const commission = percentOf(operatorPrice, terms.commissionBasisPoints);
  add('commission', terms.commissionBasisPoints, 'basisPoints', operatorPrice, commission);
  add('surcharge', 1, 'once', terms.surchargeFee, terms.surchargeFee);
  const customerPrice = operatorPrice + commission + terms.surchargeFee;
  // A trip that runs in another country too carries no Swedish tax (Skatteverket's rule for international passenger transport).
  const tax = terms.countries.every((country) => country === 'SE') ? percentOf(customerPrice, terms.taxBasisPoints) : 0;
  add('tax', terms.taxBasisPoints, 'basisPoints', customerPrice, tax);
  return { offered: true, lines, operatorPrice, customerPrice, tax, total: customerPrice + tax };
}

type Add = (kind: LineKind, quantity: number, unit: PriceLine['unit'], rate: number, amount: Ore) => void;

function addVehicle({ days, night, weekend }: Measures, { vehicleCost }: PriceLists, add: Add): void {
  const { pricePerHour, minimumMinutes, maximumPerDay, nightPerHour, weekendPerHour } = vehicleCost;
  const capped = (amount: Ore) => (maximumPerDay === null ? amount : Math.min(amount, maximumPerDay));
  let sum = 0;
  for (const time of days) {
    const billed = quarters(time);
    const amount = capped(hourly(billed, pricePerHour));
    sum += amount;
    add('vehicleTime', billed / 1000, 's', pricePerHour, amount);
  }
  const minimum = capped(hourly((minimumMinutes ?? 0) * MINUTE, pricePerHour));
  if (sum < minimum) add('vehicleMinimum', 1, 'once', minimum - sum, minimum - sum);
  if (nightPerHour !== null) add('night', night / 1000, 's', nightPerHour, hourly(night, nightPerHour));
  if (weekendPerHour !== null) add('weekend', weekend / 1000, 's', weekendPerHour, hourly(weekend, weekendPerHour));
}

function addDistance({ metres, positioningMetres }: Measures, { drivingCost }: PriceLists, add: Add): void {
  const { pricePerKm, freeMetres, minimumMetres, noPickupMetres } = drivingCost;
  const counted = Math.max(metres - Math.min(positioningMetres, noPickupMetres ?? 0), minimumMetres ?? 0);
  const billed = Math.max(0, counted - (freeMetres ?? 0));
  add('distance', billed, 'm', pricePerKm, roundedRatio(BigInt(billed) * BigInt(pricePerKm), 1_000n));
}

function addDrivers(measures: Measures, cost: DriverCost, drivers: number, add: Add): void {
  const { shifts } = measures;
  const worked = shifts.reduce((sum, time) => sum + time, 0);
  const billed = Math.max(quarters(worked), (cost.minimumMinutes ?? 0) * MINUTE);
  const hours = (kind: LineKind, time: number, rate: Ore | null) => {
    if (rate !== null) add(kind, (time * drivers) / 1000, 's', rate, hourly(time, rate, drivers));
  };
  const addition = (kind: LineKind, time: number, rate: HourlyAddition | null) => {
    if (rate === null) return;
    if ('amount' in rate) return hours(kind, time, rate.amount);
    // The percent rate itself is never rounded: one division for all of it.
    const amount = roundedRatio(
      BigInt(time) * BigInt(cost.costPerHour) * BigInt(rate.basisPoints) * BigInt(drivers),
      BigInt(HOUR) * 10_000n,
    );
    add(kind, (time * drivers) / 1000, 's', (cost.costPerHour * rate.basisPoints) / 10_000, amount);
  };
  const between = (from: number, to: number) =>
    shifts.reduce((sum, time) => sum + Math.max(0, Math.min(time, to) - from), 0);
  hours('driverTime', billed, cost.costPerHour);
  hours('standby', measures.standby, cost.standbyPerHour);
  addition('obWeekday', measures.nightOutsideWeekend, cost.obWeekday);
  addition('obWeekend', measures.weekend, cost.obWeekend);
  addition('overtimeNormal', between(8 * HOUR, 10 * HOUR), cost.overtimeNormal);
  addition('overtimeQualified', between(10 * HOUR, Infinity), cost.overtimeQualified);
  if (cost.overnightPerNight !== null) {
    const nights = measures.rests * drivers;
    add('overnight', nights, 'night', cost.overnightPerNight, nights * cost.overnightPerNight);
  }
}
