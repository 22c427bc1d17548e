// Traces: S3-045, S3-046, S3-047, S3-048, S3-049, S3-050, S3-051, S3-052, S3-053, S3-054, S3-055, S3-056, S3-057,
// S3-060, S3-061, S9-009, S9-010, S9-011
import { type Ore, percentOf, roundedProduct } from '@bff/domain/shared/money';
import { HOUR, MINUTE } from '@bff/domain/shared/time';
import type { Segment } from '@bff/domain/trips';
import { measure, type Measures } from './measure';
import type { DriverCost, HourlyAddition, PriceLists } from './price-lists';

/** In display order; those before `commission` sum to the operator price, all of them to the total. */
export const LINE_KINDS = [
  'vehicleTime', 'vehicleMinimum', 'night', 'weekend', 'distance', 'driverTime', 'standby', 'obWeekday', 'obWeekend', 'overtimeNormal',
  'overtimeQualified', 'overnight', 'minimumPrice', 'agreed', 'commission', 'surcharge', 'tax',
] as const; // prettier-ignore
export type LineKind = (typeof LINE_KINDS)[number];

/**
 * A line of a price. `s`: quantity in seconds, rate in öre per hour; `m`: metres, öre per kilometre; `night`: nights, öre each;
 * `basisPoints`: a percentage of the rate (an amount); `once`: a single sum. The amount (öre) is authoritative: it is rounded once, half
 * away from zero, and may be lower than quantity × rate where a maximum applies.
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

/** The sums of a price. */
export interface PriceTotals {
  operatorPrice: Ore;
  customerPrice: Ore;
  tax: Ore;
  total: Ore;
}

export interface Price extends PriceTotals {
  offered: true;
  lines: PriceLine[];
}

const QUARTER = 15 * MINUTE;
const quarters = (time: number) => Math.ceil(time / QUARTER) * QUARTER;
/** time (ms) × rate (öre per hour) × times, rounded once. */
const hourly = (time: number, rate: Ore, times = 1): Ore => roundedProduct(HOUR, time, rate, times);

/** The price of a timeline (domain.md section 5, steps 1–7). */
export const priceTrip = (priceCase: PriceCase): PriceResult =>
  priceMeasured(measure(priceCase.segments), priceCase, priceCase);

/** The same, for a measured timeline: a search prices many vehicles on few timelines. */
export function priceMeasured(measures: Measures, lists: PriceLists, terms: PriceTerms): PriceResult {
  const lines = new Lines();
  const totals = addUp(lines, measures, lists, terms);
  return totals ? { offered: true, lines: lines.all, ...totals } : { offered: false, reason: 'maximumDistance' };
}

/** Only its sums, undefined if it is not offered: a search compares thousands, and shows the lines of twenty. */
export const totalsMeasured = (measures: Measures, lists: PriceLists, terms: PriceTerms): PriceTotals | undefined =>
  addUp(new Sum(), measures, lists, terms);

function addUp(lines: Sum, measures: Measures, lists: PriceLists, terms: PriceTerms): PriceTotals | undefined {
  const { drivingCost } = lists;
  if (drivingCost.maximumMetres !== null && measures.metres > drivingCost.maximumMetres) return undefined;

  addVehicle(measures, lists, lines);
  addDistance(measures, lists, lines);
  addDrivers(measures, lists.driverCost, terms.drivers, lines);

  let operatorPrice = lines.sum;
  const missing = (lists.vehicleCost.minimumPrice ?? 0) - operatorPrice;
  if (missing > 0) {
    lines.add('minimumPrice', 1, 'once', missing, missing);
    operatorPrice += missing;
  }
  return withTerms(lines, operatorPrice, terms);
}

/** The price for which an operator will drive, whatever its lists say: one line, then steps 6 and 7. */
export function priceAgreed(operatorPrice: Ore, terms: PriceTerms): Price {
  const lines = new Lines();
  lines.add('agreed', 1, 'once', operatorPrice, operatorPrice);
  return { offered: true, ...withTerms(lines, operatorPrice, terms), lines: lines.all };
}

/** Adds commission, fee and tax to the operator price. */
function withTerms(lines: Sum, operatorPrice: Ore, terms: PriceTerms): PriceTotals {
  const commission = percentOf(operatorPrice, terms.commissionBasisPoints);
  lines.add('commission', terms.commissionBasisPoints, 'basisPoints', operatorPrice, commission);
  lines.add('surcharge', 1, 'once', terms.surchargeFee, terms.surchargeFee);
  const customerPrice = operatorPrice + commission + terms.surchargeFee;
  // A trip that also runs in another country carries no Swedish tax (Skatteverket's rule for international passenger transport).
  const tax = terms.countries.every((country) => country === 'SE') ? percentOf(customerPrice, terms.taxBasisPoints) : 0;
  lines.add('tax', terms.taxBasisPoints, 'basisPoints', customerPrice, tax);
  return { operatorPrice, customerPrice, tax, total: customerPrice + tax };
}

/** Adds up the parts of a price. */
class Sum {
  sum: Ore = 0;

  add(_kind: LineKind, _quantity: number, _unit: PriceLine['unit'], _rate: number, amount: Ore): void {
    this.sum += amount;
  }

  /** `time` (ms) of that many drivers at a rate per hour. */
  addTime(kind: LineKind, time: number, rate: Ore | null, drivers = 1): void {
    if (rate !== null) this.add(kind, (time * drivers) / 1000, 's', rate, hourly(time, rate, drivers));
  }
}

/** Also keeps it line by line. */
class Lines extends Sum {
  readonly all: PriceLine[] = [];

  /** Lines of 0 are left out. */
  override add(kind: LineKind, quantity: number, unit: PriceLine['unit'], rate: number, amount: Ore): void {
    if (amount === 0) return;
    this.all.push({ kind, quantity, unit, rate, amount });
    this.sum += amount;
  }
}

function addVehicle({ days, night, weekend }: Measures, { vehicleCost }: PriceLists, lines: Sum): void {
  const { pricePerHour, minimumMinutes, nightPerHour, weekendPerHour } = vehicleCost;
  const maximum = vehicleCost.maximumPerDay ?? Infinity;
  let sum = 0;
  for (const time of days) {
    const billed = quarters(time);
    const amount = Math.min(hourly(billed, pricePerHour), maximum);
    sum += amount;
    lines.add('vehicleTime', billed / 1000, 's', pricePerHour, amount);
  }
  const minimum = Math.min(hourly((minimumMinutes ?? 0) * MINUTE, pricePerHour), maximum);
  if (sum < minimum) lines.add('vehicleMinimum', 1, 'once', minimum - sum, minimum - sum);
  lines.addTime('night', night, nightPerHour);
  lines.addTime('weekend', weekend, weekendPerHour);
}

function addDistance({ metres, positioningMetres }: Measures, { drivingCost }: PriceLists, lines: Sum): void {
  const { pricePerKm, freeMetres, minimumMetres, noPickupMetres } = drivingCost;
  const counted = Math.max(metres - Math.min(positioningMetres, noPickupMetres ?? 0), minimumMetres ?? 0);
  const billed = Math.max(0, counted - (freeMetres ?? 0));
  lines.add('distance', billed, 'm', pricePerKm, roundedProduct(1_000, billed, pricePerKm));
}

function addDrivers(measures: Measures, cost: DriverCost, drivers: number, lines: Sum): void {
  const { shifts } = measures;
  let worked = 0;
  for (const time of shifts) worked += time;
  const billed = Math.max(quarters(worked), (cost.minimumMinutes ?? 0) * MINUTE);
  lines.addTime('driverTime', billed, cost.costPerHour, drivers);
  lines.addTime('standby', measures.standby, cost.standbyPerHour, drivers);
  addAddition(lines, 'obWeekday', measures.nightOutsideWeekend, cost.obWeekday, cost, drivers);
  addAddition(lines, 'obWeekend', measures.weekend, cost.obWeekend, cost, drivers);
  addAddition(lines, 'overtimeNormal', between(shifts, 8 * HOUR, 10 * HOUR), cost.overtimeNormal, cost, drivers);
  addAddition(lines, 'overtimeQualified', between(shifts, 10 * HOUR, Infinity), cost.overtimeQualified, cost, drivers);
  if (cost.overnightPerNight !== null) {
    const nights = measures.rests * drivers;
    lines.add('overnight', nights, 'night', cost.overnightPerNight, nights * cost.overnightPerNight);
  }
}

/** The part of each shift from its hour `from` to its hour `to`, together. */
function between(shifts: readonly number[], from: number, to: number): number {
  let sum = 0;
  for (const time of shifts) sum += Math.max(0, Math.min(time, to) - from);
  return sum;
}

function addAddition(
  lines: Sum,
  kind: LineKind,
  time: number,
  rate: HourlyAddition | null,
  { costPerHour }: DriverCost,
  drivers: number,
): void {
  if (rate === null) return;
  if ('amount' in rate) return lines.addTime(kind, time, rate.amount, drivers);
  // The percent rate itself is never rounded: one division for all of it.
  const amount = roundedProduct(HOUR * 10_000, time, costPerHour, rate.basisPoints, drivers);
  lines.add(kind, (time * drivers) / 1000, 's', (costPerHour * rate.basisPoints) / 10_000, amount);
}
